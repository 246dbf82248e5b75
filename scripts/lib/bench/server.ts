/** The server under load: a cached response, requests a second, and what compression saves. */
import autocannon from 'autocannon'
import { toLeagueId, toPublicId } from '../../../src/domain/identity.ts'
import type { LeagueSeason } from '../../../src/domain/league-season.ts'
import { buildApp } from '../../../src/server/app.ts'
import { serve } from '../../../src/server/serve.ts'
import type { LeagueStore } from '../../../src/storage/league-store.ts'
import { inKilobytes, inMilliseconds, type Measure, medianTime, timed } from './measure.ts'

const connections = 50
const brotli = { 'Accept-Encoding': 'br' }

export async function measureServer({
  season,
  store,
  seconds,
}: {
  season: LeagueSeason
  store: LeagueStore
  seconds: number
}): Promise<Measure[]> {
  const app = buildApp({ store, imports: null, siteDir: 'dist', apiToken: null, corsOrigins: [], log: console.error })
  const teamId = toPublicId(season, season.teams[0]?.id ?? 0)
  const standings = `/api/v1/analytics/standings?league_id=${toLeagueId(season)}`
  const roster = `/api/v1/teams/${teamId}/roster/weekly/3`
  const draft = `/api/v1/leagues/espn/${season.leagueId}/draft-complete`

  const bytesOf = async (url: string, headers = {}) =>
    (await (await app.request(url, { headers })).arrayBuffer()).byteLength
  const first = await timed(() => bytesOf(draft, brotli))
  const cached = await medianTime(200, () => bytesOf(draft, brotli))
  const plain = await bytesOf(draft)

  const server = await serve(app, { host: '127.0.0.1', port: 0 })
  try {
    return [
      { what: 'Draft answer, computed and compressed', value: inMilliseconds(first.ms) },
      { what: 'Draft answer, cached', value: inMilliseconds(cached) },
      { what: 'Cached against computed', value: `${Math.round(first.ms / cached)} × faster` },
      { what: 'Draft answer, plain', value: inKilobytes(plain) },
      {
        what: 'Draft answer, compressed',
        value: `${inKilobytes(first.result)} (${Math.round((100 * first.result) / plain)} %)`,
      },
      await measureLoad('Standings', server.url + standings, seconds),
      await measureLoad('Weekly roster', server.url + roster, seconds),
    ]
  } finally {
    await server.close()
  }
}

async function measureLoad(name: string, url: string, duration: number): Promise<Measure> {
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    connections,
    duration,
    headers: brotli,
    // The load comes from another thread, or it would be measured as well.
    workers: 1,
  })
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} of ${requests.total} requests failed: ${url}`)
  const value = `${Math.round(requests.average)} requests/s, median ${latency.p50} ms, 99 % within ${latency.p99} ms`
  return { what: `${name}, ${connections} connections`, value }
}
