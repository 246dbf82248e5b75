/**
 * A fake ESPN on another origin, over HTTP with CORS and preflight: small leagues without a snapshot. It also serves pages, because a
 * member's script runs on ESPN's own site.
 */
import { createServer } from 'node:http'
import { buildEspnLeague } from '../../hosts/espn/build-espn-league.ts'
import { type FakeLeague, respondAsEspn } from '../../hosts/espn/respond-as-espn.ts'

/**
 * A finished season, a running one, a private one, one that ESPN hides from other sites, and one with a first response whose others wait
 * for `/release`.
 */
export const espnLeagues = { finished: 471101, running: 471102, private: 471103, refused: 471104, held: 471105 }
/** Further ones of that kind, for browsers whose tests run at the same time. Their responses are held again after `/hold`, those that come `after` so many. */
export const heldLeagues = { webkit: 471106, firefox: 471107, chromium: 471108 }

/** Finished ones whose requests no other test sends. */
export const ownLeagues = { webkit: 471111, firefox: 471112, chromium: 471113 }

interface HeldLeague {
  /** Responses that are sent before it holds the others. */
  left: number
  released: Promise<void>
  release(): void
}

function holdLeague(left = 1): HeldLeague {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  return { left, released, release }
}

export function serveEspn(port: number): void {
  const leagues = new Map<string, FakeLeague>()
  const add = (espnLeagueId: number, sketch: object = {}, how: Partial<FakeLeague> = {}) => {
    const files = buildEspnLeague({ espnLeagueId, season: 2025, ...sketch })
    leagues.set(`2025/${espnLeagueId}`, { read: async (name) => files[name] ?? null, ...how })
  }
  for (const league of [espnLeagues.finished, ...Object.values(ownLeagues)]) add(league)
  add(espnLeagues.running, { latestWeek: 2 })
  add(espnLeagues.private, {}, { isPrivate: true })
  add(espnLeagues.refused)
  const held = new Map<string, HeldLeague>()
  for (const league of [espnLeagues.held, ...Object.values(heldLeagues)]) {
    add(league)
    held.set(String(league), holdLeague())
  }
  let asked: string[] = []

  createServer(async (incoming, response) => {
    const url = new URL(incoming.url ?? '/', `http://localhost:${port}`)
    if (url.pathname === '/asked') {
      response.end(JSON.stringify(asked.splice(0)))
      return
    }
    if (url.pathname === '/hold' || url.pathname === '/release') {
      const league = url.searchParams.get('league') ?? String(espnLeagues.held)
      held.get(league)?.release()
      if (url.pathname === '/hold') held.set(league, holdLeague(Number(url.searchParams.get('after') ?? 1)))
      response.end()
      return
    }
    if (url.pathname === '/football/league') {
      response.setHeader('set-cookie', 'espn_s2=member; Path=/; SameSite=Lax')
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>ESPN</title><h1>A league</h1>')
      return
    }
    if (incoming.method !== 'OPTIONS') asked = [...asked, url.pathname + url.search]
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)])
    const answer = await respondAsEspn(new Request(url, { method: incoming.method, headers }), leagues)
    const [, ofLeague] = [...held].find(([league]) => url.pathname.includes(league)) ?? []
    if (answer.status === 200 && ofLeague && ofLeague.left-- <= 0) await ofLeague.released
    const hidden = url.pathname.includes(String(espnLeagues.refused))
    const given = [...answer.headers].filter(([name]) => !hidden || !name.startsWith('access-control'))
    response.writeHead(answer.status, Object.fromEntries(given)).end(Buffer.from(await answer.arrayBuffer()))
  }).listen(port)
}
