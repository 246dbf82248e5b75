/** Downloads from a Sleeper that is as strict as the real one, and as unreliable as any network. */
import { afterEach, describe, expect, it } from 'vitest'
import { DomainError } from '../../../src/domain/errors.ts'
import { createSleeperHttp, createSleeperSource, type SleeperHttpConfig } from '../../../src/hosts/sleeper/index.ts'
import { errorOf } from '../../support/error-of.ts'
import { type Json, openMemoryFolder } from '../espn/memory-folder.ts'
import {
  buildPlayerList,
  buildSleeperLeague,
  draftId,
  type LeagueSketch,
  leagueId,
  previousLeagueId,
  type SleeperFiles,
  seasonOfLeague,
} from './build-sleeper-league.ts'
import { type FakeSleeper, startFakeSleeper } from './fake-sleeper.ts'
import type { FakeWorld } from './respond-as-sleeper.ts'

type Faults = NonNullable<Parameters<typeof startFakeSleeper>[1]>['faults']

let sleeper: FakeSleeper | null = null
afterEach(async () => {
  await sleeper?.close()
  sleeper = null
})

const noon = new Date('2026-01-20T12:00:00Z')

/** A Sleeper that has the small league, a folder to download into, and an import of it. */
async function open(sketch: LeagueSketch = {}, world: Partial<FakeWorld> = {}, faults?: Faults) {
  const files = buildSleeperLeague(sketch)
  const leagues = new Map([[leagueId, openMemoryFolder(files)]])
  const players = { ...buildPlayerList() } as Record<string, unknown>
  const current: FakeWorld = { leagues, players, ...world }
  sleeper = await startFakeSleeper(current, { faults })
  const { apiUrl, unofficialApiUrl } = sleeper
  const raw = openMemoryFolder()
  const importNow = async (
    options: {
      config?: SleeperHttpConfig
      signal?: AbortSignal
      now?: Date
      usesUnofficial?: boolean
      season?: number
      onlyRunningWeek?: boolean
      fetchNflSchedule?: () => Promise<unknown>
    } = {},
  ) => {
    const { config, signal, now = noon, usesUnofficial = false, season = null, onlyRunningWeek } = options
    const { fetchNflSchedule = async () => null } = options
    const http = createSleeperHttp({ apiUrl, unofficialApiUrl, backoffMs: 1, sleep: async () => {}, ...config })
    const source = createSleeperSource(http, { usesUnofficial, fetchNflSchedule })
    const early: [string, number][] = []
    const read = await source.fetchSeason(leagueId, {
      season,
      rawFor: () => raw,
      now: () => now,
      onlyRunningWeek,
      signal,
      onEarly: (known, part) => void early.push([part, known.teams.length]),
    })
    return { season: read, early, figures: source.counts() }
  }
  /** Another week has gone by. */
  const goOn = (next: LeagueSketch) => leagues.set(leagueId, openMemoryFolder(buildSleeperLeague(next)))
  return { sleeper, raw, leagues, importNow, goOn }
}

const short = (paths: string[]) =>
  paths.map((path) => path.replace('/v1/', '').replace(leagueId, 'L').replace(draftId, 'D'))

async function bytesOf(raw: ReturnType<typeof openMemoryFolder>): Promise<string> {
  const names = await raw.list()
  return JSON.stringify(await Promise.all(names.map(async (name) => [name, await raw.read(name)])))
}

