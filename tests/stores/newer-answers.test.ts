/** Pages of snapshots load what shows newer answers only where a server has some. */
import { afterEach, expect, it, vi } from 'vitest'
import type { SnapshotSeason } from '../../src/contract/snapshot.ts'
import type { PageAnswers } from '../../src/stores/page-answers.ts'

const running: SnapshotSeason = {
  espn_league_id: 103,
  season: 2026,
  league_id: 10326,
  name: 'Running',
  hash: '0123456789abcdef',
  taken_at: '2026-11-10T00:00:00.000Z',
  through_week: 9,
}
const over: SnapshotSeason = { ...running, through_week: null }
const picture = 'logos/0123456789abcdef0123456789abcdef.webp'
const leagueOf = (logo: string) => ({ id: 10326, name: 'Running', team_logos: [{ team_id: 1, team_name: 'A', logo }] })
const files: Record<string, unknown> = {
  '/snapshot/leagues.json': [{ id: 10326, espn_league_id: 103, season: 2026, name: 'Running' }],
  '/snapshot/103/2026/0123456789abcdef/leagues/espn.json': leagueOf(picture),
}

/** Whether it is told of something newer, and what a server was asked. */
async function watch(
  page: { seasons?: SnapshotSeason[]; calls: PageAnswers['calls'] },
  api: (path: string) => unknown,
  { apiUrl = '' } = {},
) {
  const { seasons = [], calls } = page
  vi.resetModules()
  vi.stubEnv('HAS_SNAPSHOTS', 'true')
  vi.stubEnv('PUBLIC_API_BASE_URL', apiUrl)
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('navigator', { onLine: true })
  const asked: string[] = []
  const isAnswered = seasons[0]?.through_week !== null && api('') !== undefined
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/snapshot/')) return Response.json(files[address])
    asked.push(address)
    const answer = api(address)
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
  const { watchForNewer } = await import('../../src/stores/newer-answers.ts')
  const tell = vi.fn()
  await watchForNewer({ seasons, year: seasons[0]?.season ?? null, calls }, tell)
  const { resource } = await import('../../src/stores/resource.ts')
  if (isAnswered) {
    for (const [name, parameters] of calls) {
      const { $state, built } = resource(name, parameters as never)
      await vi.waitFor(() => expect($state.get()).not.toBe(built))
    }
  }
  return { told: tell.mock.calls.length > 0, asked }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const list = { calls: [['leagues', {}]] } satisfies { calls: PageAnswers['calls'] }
const leagueOfSeason = (season: SnapshotSeason) => ({
  seasons: [season],
  calls: [['espnLeague', { espnId: 103 }]] as PageAnswers['calls'],
})
const logoOfServer = `/api/v1/leagues/espn/103/seasons/2026/${picture}`

it('is silent where a server says the same, or nothing', async () => {
  const same = await watch(list, () => files['/snapshot/leagues.json'])
  expect(same).toMatchObject({ told: false, asked: [expect.stringContaining('/api/v1/leagues')] })
  expect(await watch(list, () => undefined)).toMatchObject({ told: false })
  const league = { ...leagueOf(logoOfServer), seasons: [2026] }
  expect(await watch(leagueOfSeason(running), () => league)).toMatchObject({ told: false, asked: [expect.anything()] })
})

it('tells of another answer', async () => {
  expect(await watch(list, () => [{ id: 1, espn_league_id: 1, season: 2026, name: 'New' }])).toMatchObject({
    told: true,
  })
  const league = { ...leagueOf(logoOfServer), seasons: [2026], name: 'Renamed' }
  expect(await watch(leagueOfSeason(running), () => league)).toMatchObject({ told: true })
})

it('asks nothing of a season that is over, but for newer ones of a server that is there for certain', async () => {
  const league = { ...leagueOf(logoOfServer), seasons: [2026, 2027] }
  expect(await watch(leagueOfSeason(over), () => league)).toEqual({ told: false, asked: [] })
  const certain = await watch(leagueOfSeason(over), () => league, { apiUrl: 'https://api.example' })
  expect(certain).toMatchObject({ told: true, asked: [expect.anything()] })
  const none = await watch(leagueOfSeason(over), () => leagueOf(logoOfServer), { apiUrl: 'https://api.example' })
  expect(none).toMatchObject({ told: false })
})
