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

export function serveEspn(port: number): void {
  const leagues = new Map<string, FakeLeague>()
  const add = (espnLeagueId: number, sketch: object = {}, how: Partial<FakeLeague> = {}) => {
    const files = buildEspnLeague({ espnLeagueId, season: 2025, ...sketch })
    leagues.set(`2025/${espnLeagueId}`, { read: async (name) => files[name] ?? null, ...how })
  }
  add(espnLeagues.finished)
  add(espnLeagues.running, { latestWeek: 2 })
  add(espnLeagues.private, {}, { isPrivate: true })
  add(espnLeagues.refused)
  add(espnLeagues.held)
  let asked: string[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let heldResponses = 0

  createServer(async (incoming, response) => {
    const url = new URL(incoming.url ?? '/', `http://localhost:${port}`)
    if (url.pathname === '/asked') {
      response.end(JSON.stringify(asked.splice(0)))
      return
    }
    if (url.pathname === '/release') {
      release()
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
    const isHeld = answer.status === 200 && url.pathname.includes(String(espnLeagues.held))
    if (isHeld && heldResponses++ > 0) await released
    const hidden = url.pathname.includes(String(espnLeagues.refused))
    const given = [...answer.headers].filter(([name]) => !hidden || !name.startsWith('access-control'))
    response.writeHead(answer.status, Object.fromEntries(given)).end(Buffer.from(await answer.arrayBuffer()))
  }).listen(port)
}