describe('an import of a finished season', () => {
  it('requests each thing once, eight at a time at most, and nothing that Sleeper does not have', async () => {
    const { importNow, sleeper } = await open()
    const { season, figures } = await importNow()
    expect(season.status.phase).toBe('complete')
    expect(season.warnings.map(({ message }) => message)).not.toContainEqual(expect.stringMatching(/missing: adds/))
    const weeks = [1, 2, 3, 4, 5]
    expect(short(sleeper.takePaths())).toEqual(
      [
        ...['league/L', 'league/L/users', 'league/L/rosters', 'league/L/winners_bracket', 'league/L/losers_bracket'],
        ...['league/L/drafts', 'draft/D/picks', 'players/nfl'],
        ...weeks.flatMap((week) => [`league/L/matchups/${week}`, `league/L/transactions/${week}`]),
      ].sort(),
    )
    expect(sleeper.mostInFlight).toBeLessThanOrEqual(8)
    expect(figures).toEqual({ answered: 18, refused: 0, failed: 0 })
  })

  it('is not requested again once it is here', async () => {
    const { importNow, sleeper, raw } = await open()
    const { season } = await importNow()
    sleeper.takePaths()
    const before = await bytesOf(raw)
    const again = await importNow({ season: seasonOfLeague })
    expect(sleeper.takePaths()).toEqual([])
    expect(JSON.stringify(again.season)).toBe(JSON.stringify(season))
    expect(await bytesOf(raw)).toBe(before)
  })

  it('reports standings after five requests, and scores before the rest', async () => {
    const { importNow } = await open({}, {}, (path) => (/transactions/.test(path) ? { status: 403 } : null))
    const { early } = await importNow()
    expect(early).toEqual([
      ['league', 8],
      ['scores', 8],
    ])
    const stopped = await open({}, {}, (path) => (/matchups/.test(path) ? { status: 500 } : null))
    const tries: string[] = []
    await stopped
      .importNow({ config: { retries: 0 } })
      .catch(() => tries.push(...short(stopped.sleeper.takePaths()).filter((path) => !/matchups/.test(path))))
    expect(tries).toHaveLength(5)
  })

  it('reads the same from its folder as over the network', async () => {
    const { importNow, raw } = await open()
    const { season } = await importNow()
    const fromFiles = createSleeperSource(createSleeperHttp(), {
      usesUnofficial: false,
      fetchNflSchedule: async () => null,
    })
    const read = await fromFiles.readSeason(raw, { leagueId, season: null })
    expect(JSON.stringify(read)).toBe(JSON.stringify(season))
  })
})

describe('the NFL schedule', () => {
  it('is requested in parallel, and optional', async () => {
    const { importNow, sleeper } = await open()
    let requestsBefore = Number.NaN
    const { season } = await importNow({
      async fetchNflSchedule() {
        requestsBefore = sleeper.paths.length
        throw new DomainError('host-unavailable', 'ESPN cannot be reached.')
      },
    })
    expect(requestsBefore).toBeLessThan(sleeper.paths.length / 2)
    expect(season.nflSchedule).toBeNull()
    expect(JSON.stringify(season.warnings)).toContain('The NFL schedule is missing')
  })
})

describe('an import that is stopped', () => {
  it('resumes at any step, and ends with the same bytes', async () => {
    const whole = await open()
    const { season } = await whole.importNow()
    const wanted = await bytesOf(whole.raw)
    const count = whole.sleeper.paths.length
    await whole.sleeper.close()
    for (let failing = 1; failing < count; failing += 2) {
      let requests = 0
      let isDown = true
      const { importNow, raw, sleeper } = await open({}, {}, () =>
        isDown && ++requests > failing ? { status: 503 } : null,
      )
      await expect(importNow({ config: { retries: 0 } })).rejects.toThrow(/Sleeper failed with status 503/)
      isDown = false
      const saved = new Set(await raw.list())
      sleeper.takePaths()
      expect(JSON.stringify((await importNow({ season: seasonOfLeague })).season)).toBe(JSON.stringify(season))
      expect(await bytesOf(raw)).toBe(wanted)
      const repeated = short(sleeper.takePaths()).filter((path) => saved.has(fileOf(path)))
      expect(repeated).toEqual([])
      await sleeper.close()
    }
  })

  it('stops at once on abort', async () => {
    const stop = new AbortController()
    const { importNow } = await open({}, {}, (path) => {
      if (path.endsWith('matchups/2')) stop.abort()
      return null
    })
    const stopped = await importNow({ signal: stop.signal }).catch((problem: unknown) => problem)
    expect(stopped).toBeInstanceOf(DomainError)
    expect((stopped as DomainError).kind).toBe('aborted')
  })
})

