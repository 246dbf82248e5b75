/** Earlier seasons of a league: scores by one request each, the rest on demand. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importInWorker } from '../../src/server/import-in-worker.ts'
import { storeSource } from '../../src/snapshot/store-source.ts'
import { buildEspnLeague } from '../hosts/espn/build-espn-league.ts'
import { type FakeEspn, startFakeEspn } from '../hosts/espn/fake-espn.ts'
import { emptyServer, type TestServer } from './support/demo-server.ts'

const leagueId = '4711'
const league = { host: 'espn', leagueId } as const
const years = [2025, 2024, 2023]
let fake: FakeEspn
let server: TestServer

beforeAll(async () => {
  const seasons = years.map((season) => {
    const files = buildEspnLeague({ season, espnLeagueId: Number(leagueId) })
    return [`${season}/${leagueId}`, { read: async (name: string) => files[name] ?? null }] as const
  })
  fake = await startFakeEspn({ leagues: new Map(seasons) })
  server = emptyServer()
  const access = { espn: { baseUrl: fake.baseUrl, retries: 0 }, sleeper: {} }
  const run = importInWorker({ store: server.store, dataDir: server.folder, access })
  server.app = server.build({ imports: { run } })
})

afterAll(async () => {
  await server.app.service.close()
  await fake.close()
  server.remove()
})

const request = (path: string) => server.app.request(`/api/v1/${path}`)

async function untilThere(path: string) {
  expect((await request(path)).status).toBe(202)
  await server.app.service.idle()
  const response = await request(path)
  expect([path, response.status]).toEqual([path, 200])
  return response.json()
}

async function knownSeasons(): Promise<[number, string][]> {
  const { seasons } = await (await request(`leagues/espn/${leagueId}/history`)).json()
  const all: [number, string][] = seasons.map(({ season, known }: { season: number; known: string }) => [season, known])
  return all.filter(([, known]) => known !== 'missing')
}

it('are read by one response each, and completely when a call needs more', async () => {
  await untilThere(`leagues/espn/${leagueId}?season=2025`)
  fake.takeFiles()
  const earlier = await untilThere(`leagues/espn/${leagueId}?season=2024`)
  await untilThere(`leagues/espn/${leagueId}?season=2023`)
  expect(fake.takeFiles()).toEqual(['league.json', 'league.json'])
  expect(earlier).toMatchObject({ season: 2024, is_partial: false, warnings: [] })
  expect(await knownSeasons()).toEqual([
    [2023, 'scores'],
    [2024, 'scores'],
    [2025, 'whole'],
  ])
  const standings = await (await request(`analytics/standings?league_id=${earlier.id}`)).json()
  expect(standings.standings).toHaveLength(earlier.team_count)
  await expect(storeSource(server.store).find(league, 2024)).rejects.toThrow('npm run import -- 4711 --season 2024')
  expect((await storeSource(server.store).list()).map(({ season }) => season)).toEqual([2025])

  await untilThere(`analytics/superlatives?league_id=${earlier.id}`)
  expect(fake.takeFiles()).not.toContain('league.json')
  expect((await knownSeasons()).map(([, known]) => known)).toEqual(['scores', 'whole', 'whole'])
  expect(await (await request(`analytics/standings?league_id=${earlier.id}`)).json()).toEqual(standings)
})
