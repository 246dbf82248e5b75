/** A whole import from a server that behaves as ESPN does: what is asked for, what is kept, what goes wrong. */
import { afterEach, describe, expect, it } from 'vitest'
import {
  createEspnHttp,
  fetchLeagueSeason,
  type ImportOptions,
  type ImportStep,
  type RawFolder,
  readLeagueSeason,
} from '../../src/espn/index.ts'
import { buildEspnLeague, type EspnFiles, type LeagueSketch, openMemoryFolder, setAt } from './build-espn-league.ts'
import { type FakeEspn, type FakeEspnOptions, startFakeEspn } from './fake-espn.ts'

type MemoryFolder = ReturnType<typeof openMemoryFolder>
type Faults = NonNullable<FakeEspnOptions['faults']>

let espn: FakeEspn
let leagues: FakeEspnOptions['leagues']
let faults: Faults | undefined
let folders: Map<number, MemoryFolder>
afterEach(() => espn.close())

async function start(sketch: LeagueSketch = {}, files: EspnFiles = buildEspnLeague(sketch)): Promise<void> {
  leagues = new Map([[`${sketch.season ?? 2025}/4711`, openMemoryFolder(files)]])
  faults = undefined
  folders = new Map()
  espn = await startFakeEspn({ leagues, faults: (request, before) => faults?.(request, before) ?? null })
}

function rawFor(season: number): RawFolder {
  const folder = folders.get(season) ?? openMemoryFolder()
  folders.set(season, folder)
  return folder
}

function fetchIt(options: Partial<ImportOptions> = {}, retries = 0) {
  const http = createEspnHttp({ baseUrl: espn.baseUrl, backoffMs: 0, retries })
  return fetchLeagueSeason(http, rawFor, { espnLeagueId: 4711, season: 2025, ...options })
}

const everything = [
  'league.json',
  'players.json',
  'pro-schedule.json',
  'scoring-period-01.json',
  'scoring-period-02.json',
  'scoring-period-03.json',
  'transactions-01.json',
  'transactions-02.json',
  'transactions-03.json',
]

describe('a first import', () => {
  it('asks for each thing once and is the season that the recorded folder gives', async () => {
    await start()
    const season = await fetchIt()
    expect(espn.takeFiles()).toEqual(everything)
    expect(season).toEqual(await readLeagueSeason(openMemoryFolder(buildEspnLeague()), { espnLeagueId: 4711 }))
    expect(espn.mostInFlight).toBeLessThanOrEqual(2)
  })

  it('has every answer in the raw folder, readable without ESPN', async () => {
    await start()
    const season = await fetchIt()
    expect(await readLeagueSeason(rawFor(2025), { espnLeagueId: 4711 })).toEqual(season)
    expect(await rawFor(2025).list()).toEqual([...everything, 'import.json'].sort())
  })

  it('counts its requests up to the total', async () => {
    await start()
    const steps: ImportStep[] = []
    await fetchIt({ onProgress: (step) => steps.push(step) })
    expect(steps.every(({ done, total }) => done <= total)).toBe(true)
    expect(steps.map(({ done }) => done)).toEqual([...steps.map(({ done }) => done)].sort((a, b) => a - b))
    expect(steps.at(-1)).toEqual({ step: 'players', week: null, done: 9, total: 9 })
    expect(new Set(steps.map(({ step }) => step))).toEqual(
      new Set(['league', 'line-ups', 'transactions', 'NFL schedule', 'players']),
    )
  })

  it('asks for players in portions that fit into a header', async () => {
    const files = buildEspnLeague()
    const entry = { lineupSlotId: 20, playerPoolEntry: { player: { fullName: 'Extra', defaultPositionId: 3 } } }
    const extras = Array.from({ length: 450 }, (_, index) => ({ ...entry, playerId: 5000 + index }))
    setAt(files['scoring-period-01.json'], 'schedule[0].home.rosterForCurrentScoringPeriod.entries', extras)
    await start({}, files)
    await fetchIt()
    const asked = espn.requests.flatMap(({ file, filter }) =>
      file === 'players.json' ? [(filter as { players: { limit: number } }).players.limit] : [],
    )
    expect(asked).toEqual([200, 200, 74])
  })

  it('asks for little before the draft', async () => {
    await start({ drafted: false, latestWeek: 0 })
    const season = await fetchIt()
    expect(season.status.phase).toBe('pre-draft')
    expect(espn.takeFiles()).toEqual(['league.json', 'pro-schedule.json'])
  })

  it('reads seasons before 2018 from the history', async () => {
    await start({ season: 2016 })
    const season = await fetchIt({ season: 2016 })
    expect([season.season, season.matchups.length]).toEqual([2016, 6])
    expect(espn.requests[0]?.path).toContain('/leagueHistory/4711')
  })
})

