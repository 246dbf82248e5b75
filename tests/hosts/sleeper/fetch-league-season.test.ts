/** Downloads from a Sleeper that is as strict as the real one, and as unreliable as any network. */
import { afterEach, describe, expect, it } from 'vitest'
import { DomainError } from '../../../src/domain/errors.ts'
import type { HostSeason } from '../../../src/domain/host-season.ts'
import { listSleeperSeasons } from '../../../src/hosts/sleeper/find-season.ts'
import { createSleeperHttp, createSleeperSource, type SleeperHttpConfig } from '../../../src/hosts/sleeper/index.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { errorOf } from '../../support/error-of.ts'
import { type Json, openMemoryFolder, setAt } from '../espn/memory-folder.ts'
import { stepsOfFailing } from '../support/failing-import.ts'
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
      onlyRunning?: boolean
      isExplicit?: boolean
      fetchNflSchedule?: () => Promise<unknown>
    } = {},
  ) => {
    const { config, signal, now = noon, usesUnofficial = false, season = null, onlyRunning, isExplicit } = options
    const { fetchNflSchedule = async () => null } = options
    const http = createSleeperHttp({ apiUrl, unofficialApiUrl, backoffMs: 1, sleep: async () => {}, ...config })
    const source = createSleeperSource(http, { usesUnofficial, fetchNflSchedule })
    const early: [string, number][] = []
    const read = await source.fetchSeason(leagueId, {
      season,
      rawFor: () => raw,
      now: () => now,
      onlyRunning,
      isExplicit,
      signal,
      onEarly: ({ teams }, { known, hasDraft }) =>
        void early.push([hasDraft ? `${known} and draft` : known, teams.length]),
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
        ...['league/L/drafts', 'league/L/traded_picks', 'draft/D/picks', 'players/nfl'],
        ...weeks.flatMap((week) => [`league/L/matchups/${week}`, `league/L/transactions/${week}`]),
      ].sort(),
    )
    expect(sleeper.mostInFlight).toBeLessThanOrEqual(8)
    expect(figures).toEqual({ answered: 19, refused: 0, failed: 0 })
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
      ['scores and draft', 8],
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
  it('is requested after the scores, beside the rest, and optional', async () => {
    const { importNow, sleeper } = await open()
    let requestsBefore = Number.NaN
    const { season } = await importNow({
      async fetchNflSchedule() {
        requestsBefore = sleeper.paths.length
        throw new DomainError('host-unavailable', 'ESPN cannot be reached.')
      },
    })
    const weeks = [1, 2, 3, 4, 5].map((week) => `league/L/matchups/${week}`)
    const before = short(sleeper.paths.slice(0, requestsBefore))
    expect(before).toEqual(expect.arrayContaining(weeks))
    expect(requestsBefore).toBeLessThan(sleeper.paths.length)
    expect(season.nflSchedule).toBeNull()
    expect(JSON.stringify(season.warnings)).toContain('The NFL schedule is missing')
  })
})

