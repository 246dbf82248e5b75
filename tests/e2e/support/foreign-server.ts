/** A server that speaks the calls of the specification's section 7 and knows nothing of our own extras. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import * as league from './foreign-league.ts'

export interface ForeignServer {
  origin: string
  close(): Promise<void>
}

export interface ForeignServerOptions {
  /** Lists come in an object, `{"leagues": [...]}`. */
  wrapsLists?: boolean
  /** Changes every answer before it is sent. */
  alter?: (answer: unknown, path: string) => unknown
}

/** Listens on a free port of this machine. */
export async function startForeignServer({
  wrapsLists = false,
  alter = (answer) => answer,
}: ForeignServerOptions = {}): Promise<ForeignServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://foreign.invalid')
    const known = answerTo(pathname, wrapsLists)
    const body = known === null ? { detail: missingDetail(pathname) } : alter(known, pathname)
    response.writeHead(known === null ? 404 : 200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The page's calls of the API go to the foreign server; the site itself comes from ours. */
export async function useForeignServer(page: Page, { origin }: ForeignServer): Promise<void> {
  await page.route(/\/api\/v1\//, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.continue({ url: `${origin}${pathname}${search}` })
  })
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
function answerTo(pathname: string, wrapsLists: boolean): unknown {
  const path = pathname.replace(/^\/api\/v1/, '')
  for (const [pattern, answer, listName] of calls) {
    const [, a, b] = pattern.exec(path) ?? [null]
    if (!pattern.test(path)) continue
    const found = answer(Number(a), Number(b))
    return wrapsLists && listName && found !== null ? { [listName]: found } : found
  }
  return null
}

function missingDetail(pathname: string): string {
  return pathname.includes('/roster/weekly/') ? 'No roster data found' : 'Not found'
}