describe('a further import', () => {
  it('of a finished season asks for nothing', async () => {
    await start()
    const first = await fetchIt()
    espn.takeFiles()
    expect(await fetchIt()).toEqual(first)
    expect(espn.takeFiles()).toEqual([])
  })

  it('goes on where it was stopped, whichever request that was', async () => {
    for (let stopAt = 1; stopAt <= everything.length; stopAt++) {
      await start()
      const stop = new AbortController()
      let answered = 0
      faults = () => {
        answered++
        if (answered === stopAt) stop.abort()
        return answered >= stopAt ? 'hang' : null
      }
      await expect(fetchIt({ signal: stop.signal })).rejects.toMatchObject({ kind: 'aborted' })
      espn.takeFiles()
      const saved = await rawFor(2025).list()
      faults = undefined
      await fetchIt()
      const asked = espn.takeFiles()
      expect(asked.filter((file) => saved.includes(file))).toEqual([])
      // A request that was on its way when the import stopped may reach the server late: it counts once.
      expect(new Set([...asked, ...saved, 'import.json'])).toEqual(new Set([...everything, 'import.json']))
      await espn.close()
    }
  })

  it('of a running season asks for what is running only', async () => {
    await start({ latestWeek: 2, hasPlayed: (id) => id % 2 === 0 })
    const before = await fetchIt()
    expect(before.status.completedWeeks).toEqual([1])
    espn.takeFiles()
    leagues.set('2025/4711', openMemoryFolder(buildEspnLeague({ latestWeek: 2 })))
    const after = await fetchIt({ previous: before })
    expect(espn.takeFiles()).toEqual(['league.json', 'players.json', 'scoring-period-02.json', 'transactions-02.json'])
    expect(after.players.map(({ espnPlayerId }) => espnPlayerId)).toEqual(before.players.map((p) => p.espnPlayerId))
  })

  it('asks again for a week that was saved while it ran, once', async () => {
    await start({ latestWeek: 2, hasPlayed: (id) => id % 2 === 0 })
    await fetchIt()
    leagues.set('2025/4711', openMemoryFolder(buildEspnLeague({ latestWeek: 3, hasPlayed: () => false })))
    espn.takeFiles()
    const season = await fetchIt()
    expect(espn.takeFiles()).toEqual([
      ...['league.json', 'players.json', 'scoring-period-02.json', 'scoring-period-03.json'],
      ...['transactions-02.json', 'transactions-03.json'],
    ])
    expect(season.matchups.filter(({ status }) => status === 'final')).toHaveLength(4)
    await fetchIt()
    expect(espn.takeFiles()).toEqual(['league.json', 'players.json', 'scoring-period-03.json', 'transactions-03.json'])
  })

  it('asks for the players once more after the season', async () => {
    await start({ latestWeek: 3 })
    await fetchIt()
    leagues.set('2025/4711', openMemoryFolder(buildEspnLeague()))
    espn.takeFiles()
    await fetchIt()
    expect(espn.takeFiles()).toContain('players.json')
    await fetchIt()
    expect(espn.takeFiles()).toEqual([])
  })

  it('does not ask again for the first week of a two-week round', async () => {
    const matchupPeriods = { '1': [1], '2': [2], '3': [3, 4] }
    await start({ matchupPeriods, latestWeek: 4, hasPlayed: () => false })
    await fetchIt()
    espn.takeFiles()
    await fetchIt()
    expect(espn.takeFiles().filter((file) => file.startsWith('scoring'))).toEqual(['scoring-period-04.json'])
  })

  it('downloads anew what is broken in the folder', async () => {
    await start()
    await fetchIt()
    const folder = rawFor(2025)
    await folder.write('scoring-period-02.json', { messages: ['Something went wrong'] })
    await folder.write('pro-schedule.json', {})
    espn.takeFiles()
    await fetchIt()
    expect(espn.takeFiles()).toEqual(['pro-schedule.json', 'scoring-period-02.json'])
  })
})

