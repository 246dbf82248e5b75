/** Seasons in one of ESPN's two archives, and hidden leagues. */
import { afterEach, expect, it } from 'vitest'
import { buildEspnLeague, openMemoryFolder } from './build-espn-league.ts'
import type { FakeLeague } from './fake-espn.ts'
import { type ImportBench, startImportBench } from './import-bench.ts'

let bench: ImportBench
afterEach(() => bench.espn.close())

async function start(season: number, league: Partial<FakeLeague> = {}) {
  bench = await startImportBench({ season })
  bench.leagues.set(`${season}/4711`, { ...openMemoryFolder(buildEspnLeague({ season })), ...league })
}
const archivesAsked = () => bench.espn.requests.flatMap(({ archive, espnLeagueId }) => (espnLeagueId ? archive : []))

it.each([
  [2018, 'history'],
  [2019, 'history'],
  [2017, 'seasons'],
] as const)('finds season %i where it is, in the %s, and asks there for the rest', async (season, archive) => {
  await start(season, { archive })
  const found = await bench.fetchIt({ season })
  expect([found.season, found.lineups.length, found.warnings]).toEqual([season, 12, []])
  const [first, ...others] = archivesAsked()
  expect(first).not.toBe(archive)
  expect(new Set(others)).toEqual(new Set([archive]))
  // The saved response shows its archive.
  await bench.rawFor(season).write('players.json', {})
  await bench.rawFor(season).write('import.json', { correctedWeek: 3 })
  const asked = bench.espn.requests.length
  await bench.fetchIt({ season })
  expect(bench.espn.requests.slice(asked).map((request) => request.archive)).toEqual([archive])
})

it('does not report privacy if the other archive shows the league', async () => {
  await start(2018, { archive: 'history' })
  bench.faults = ({ archive, espnLeagueId }) => (archive === 'seasons' && espnLeagueId ? { status: 401 } : null)
  expect((await bench.fetchIt({ season: 2018 })).season).toBe(2018)
})

it('reports that an old season is private or missing', async () => {
  await start(2016, { isPrivate: true })
  await expect(bench.fetchIt({ season: 2016 })).rejects.toMatchObject({
    kind: 'not-found',
    message: expect.stringMatching(/no league 4711 in season 2016; check .*private, set ESPN_S2 and SWID/),
  })
  // A newer season, which is shown, names it.
  bench.leagues.set('2018/4711', openMemoryFolder(buildEspnLeague({ season: 2018 })))
  await expect(bench.fetchIt({ season: 2016, latestSeason: 2018 })).rejects.toMatchObject({
    kind: 'private-league',
    message: expect.stringMatching(/has season 2016 of league 4711, but only shows it to members: set ESPN_S2/),
  })
})

it('reads a private season of today for a member only', async () => {
  await start(2025, { isPrivate: true })
  await expect(bench.fetchIt()).rejects.toMatchObject({ kind: 'private-league' })
  expect(archivesAsked()).toEqual(['seasons'])
})