describe('a season in progress', () => {
  const weekTwo = { status: 'in_season', leg: 2, scored: 1 }

  it('requests no brackets before they are drawn, and no moves of future weeks', async () => {
    const { importNow, sleeper } = await open(weekTwo)
    await importNow()
    const paths = short(sleeper.takePaths())
    expect(paths.filter((path) => /bracket/.test(path))).toEqual([])
    expect(paths.filter((path) => /transactions/.test(path))).toEqual([
      'league/L/transactions/1',
      'league/L/transactions/2',
    ])
  })

  it('is refreshed with the league, its teams and the weeks that can have changed', async () => {
    const { importNow, sleeper, goOn } = await open(weekTwo)
    await importNow()
    sleeper.takePaths()
    goOn({ status: 'in_season', leg: 3, scored: 2 })
    const { season } = await importNow()
    expect(season.status).toMatchObject({ currentWeek: 3, scoredWeeks: [1, 2] })
    expect(short(sleeper.takePaths())).toEqual([
      ...['league/L', 'league/L/matchups/1', 'league/L/matchups/2', 'league/L/matchups/3', 'league/L/rosters'],
      ...['league/L/transactions/1', 'league/L/transactions/2', 'league/L/transactions/3', 'league/L/users'],
    ])
    await importNow()
    expect(short(sleeper.takePaths()).filter((path) => /matchups/.test(path))).toEqual([
      'league/L/matchups/2',
      'league/L/matchups/3',
    ])
  })

  it('is brought up to date while its week is played with one request', async () => {
    const { importNow, sleeper } = await open(weekTwo)
    const before = await importNow()
    sleeper.takePaths()
    const { season } = await importNow({ season: seasonOfLeague, onlyRunningWeek: true })
    expect(short(sleeper.takePaths())).toEqual(['league/L/matchups/2'])
    expect(season).toEqual(before.season)
  })

  it('ends like one that was imported when it was over', async () => {
    const late = await open()
    const wanted = JSON.stringify((await late.importNow()).season)
    await late.sleeper.close()
    const { importNow, goOn, sleeper } = await open({ status: 'pre_draft', leg: 0, scored: 0 })
    await importNow()
    for (const scored of [0, 1, 2, 3, 4]) {
      goOn({ status: 'in_season', leg: scored + 1, scored })
      await importNow()
    }
    goOn({})
    const { season } = await importNow()
    expect(JSON.stringify(season) === wanted).toBe(true)
    sleeper.takePaths()
    await importNow({ season: seasonOfLeague })
    expect(sleeper.takePaths()).toEqual([])
  })

  it('looks players up once a day', async () => {
    const { importNow, sleeper } = await open(weekTwo)
    const lists = async (now: string) => {
      await importNow({ now: new Date(now) })
      return sleeper.takePaths().filter((path) => path.endsWith('players/nfl')).length
    }
    expect(await lists('2025-09-10T08:00:00Z')).toBe(1)
    expect(await lists('2025-09-11T07:00:00Z')).toBe(0)
    expect(await lists('2025-09-11T09:00:00Z')).toBe(1)
  })

  it('stores only the league’s players and the used fields of the list', async () => {
    const { importNow, raw } = await open(weekTwo)
    await importNow()
    const list = (await raw.read('sleeper-players.json')) as { players: Record<string, Json> }
    expect(Object.keys(list.players)).not.toContain('9999')
    expect(list.players['902']).toEqual({ full_name: 'Player No 902', position: 'WR', fantasy_positions: ['WR'] })
    expect(Object.keys((await raw.read('players.json')) as Json)).not.toContain('9998')
    expect(Object.keys((await raw.read('players.json')) as Json)).toContain('BAL')
  })

  it.each([
    ['null', null, 'WR', 'WR'],
    ['empty', [], 'CB', 'DB'],
    ['unknown, as is his position', null, null, 'UNKNOWN'],
  ])('has the name of a player whose fantasy positions are %s', async (_, fantasy_positions, position, shown) => {
    const list = buildPlayerList() as Record<string, Json>
    const { importNow } = await open(weekTwo, {
      players: { ...list, 101: { ...(list['101'] as object), fantasy_positions, position } },
    })
    const { season } = await importNow()
    expect(season.players.find(({ hostPlayerId }) => hostPlayerId === 101)).toMatchObject({
      name: 'Player No 101',
      position: shown,
    })
  })
})