describe('the NFL schedule of a season in progress', () => {
  it('is requested once in each week, as games are moved', async () => {
    const { importNow, goOn } = await open({ status: 'in_season', leg: 2, scored: 1 })
    let requests = 0
    const proTeams = [
      { id: 1, abbrev: 'Atl', proGamesByScoringPeriod: { 2: [{ homeProTeamId: 1, awayProTeamId: 2 }] } },
    ]
    const fetchNflSchedule = async () => {
      requests++
      return { settings: { proTeams } }
    }
    const counts: number[] = []
    const read = async () => {
      await importNow({ fetchNflSchedule })
      counts.push(requests)
    }
    await read()
    await read()
    goOn({ status: 'in_season', leg: 3, scored: 2 })
    await read()
    await read()
    expect(counts).toEqual([1, 1, 2, 2])
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
    await importNow({ now: new Date('2025-09-10T12:00:00Z') })
    sleeper.takePaths()
    goOn({ status: 'in_season', leg: 3, scored: 2 })
    const now = new Date('2025-09-17T12:00:00Z')
    const { season } = await importNow({ now })
    expect(season.status).toMatchObject({ currentWeek: 3, scoredWeeks: [1, 2] })
    expect(short(sleeper.takePaths())).toEqual([
      ...['league/L', 'league/L/matchups/1', 'league/L/matchups/2', 'league/L/matchups/3', 'league/L/rosters'],
      'league/L/traded_picks',
      ...['league/L/transactions/1', 'league/L/transactions/2', 'league/L/transactions/3', 'league/L/users'],
      'players/nfl',
    ])
    await importNow({ now })
    expect(short(sleeper.takePaths()).filter((path) => /matchups/.test(path))).toEqual([
      'league/L/matchups/2',
      'league/L/matchups/3',
    ])
  })

  it('stays open until its last week was read after its corrections, which decide the champion', async () => {
    const { importNow, sleeper, leagues } = await open()
    const championOf = (season: HostSeason) => judgeSeason(season).title.championId
    const onTuesday = new Date('2025-10-07T12:00:00Z')
    const before = await importNow({ now: onTuesday })
    const corrected = buildSleeperLeague()
    for (const game of corrected['winners-bracket.json'] as unknown as { p?: number; w: number; l: number }[]) {
      if (game.p === 1) Object.assign(game, { w: game.l, l: game.w })
    }
    for (const row of corrected['matchups-05.json'] as unknown as { roster_id: number; points: number }[]) {
      if (row.roster_id === 2) row.points = 999
    }
    leagues.set(leagueId, openMemoryFolder(corrected))
    sleeper.takePaths()
    const after = await importNow({ now: new Date('2025-10-15T12:00:00Z'), season: seasonOfLeague })
    expect(short(sleeper.takePaths())).toContain('league/L')
    expect([championOf(before.season), championOf(after.season)]).toEqual([1, 2])
    const inFebruary = { now: new Date('2026-02-01T12:00:00Z'), season: seasonOfLeague }
    await importNow(inFebruary)
    expect(sleeper.takePaths()).toEqual([])
    await importNow({ ...inFebruary, isExplicit: true })
    expect(short(sleeper.takePaths())).toEqual([
      ...['league/L', 'league/L/losers_bracket', 'league/L/matchups/5', 'league/L/rosters'],
      ...['league/L/traded_picks', 'league/L/transactions/5', 'league/L/users', 'league/L/winners_bracket'],
    ])
  })

  it('is brought up to date while its week is played with one request', async () => {
    const { importNow, sleeper } = await open(weekTwo)
    const before = await importNow()
    sleeper.takePaths()
    const { season } = await importNow({ season: seasonOfLeague, onlyRunning: true })
    expect(short(sleeper.takePaths())).toEqual(['league/L/matchups/2'])
    expect(season).toEqual(before.season)
  })

  it('is brought up to date while it drafts with two requests, and is read whole once it has drafted', async () => {
    const { importNow, sleeper, leagues } = await open({ status: 'pre_draft', leg: 0, scored: 0 })
    await importNow()
    const files = buildSleeperLeague({ status: 'pre_draft', leg: 0, scored: 0 })
    const done = buildSleeperLeague({ status: 'in_season', leg: 1, scored: 0 })
    const picksFile = `draft-picks-${draftId}.json`
    const [draft] = files['drafts.json'] as unknown as object[]
    const picks = (done[picksFile] as unknown as unknown[]).slice(0, 3)
    const drafting = { ...files, 'drafts.json': [{ ...draft, status: 'drafting' }], [picksFile]: picks }
    leagues.set(leagueId, openMemoryFolder(drafting as unknown as SleeperFiles))
    sleeper.takePaths()
    const { season } = await importNow({ season: seasonOfLeague, onlyRunning: true })
    expect(sleeper.takePaths()).toHaveLength(2)
    expect(season.drafts[0]?.picks).toHaveLength(3)
    leagues.set(leagueId, openMemoryFolder(done))
    const after = await importNow({ season: seasonOfLeague, onlyRunning: true })
    expect(after.season.status.isDrafted).toBe(true)
  })

  it('finds a draft that was added after the first one, until a week is decided', async () => {
    const { importNow, leagues } = await open({ status: 'in_season', leg: 1, scored: 0 })
    await importNow()
    const files = buildSleeperLeague({ status: 'in_season', leg: 1, scored: 0 })
    const [held] = files['drafts.json'] as unknown as object[]
    const rookies = {
      ...held,
      draft_id: `${draftId}1`,
      status: 'pre_draft',
      settings: { rounds: 3, teams: 8, player_type: 1 },
    }
    leagues.set(leagueId, openMemoryFolder({ ...files, 'drafts.json': [rookies, held] } as unknown as SleeperFiles))
    const { season } = await importNow({ season: seasonOfLeague })
    expect(judgeSeason(season).drafts.map(({ players, state }) => [players, state])).toEqual([
      ['all', 'complete'],
      ['rookies', 'to-come'],
    ])
  })

  it('asks for the slots of a draft again once it is complete: its order may have been set late', async () => {
    const before = { status: 'pre_draft', leg: 0, scored: 0 }
    const { importNow, sleeper, leagues } = await open(before)
    const offer = (sketch: LeagueSketch, slots: number[]) => {
      const files = buildSleeperLeague(sketch)
      const [listed] = files['drafts.json'] as unknown as object[]
      const slot_to_roster_id = Object.fromEntries(slots.map((team, index) => [index + 1, team]))
      const drafts = { 'drafts.json': [{ ...listed, slot_to_roster_id: null }] }
      const alone = { [`draft-${draftId}.json`]: { ...listed, slot_to_roster_id } }
      leagues.set(leagueId, openMemoryFolder({ ...files, ...drafts, ...alone } as unknown as SleeperFiles))
    }
    offer(before, [1, 2, 3, 4, 5, 6, 7, 8])
    await importNow()
    offer({ status: 'in_season', leg: 2, scored: 1 }, [8, 7, 6, 5, 4, 3, 2, 1])
    const { season } = await importNow({ season: seasonOfLeague })
    expect(season.drafts[0]?.order).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
    sleeper.takePaths()
    await importNow({ season: seasonOfLeague })
    expect(short(sleeper.takePaths()).filter((path) => path.startsWith('draft/'))).toEqual([])
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
  it('is reported after what was read before it, as its readers wait for that', async () => {
    const faults: Faults = (path) => (path.includes('/matchups/') ? { status: 500 } : null)
    const { sleeper, raw } = await open({}, {}, faults)
    const http = createSleeperHttp({ ...sleeper, backoffMs: 1, retries: 0, sleep: async () => {} })
    const source = createSleeperSource(http, { usesUnofficial: false, fetchNflSchedule: async () => null })
    const steps = await stepsOfFailing(source, leagueId, { rawFor: () => raw, now: () => noon })
    expect(steps).toEqual(['league', 'failed'])
  })

  it.each([
    ['a slow answer', 'hang', /didn't respond within 0\.3 s/],
    ['half an answer', 'cut', /Sleeper (can’t be reached|'s response)|not JSON or was cut off/],
    ['a closed connection', 'close', /Sleeper can’t be reached/],
    ['a body without end', 'endless', /larger than|can’t be reached/],
    ['a body twice', 'twice', /not JSON/],
    ['headers without end', 'headers', /can’t be reached/],
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

  it.each(['{"message":"no route"}', '{}'])(
    'of a gateway is not taken for a league that does not exist: %s',
    async (body) => {
      const { importNow } = await open({}, {}, (path) => (path.endsWith(leagueId) ? { status: 404, body } : null))
      const error = await errorOf(importNow({ config: { retries: 0 } }))
      expect([error.kind, error.readerMessage]).toEqual([
        'host-unavailable',
        expect.stringMatching(/^We can’t reach Sleeper/),
      ])
    },
  )
})

describe('statistics and projections', () => {
  const rows = [{ player_id: '101', team: 'BAL', stats: { sack: 19, gp: 1, pts_ppr: 19, rank_ppr: 3 } }]
  const weeks = [1, 2, 3, 4, 5].map((week) => [`2025/${week}`, rows] as const)

  it('are requested once a week and stored without unused fields', async () => {
    const { importNow, sleeper, raw } = await open({}, { stats: new Map(weeks), projections: new Map(weeks) })
    await importNow({ usesUnofficial: true })
    expect(sleeper.takePaths().filter((path) => /stats|projections/.test(path))).toHaveLength(10)
    expect(await raw.read('sleeper-stats-01.json')).toEqual({
      isCorrected: true,
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

  it('are listed beyond one of another sport, whose own import says what it is', async () => {
    const oldest = '910000000000000444'
    const { leagues, sleeper, importNow } = await open()
    const other = older(previousLeagueId, '2024', oldest)
    setAt(other['league.json'], 'sport', 'nba')
    leagues.set(previousLeagueId, openMemoryFolder(other))
    leagues.set(oldest, openMemoryFolder(older(oldest, '2023', null)))
    const source = createSleeperSource(createSleeperHttp({ apiUrl: sleeper.apiUrl }), {
      usesUnofficial: false,
      fetchNflSchedule: async () => null,
    })
    const { seasons } = await source.listSeasons(leagueId, { now: () => noon })
    expect(seasons.map(({ season }) => season)).toEqual([2025, 2024, 2023])
    await expect(importNow({ season: 2024 })).rejects.toThrow(/isn’t a football league/)
    expect((await importNow({ season: 2023 })).season).toMatchObject({ season: 2023, leagueId: oldest })
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

  it('have a gap at one that Sleeper fails to send, and the later ones are listed', async () => {
    const { sleeper } = await open()
    const http = createSleeperHttp({ apiUrl: sleeper.apiUrl })
    const get: typeof http.get = async (request, options) => {
      if (JSON.stringify(request).includes(previousLeagueId))
        throw new DomainError('host-unavailable', 'Sleeper failed with status 500.')
      return http.get(request, options)
    }
    const { seasons, gap } = await listSleeperSeasons({ ...http, get }, leagueId)
    expect(seasons.map(({ season }) => season)).toEqual([2025])
    expect(gap).toBe('Earlier seasons than 2025 weren’t found: Sleeper failed with status 500.')
    await expect(listSleeperSeasons({ ...http, get }, previousLeagueId)).rejects.toThrow('Sleeper failed')
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