describe('what ESPN refuses', () => {
  it.each([
    ['players.json', 'players.json'],
    ['transactions-02.json', 'transactions'],
    ['pro-schedule.json', 'pro-schedule.json'],
  ])('is a warning for %s', async (file, source) => {
    await start()
    faults = (request) => (request.file === file ? { status: 401 } : null)
    const season = await fetchIt()
    expect(season.warnings.map((warning) => warning.source)).toContain(source)
    expect(season.matchups).toHaveLength(6)
  })

  it('is a missing week for a week that is gone, but not for cookies that expired meanwhile', async () => {
    await start()
    faults = ({ file }) => (file === 'scoring-period-02.json' ? { status: 404 } : null)
    expect((await fetchIt()).warnings.map(({ week }) => week)).toContain(2)
    faults = ({ file }) => (file === 'scoring-period-02.json' ? { status: 401 } : null)
    await expect(fetchIt()).rejects.toMatchObject({ kind: 'private-league' })
  })

  it('fails the import where a server error stays, and keeps what was saved', async () => {
    await start()
    faults = ({ file }) => (file === 'scoring-period-03.json' ? { status: 503 } : null)
    await expect(fetchIt()).rejects.toMatchObject({ kind: 'espn-unavailable' })
    espn.takeFiles()
    faults = undefined
    await fetchIt()
    const asked = espn.takeFiles()
    expect(asked).toContain('scoring-period-03.json')
    expect(asked).not.toContain('scoring-period-01.json')
  })

  it('survives a server that fails every other time', async () => {
    await start()
    faults = (_, before) => (before % 2 === 0 ? { status: 500 } : null)
    expect((await fetchIt({}, 2)).warnings).toEqual([])
  })

  it('is a private league when the league itself is refused', async () => {
    await start()
    faults = () => ({ status: 401 })
    await expect(fetchIt()).rejects.toMatchObject({
      kind: 'private-league',
      message: expect.stringMatching(/league 4711, season 2025.*ESPN_S2 and SWID/),
    })
  })

  it('does not replace a good league answer by a strange one', async () => {
    await start({ latestWeek: 2 })
    await fetchIt()
    faults = ({ file }) => (file === 'league.json' ? { status: 200, body: '{"messages":["?"]}' } : null)
    await expect(fetchIt()).rejects.toMatchObject({ kind: 'unreadable-answer' })
    expect(await readLeagueSeason(rawFor(2025), { espnLeagueId: 4711 })).toMatchObject({ season: 2025 })
  })
})

describe('which season', () => {
  it('is the newest that ESPN has when none is named', async () => {
    await start({ season: 2024 })
    const season = await fetchIt({ season: undefined, latestSeason: 2026 })
    expect(season.season).toBe(2024)
    expect(espn.requests.slice(0, 3).map((request) => request.season)).toEqual([2026, 2025, 2024])
    expect(await rawFor(2026).list()).toEqual([])
  })

  it('is asked for when there is no year to begin with', async () => {
    await start()
    await expect(fetchIt({ season: undefined })).rejects.toMatchObject({ kind: 'bad-request' })
  })

  it('tells an unknown league from a season that the league does not have', async () => {
    await start()
    await expect(fetchIt({ season: 2019, latestSeason: 2026 })).rejects.toMatchObject({
      kind: 'not-found',
      message: 'ESPN has league 4711, but not its season 2019; it has 2023, 2024, 2025.',
    })
    await expect(fetchIt({ espnLeagueId: 1, latestSeason: 2026 })).rejects.toMatchObject({
      kind: 'not-found',
      message: expect.stringMatching(/^ESPN has no league 1 in season 2025/),
    })
    await expect(fetchIt({ espnLeagueId: 1, season: undefined, latestSeason: 2026 })).rejects.toMatchObject({
      kind: 'not-found',
      message: expect.stringMatching(/^ESPN has no league 1 in the seasons 2023 to 2026/),
    })
  })
})