describe('trouble', () => {
  it.each([
    ['a slow answer', 'hang', /didn't respond within 0\.3 s/],
    ['half an answer', 'cut', /Sleeper (cannot be reached|'s response)|not JSON or was cut off/],
    ['a closed connection', 'close', /Sleeper cannot be reached/],
    ['a body without end', 'endless', /larger than|cannot be reached/],
    ['a body twice', 'twice', /not JSON/],
    ['headers without end', 'headers', /cannot be reached/],
  ] as const)(
    'of %s is told in one line, and the same request once more is enough',
    async (_, fault, words) => {
      const config = { timeoutMs: 300, retries: 0, maxBytes: 2 ** 20 }
      const failing = await open({}, {}, (path) => (path.endsWith('/rosters') ? fault : null))
      await expect(failing.importNow({ config })).rejects.toThrow(words)
      await failing.sleeper.close()
      const { importNow } = await open({}, {}, (path, before) =>
        path.endsWith('/rosters') && before === 0 ? fault : null,
      )
      const { season } = await importNow({
        config: { ...config, timeoutMs: 2000, retries: 1, ...(fault === 'hang' ? { timeoutMs: 300 } : {}) },
      })
      expect(season.teams).toHaveLength(8)
    },
    20_000,
  )

  it('of too many requests waits as long as Sleeper demands', async () => {
    const waits: number[] = []
    const { importNow } = await open({}, {}, (path, before) =>
      path.endsWith('/users') && before < 2 ? { status: 429, headers: { 'retry-after': '7' } } : null,
    )
    const sleep = async (milliseconds: number) => void waits.push(milliseconds)
    const { figures } = await importNow({ config: { sleep } })
    expect(waits).toEqual([7000, 7000])
    expect(figures.failed).toBe(2)
  })

  it.each([404, 200] as const)('reports that the league does not exist: status %d', async (unknown) => {
    const { importNow, leagues } = await open({}, { unknown })
    leagues.clear()
    await expect(importNow()).rejects.toThrow(/^Sleeper has no league 910000000000000777; check the league ID\.$/)
  })

  it('of a refused part leaves the rest of the league complete', async () => {
    const { importNow } = await open({}, {}, (path) => (/transactions\/2|players/.test(path) ? { status: 403 } : null))
    const { season } = await importNow()
    const words = season.warnings.map(({ message }) => message)
    expect(words).toContainEqual(expect.stringMatching(/^The transactions of week 2 are missing/))
    expect(words).toContainEqual(expect.stringMatching(/^Sleeper refused one request for this season \(status 403\)/))
    expect(words).toContainEqual(expect.stringMatching(/no longer lists the names of \d+ players/))
  })

  it('of a response of another kind leaves the folder unchanged', async () => {
    let isOdd = true
    const { importNow, raw } = await open({}, {}, (path) =>
      isOdd && path.endsWith('/rosters') ? { status: 200, body: '[[1],[2]]' } : null,
    )
    await expect(importNow()).rejects.toThrow(/rosters\.json: \[0\]: expected object, found a list of 1\./)
    expect(await raw.list()).not.toContain('rosters.json')
    isOdd = false
    expect((await importNow({ season: seasonOfLeague })).season.teams).toHaveLength(8)
  })

  it.each([
    ['the league', leagueId, 200],
    ['the league', leagueId, 403],
    ['the league', leagueId, 404],
    ['a week, which would be missing', 'transactions/2', 403],
    ['a week, which would be missing', 'transactions/2', 404],
  ])('of a web page instead of JSON says that Sleeper is unreachable: %s, %s, %d', async (_, end, status) => {
    const { importNow } = await open({}, {}, (path) =>
      path.endsWith(end) ? { status, headers: { 'content-type': 'text/html' }, body: '<html>' } : null,
    )
    const error = await errorOf(importNow({ config: { retries: 0 } }))
    expect([error.kind, error.message, error.readerMessage]).toEqual([
      'host-unavailable',
      expect.stringMatching(/responded with a web page instead of JSON/),
      expect.stringMatching(/^We can’t reach Sleeper/),
    ])
  })
})

describe('statistics and projections', () => {
  const rows = [{ player_id: '101', team: 'BAL', stats: { sack: 19, gp: 1, pts_ppr: 19, rank_ppr: 3 } }]
  const weeks = [1, 2, 3, 4, 5].map((week) => [`2025/${week}`, rows] as const)

  it('are requested once a week and stored without unused fields', async () => {
    const { importNow, sleeper, raw } = await open({}, { stats: new Map(weeks), projections: new Map(weeks) })
    await importNow({ usesUnofficial: true })
    expect(sleeper.takePaths().filter((path) => /stats|projections/.test(path))).toHaveLength(10)
    expect(await raw.read('sleeper-stats-01.json')).toEqual({
      savedInWeek: 7,
      rows: [{ player_id: '101', team: 'BAL', stats: { sack: 19, gp: 1 } }],
    })
    await importNow({ usesUnofficial: true, season: seasonOfLeague })
    expect(sleeper.takePaths()).toEqual([])
  })

  it('are given up after a failure: one request each, and the league is complete', async () => {
    const { importNow, sleeper } = await open({}, {}, (path) => (path.startsWith('/stats') ? { status: 500 } : null))
    const { season } = await importNow({ usesUnofficial: true, config: { retries: 4 } })
    expect(season.status.phase).toBe('complete')
    const paths = sleeper.takePaths().filter((path) => /stats|projections/.test(path))
    expect(new Set(paths).size).toBe(2)
    expect(paths.length).toBeLessThanOrEqual(3)
  })

  it('are not requested with the switch off', async () => {
    const { importNow, sleeper } = await open({}, { stats: new Map(weeks) })
    await importNow({ usesUnofficial: false })
    expect(sleeper.paths.filter((path) => /stats|projections/.test(path))).toEqual([])
  })
})

describe('the seasons of a league', () => {
  const older = (id: string, season: string, previous: string | null): SleeperFiles => {
    const files = buildSleeperLeague()
    Object.assign(files['league.json'] as Json, { league_id: id, season, previous_league_id: previous })
    return files
  }

  it('are found from the newest back, and imported by year', async () => {
    const { leagues, importNow, sleeper } = await open()
    leagues.set(previousLeagueId, openMemoryFolder(older(previousLeagueId, '2024', null)))
    const source = createSleeperSource(createSleeperHttp({ apiUrl: sleeper.apiUrl }), {
      usesUnofficial: false,
      fetchNflSchedule: async () => null,
    })
    const { seasons, gap } = await source.listSeasons(leagueId, { now: () => noon })
    expect(seasons.map(({ season, leagueId: id }) => [season, id])).toEqual([
      [2025, leagueId],
      [2024, previousLeagueId],
    ])
    expect(gap).toBeNull()
    const { season } = await importNow({ season: 2024 })
    expect(season).toMatchObject({ season: 2024, leagueId: previousLeagueId, previousLeagueId: null })
    await expect(importNow({ season: 2019 })).rejects.toThrow(/but not its season 2019; from there it has 2025, 2024/)
  })

  it('have a gap at a deleted season', async () => {
    const { sleeper } = await open()
    const source = createSleeperSource(createSleeperHttp({ apiUrl: sleeper.apiUrl }), {
      usesUnofficial: false,
      fetchNflSchedule: async () => null,
    })
    const { seasons, gap } = await source.listSeasons(leagueId, { now: () => noon })
    expect(seasons).toHaveLength(1)
    expect(gap).toMatch(/no longer has the season before 2025 \(league 910000000000000666\)/)
  })

  it('of a user are listed league by league', async () => {
    const users = new Map([['700000000000000001', { username: 'manager1', leagueIds: [leagueId, previousLeagueId] }]])
    const { leagues, sleeper } = await open({}, { users })
    leagues.set(previousLeagueId, openMemoryFolder(older(previousLeagueId, '2024', null)))
    const source = createSleeperSource(createSleeperHttp({ apiUrl: sleeper.apiUrl }), {
      usesUnofficial: false,
      fetchNflSchedule: async () => null,
    })
    const found = await source.findLeagues?.('Manager1', { now: () => noon })
    expect(found).toEqual([
      {
        name: 'The Small League',
        teamCount: 8,
        seasons: [
          { season: 2025, leagueId },
          { season: 2024, leagueId: previousLeagueId },
        ],
      },
    ])
    await expect(source.findLeagues?.('nobody', { now: () => noon })).rejects.toThrow(/Sleeper has no user nobody/)
  })
})

/** The raw file of a path. */
function fileOf(path: string): string {
  const [, week] = /(\d+)$/.exec(path) ?? []
  if (/matchups|transactions/.test(path)) return `${path.split('/')[2]}-${week?.padStart(2, '0')}.json`
  if (path.startsWith('draft/')) return `draft-picks-${draftId}.json`
  if (path === 'players/nfl') return 'sleeper-players.json'
  return `${(path.split('/')[2] ?? 'league').replace('_', '-')}.json`
}
