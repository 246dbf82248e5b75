/** A whole import from a server that behaves like ESPN: the requests and their order. */
import { afterEach, describe, expect, it } from 'vitest'
import { type ImportStep, readEspnSeason } from '../../../src/hosts/espn/index.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { addToRosters, buildEspnLeague, openMemoryFolder } from './build-espn-league.ts'
import { everyFile, everything, type ImportBench, startImportBench } from './import-bench.ts'

let bench: ImportBench
afterEach(() => bench.espn.close())

describe('a first import', () => {
  it('sends each request once and equals the season of the recorded folder', async () => {
    bench = await startImportBench()
    const season = await bench.fetchIt()
    expect(bench.espn.takeFiles()).toEqual(everything)
    expect(season).toEqual(await readEspnSeason(openMemoryFolder(buildEspnLeague()), { espnLeagueId: 4711 }))
    expect(bench.espn.mostInFlight).toBeLessThanOrEqual(2)
  })

  it('saves every response in the raw folder, readable without ESPN', async () => {
    bench = await startImportBench()
    const season = await bench.fetchIt()
    expect(await readEspnSeason(bench.rawFor(2025), { espnLeagueId: 4711 })).toEqual(season)
    expect(await bench.rawFor(2025).list()).toEqual(everyFile)
  })

  it('counts its requests up to the total', async () => {
    bench = await startImportBench()
    const steps: ImportStep[] = []
    await bench.fetchIt({ onProgress: (step) => steps.push(step) })
    expect(steps.every(({ done, total }) => done <= total)).toBe(true)
    expect(steps.map(({ done }) => done)).toEqual([...steps.map(({ done }) => done)].sort((a, b) => a - b))
    expect(steps.at(-1)).toEqual({ step: 'players', week: null, done: 6, total: 6 })
    expect(new Set(steps.map(({ step }) => step))).toEqual(new Set(['league', 'lineups', 'NFL schedule', 'players']))
  })

  it('requests players in batches that fit into a header', async () => {
    const files = buildEspnLeague()
    const entry = { lineupSlotId: 20, playerPoolEntry: { player: { fullName: 'Extra', defaultPositionId: 3 } } }
    const extras = Array.from({ length: 408 }, (_, index) => ({ ...entry, playerId: 5000 + index }))
    addToRosters(files, extras)
    bench = await startImportBench({}, files)
    await bench.fetchIt()
    const asked = bench.espn.requests.flatMap(({ file, filter }) =>
      file === 'players.json' ? [(filter as { players: { limit: number } }).players.limit] : [],
    )
    expect(asked).toEqual([400, 32])
  })

  it('requests little before the draft', async () => {
    bench = await startImportBench({ drafted: false, latestWeek: 0 })
    const season = await bench.fetchIt()
    expect(judgeSeason(season).status.phase).toBe('pre-draft')
    expect(bench.espn.takeFiles()).toEqual(['league.json', 'pro-schedule.json'])
  })

  it('reads a season before 2018 of which the history has no players', async () => {
    bench = await startImportBench({ season: 2016 })
    bench.faults = ({ file }) => (file === 'players.json' ? { status: 200, body: '[{"id":4711}]' } : null)
    expect((await bench.fetchIt({ season: 2016 })).warnings.map(({ source }) => source)).toContain('players.json')
    bench.faults = () => ({ status: 200, body: '[]' })
    await expect(bench.fetchIt({ season: 2015 })).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('reads seasons before 2018 from the history', async () => {
    bench = await startImportBench({ season: 2016 })
    const season = await bench.fetchIt({ season: 2016 })
    expect([season.season, season.matchups.length]).toEqual([2016, 6])
    expect(bench.espn.requests[0]?.path).toContain('/leagueHistory/4711')
  })
})

describe('which season', () => {
  it('is the newest that ESPN has when none is named', async () => {
    bench = await startImportBench({ season: 2024 })
    const season = await bench.fetchIt({ season: undefined, latestSeason: 2026 })
    expect(season.season).toBe(2024)
    expect(bench.espn.requests.slice(0, 3).map((request) => request.season)).toEqual([2026, 2025, 2024])
    expect(await bench.rawFor(2026).list()).toEqual([])
  })

  it('is the newest after a year, without a look at that year and those before', async () => {
    bench = await startImportBench({ season: 2025 })
    const newestAfter = (year: number) => bench.fetchIt({ season: undefined, latestSeason: 2026, after: year })
    await expect(newestAfter(2025)).rejects.toMatchObject({ kind: 'not-found' })
    expect(bench.espn.requests.map((request) => request.season)).toEqual([2026])
    expect((await newestAfter(2024)).season).toBe(2025)
  })

  it('is requested if no year is given', async () => {
    bench = await startImportBench()
    await expect(bench.fetchIt({ season: undefined })).rejects.toMatchObject({ kind: 'bad-request' })
  })

  it('distinguishes an unknown league from a missing season', async () => {
    bench = await startImportBench()
    await expect(bench.fetchIt({ season: 2019, latestSeason: 2026 })).rejects.toMatchObject({
      kind: 'not-found',
      message: 'ESPN has league 4711, but not its season 2019; it has 2023, 2024, 2025.',
    })
    await expect(bench.fetchIt({ espnLeagueId: 1, latestSeason: 2026 })).rejects.toMatchObject({
      kind: 'not-found',
      message: expect.stringMatching(/^ESPN has no league 1 in season 2025/),
    })
    await expect(bench.fetchIt({ espnLeagueId: 1, season: undefined, latestSeason: 2026 })).rejects.toMatchObject({
      kind: 'not-found',
      message: expect.stringMatching(/^No ESPN league 1 found in seasons 2023 to 2026/),
    })
  })
})
