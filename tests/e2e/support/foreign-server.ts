/**
 * A server with the calls of the specification's section 7 and none of our own, with the built site beside it. Its pages keep cached
 * scripts between visits, which a page with Playwright routes does not.
 */
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { serveSite } from '../../../src/server/site.ts'
import * as league from './foreign-league.ts'

export interface ForeignServer {
  origin: string
  close(): Promise<void>
}

export interface ForeignServerOptions {
  /** Lists are wrapped in an object, `{"leagues": [...]}`. */
  wrapsLists?: boolean
  /** Changes every response before it is sent. */
  alter?: (answer: unknown, path: string) => unknown
}

/** Listens on a free port of this machine. */
export async function startForeignServer({
  wrapsLists = false,
  alter = (response) => response,
}: ForeignServerOptions = {}): Promise<ForeignServer> {
  const app = new Hono()
  app.all('/api/v1/*', (context) => {
    const { pathname } = new URL(context.req.url)
    const known = responseTo(pathname, wrapsLists)
    if (known === null) return context.json({ detail: missingDetail(pathname) }, 404)
    return context.body(JSON.stringify(alter(known, pathname)), 200, { 'Content-Type': 'application/json' })
  })
  app.get('*', serveSite('dist'))
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
      resolve({ server, port }),
    )
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

const calls: readonly [RegExp, (a: number, b: number) => unknown, listName?: string][] = [
  [/^\/analytics\/superlatives$/, () => league.superlatives],
  [/^\/analytics\/standings$/, () => league.standings],
  [/^\/analytics\/draft-analysis$/, () => league.draftAnalysis],
  [/^\/leagues\/$/, () => [league.league], 'leagues'],
  [/^\/leagues\/(\d+)$/, (id) => (id === league.foreignLeagueId ? league.league : null)],
  [/^\/leagues\/espn\/(\d+)$/, (id) => (id === league.foreignEspnLeagueId ? league.league : null)],
  [/^\/leagues\/(?:espn\/)?\d+\/teams$/, () => league.teams, 'teams'],
  [/^\/leagues\/(?:espn\/)?\d+\/draft$/, () => league.draftPicks, 'draft_picks'],
  [/^\/leagues\/\d+\/draft-analytics$/, () => league.draftAnalytics],
  [/^\/leagues\/espn\/\d+\/draft-complete$/, () => league.draftComplete],
  [/^\/teams\/(\d+)$/, (id) => (id <= league.hardNames.length ? league.team(id) : null)],
  [/^\/teams\/(\d+)\/weekly-performance$/, league.weeklyPerformance],
  [/^\/teams\/(\d+)\/roster\/weekly\/(\d+)$/, league.weeklyRoster],
  [/^\/teams\/(\d+)\/start-sit-analysis\/(\d+)$/, league.startSitAnalysis],
  [/^\/teams\/(\d+)\/season-overview$/, league.seasonOverview],
  [/^\/players\/(\d+)$/, league.playerDetail],
]

/** Null: there is no such thing. */
export function responseTo(pathname: string, wrapsLists: boolean): unknown {
  const path = pathname.replace(/^\/api\/v1/, '')
  for (const [pattern, answer, listName] of calls) {
    const [, a, b] = pattern.exec(path) ?? [null]
    if (!pattern.test(path)) continue
    const found = answer(Number(a), Number(b))
    return wrapsLists && listName && found !== null ? { [listName]: found } : found
  }
  return null
}

export function missingDetail(pathname: string): string {
  return pathname.includes('/roster/weekly/') ? 'No roster data found' : 'Not found'
}
