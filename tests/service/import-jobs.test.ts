import { describe, expect, it } from 'vitest'
import type { EndpointName, Parameters } from '../../src/contract/endpoints.ts'
import { DomainError } from '../../src/domain/errors.ts'
import type { Completeness } from '../../src/domain/host-season.ts'
import { isSameSeason, type LeagueKey, type WantedSeason } from '../../src/domain/identity.ts'
import { openHosts } from '../../src/hosts/index.ts'
import { serverRules } from '../../src/server/open-service.ts'
import { createImportJobs } from '../../src/service/import-jobs.ts'
import type { ImportReports, RunImport, WantedImport } from '../../src/service/import-season.ts'
import { createService } from '../../src/service/service.ts'
import type { LeagueStore, SeasonCard } from '../../src/storage/league-store.ts'
import { espnLeague, espnSeason } from '../support/league-keys.ts'

const minute = 60_000

type Shown = Partial<Pick<SeasonCard, 'asOf' | 'source' | 'known' | 'nextSoughtAt' | 'failing'>> & {
  phase?: string
  kickoffs?: string[]
  draftDate?: string
  correctedAt?: string
}

/** A server's imports with results set by the test, on a stopped clock. */
function setUp({ demo = false } = {}) {
  const runs: {
    name: string
    next: WantedImport['next']
    onlyRunning: boolean
    reports: ImportReports
    succeed: () => void
    fail: (error: Error) => void
    tell: (done: number) => void
  }[] = []
  const clock = { now: Date.parse('2026-11-21T12:00:00Z'), elapsed: 0 }
  const logged: string[] = []
  const run: RunImport = ({ leagueId, season, until, next, onlyRunning = false }, reports, signal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      const tell = (done: number) => reports.onProgress({ step: 'lineups', week: done, done, total: 17 })
      runs.push({
        reports,
        next,
        onlyRunning,
        name: `${leagueId}/${season}${until === 'whole' ? '' : ' scores'}`,
        succeed: () => resolve(espnSeason(Number(leagueId), season ?? 2025)),
        fail: reject,
        tell,
      })
    })
  const stored: LeagueKey[] = demo ? [espnSeason(101, 2025)] : []
  /** Results of the next look-ups of stored seasons, instead of the store's. */
  const looks: LeagueKey[][] = []
  let shown: Shown = { source: demo ? 'demo' : 'host', phase: 'complete' }
  const store = {
    seasonsOf: async (league) => (looks.shift() ?? stored).filter(({ leagueId }) => leagueId === league.leagueId),
    leagueOfNumber: async () => null,
    async card(key) {
      if (!stored.some((one) => isSameSeason(one, key))) return null
      const { phase, correctedAt = '2025-12-30T00:00:00Z', kickoffs = [], draftDate = null, ...card } = shown
      const summary = {
        ...key,
        status: { phase, isDrafting: false },
        kickoffs,
        correctedAt,
        draft: { date: draftDate },
        settings: {},
      }
      return { known: 'whole', version: '1', asOf: null, ...card, summary } as unknown as SeasonCard
    },
    forget: () => {},
    async noteFailing(_, failing) {
      shown = { ...shown, failing }
    },
  } as Partial<LeagueStore> as LeagueStore
  const service = createService({
    store,
    hosts: openHosts({ espn: {}, sleeper: {} }),
    now: () => new Date(clock.now),
    elapsed: () => clock.elapsed,
    compute: async () => 'computed',
    onFailure: (message) => logged.push(message),
    imports: { ...serverRules(), run },
  })
  /** The result for a caller that needs the season to this point. */
  async function request(
    { host, leagueId, season }: WantedSeason,
    needed: Completeness = 'whole',
    client = 'somebody',
  ) {
    const parameters = { host, leagueId, season: season ?? undefined } as Parameters<EndpointName>
    const outcome = await service.respond(endpointThatNeeds[needed], parameters, { client })
    if (outcome.kind === 'response') throw new Error('It is stored already')
    return outcome.body
  }
  /** A caller views a season stored like this; by default it names it. */
  async function look(
    card: Shown,
    { key = espnSeason(7, 2026) as LeagueKey, isNamed = true, name = 'hostLeague' as EndpointName } = {},
  ) {
    stored.splice(0, stored.length, key)
    shown = { source: 'host', asOf: '2026-11-21T11:29:59Z', phase: 'in-season', ...card }
    const parameters = { ...key, season: isNamed ? key.season : undefined }
    const outcome = await service.respond(name, parameters as Parameters<EndpointName>)
    if (outcome.kind !== 'response') throw new Error('It is being imported')
    expect(outcome.response).toBe('computed')
    await Promise.resolve()
    return outcome
  }
  /** How the season is stored now. */
  const card = () => shown
  return { imports: { ...service, request }, look, card, looks, runs, clock, logged, stored }
}

const endpointThatNeeds = { league: 'hostLeague', scores: 'hostLeagueSchedule', whole: 'draftComplete' } as const

const newest = (id: number) => ({ ...espnLeague(id), season: null })

describe('imports on demand', () => {
  it('runs one import for all callers, and reports its progress', async () => {
    const { imports, runs } = setUp()
    await Promise.all(Array.from({ length: 10 }, () => imports.request(newest(7))))
    expect(runs.map(({ name }) => name)).toEqual(['7/null'])
    runs[0]?.tell(3)
    expect(await imports.request(newest(7))).toEqual({
      status: 'importing',
      progress: { step: 'Week 3: lineups', week: 3, done: 3, total: 17 },
    })
  })

  it('reads an earlier season to its scores if they suffice, unless it is already complete', async () => {
    const { imports, runs, stored } = setUp()
    stored.push(espnSeason(7, 2025))
    await imports.request(espnSeason(7, 2024), 'league')
    await imports.request(espnSeason(7, 2023))
    await imports.request(espnSeason(7, 2023), 'scores')
    await imports.request(espnSeason(7, 2026), 'scores')
    for (let done = 0; done < 3; done += 1) {
      await expect.poll(() => runs.length).toBe(done + 1)
      runs[done]?.succeed()
    }
    await imports.idle()
    expect(runs.map(({ name }) => name)).toEqual(['7/2024 scores', '7/2023', '7/2026'])
  })

  it('caches a failure for half a minute before it retries', async () => {
    const { imports, runs, clock, logged } = setUp()
    await imports.request(newest(7))
    runs[0]?.fail(new DomainError('private-league', 'League 7 is private.'))
    await imports.idle()
    await expect(imports.request(newest(7))).rejects.toMatchObject({ kind: 'private-league' })
    clock.elapsed += 29_000
    await expect(imports.request(newest(7))).rejects.toThrow('League 7 is private.')
    expect(runs).toHaveLength(1)
    clock.elapsed += 2000
    expect((await imports.request(newest(7))).status).toBe('importing')
    expect(runs).toHaveLength(2)
    expect(logged).toHaveLength(1)
  })

  it.each([-60, 60])('caches it as long where the clock steps by %i minutes', async (minutes) => {
    const { imports, runs, clock } = setUp()
    await imports.request(newest(7))
    runs[0]?.fail(new DomainError('private-league', 'League 7 is private.'))
    await imports.idle()
    clock.now += minutes * minute
    await expect(imports.request(newest(7))).rejects.toMatchObject({ kind: 'private-league' })
    clock.elapsed += minute / 2
    expect((await imports.request(newest(7))).status).toBe('importing')
  })

  it('evicts failures, however many missing leagues are requested', async () => {
    const clock = { now: 0 }
    const run = () => Promise.reject(new DomainError('not-found', 'Not there'))
    const jobs = createImportJobs({ run, elapsed: () => clock.now, onStored: () => {} })
    for (let season = 2000; season < 2020; season++) {
      clock.now += 10_000
      jobs.start({ ...espnSeason(7, season), until: 'whole' }, { rememberFor: minute / 2 })
      await jobs.idle()
    }
    expect([...jobs.refusals([espnLeague(7)]).keys()]).toEqual([2017, 2018, 2019])
  })

  it('imports again after a failure, though some of the season was stored later than that', async () => {
    let runs = 0
    let isLate = () => {}
    const run: RunImport = (_wanted, { onKnown }) => {
      runs++
      isLate = () => onKnown(espnSeason(7, 2026), { known: 'league' })
      return Promise.reject(new DomainError('host-unavailable', 'Not now'))
    }
    const jobs = createImportJobs({ run, elapsed: () => 0, onStored: () => {} })
    jobs.start({ ...newest(7), until: 'whole' }, { rememberFor: 0 })
    await jobs.idle()
    isLate()
    const season = { ...espnSeason(7, 2026), until: 'whole' } as const
    expect(jobs.running(season)).toBeNull()
    jobs.start(season, { rememberFor: 0 })
    await jobs.idle()
    expect(runs).toBe(2)
  })

  it('does not repeat imports of a permanently missing season', async () => {
    const { imports, runs } = setUp()
    await imports.request(newest(7))
    runs[0]?.succeed()
    await imports.idle()
    await expect(imports.request(newest(7))).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('makes a caller that missed a just stored league look again', async () => {
    const { imports, runs, stored, looks } = setUp()
    await imports.request(newest(7))
    runs[0]?.succeed()
    await imports.idle()
    // It is stored between two looks of one call.
    stored.push(espnSeason(7, 2025))
    looks.push([], [])
    expect(await imports.request(newest(7))).toMatchObject({ status: 'importing', progress: { done: 1, total: 1 } })
    expect(runs).toHaveLength(1)
  })

  it('passes the stack of a crash to the log', async () => {
    const { imports, runs } = setUp()
    await imports.request(newest(7))
    runs[0]?.fail(new TypeError('x of undefined in /srv/secret/path.ts'))
    await imports.idle()
    await expect(imports.request(newest(7))).rejects.toMatchObject({
      kind: 'unreadable-answer',
      message: "League 7 couldn't be loaded. Check the server log for details.",
    })
  })

  it('reports that it is busy to a client with many imports, and to no other one', async () => {
    const { imports, runs } = setUp()
    for (let league = 1; league <= 20; league++) await imports.request(newest(league), 'whole', 'a')
    await expect(imports.request(newest(21), 'whole', 'a')).rejects.toMatchObject({ kind: 'busy' })
    expect((await imports.request(newest(20), 'whole', 'a')).progress.step).toBe('Waiting for another league to finish')
    expect((await imports.request(newest(21), 'whole', 'b')).progress.step).toBe('Waiting for another league to finish')
    expect(runs).toHaveLength(1)
  })

  it('reports that it is busy when the queue of all is full', async () => {
    const { imports } = setUp()
    for (let league = 1; league <= 100; league++) await imports.request(newest(league), 'whole', `${league}`)
    await expect(imports.request(newest(101), 'whole', 'another')).rejects.toMatchObject({ kind: 'busy' })
  })

  it('imports a client’s league before the other ones of a client with many', async () => {
    const { imports, runs } = setUp()
    for (const league of [1, 2, 3]) await imports.request(newest(league), 'whole', 'a')
    for (const league of [8, 9, 3]) await imports.request(newest(league), 'whole', 'b')
    for (let done = 0; done < 5; done++) {
      await expect.poll(() => runs.length).toBe(done + 1)
      runs[done]?.succeed()
    }
    await imports.idle()
    expect(runs.map(({ name }) => name)).toEqual(['1/null', '8/null', '2/null', '9/null', '3/null'])
  })

  it('imports others while one waits for somebody’s lock', async () => {
    const { imports, runs } = setUp()
    await imports.request(newest(1))
    runs[0]?.reports.onWait()
    await imports.request(newest(2))
    await expect.poll(() => runs.length).toBe(2)
    // It goes on when the other has ended.
    let isLocked = false
    void runs[0]?.reports.onLocked().then(() => {
      isLocked = true
    })
    await Promise.resolve()
    expect(isLocked).toBe(false)
    runs[1]?.succeed()
    await expect.poll(() => isLocked).toBe(true)
    runs[0]?.succeed()
    await imports.idle()
  })

  it('shows no bar of what it has read while it waits for another league', async () => {
    const { imports, runs } = setUp()
    for (const league of [1, 2]) await imports.request(newest(league))
    void runs[0]?.reports.onFirstPart()
    await expect.poll(() => runs.length).toBe(2)
    runs[1]?.reports.onProgress({ step: 'settings', week: null, done: 1, total: 1 })
    void runs[1]?.reports.onFirstPart()
    const { progress } = await imports.request(newest(2))
    expect(progress).toEqual({ step: 'Waiting for another league to finish', week: null, done: 0, total: 0 })
    runs[0]?.succeed()
    runs[1]?.succeed()
    await imports.idle()
  })

  it('reads the standings of one league while the rest of another one is read', async () => {
    const { imports, runs } = setUp()
    for (const league of [1, 2, 3]) await imports.request(newest(league))
    const order: string[] = []
    const reads = (index: number) =>
      runs[index]?.reports.onFirstPart().then(() => order.push(`the rest of ${runs[index]?.name}`))
    reads(0)
    await expect.poll(() => runs.length).toBe(2)
    expect(order).toEqual(['the rest of 1/null'])
    reads(1)
    await expect.poll(() => runs.length).toBe(3)
    expect(order).toHaveLength(1)
    runs[0]?.succeed()
    await expect.poll(() => order).toEqual(['the rest of 1/null', 'the rest of 2/null'])
    runs[1]?.succeed()
    runs[2]?.succeed()
    await imports.idle()
  })

  it('never requests a demo league’s number from ESPN', async () => {
    const { imports, runs } = setUp({ demo: true })
    await expect(imports.request(espnSeason(101, 2020))).rejects.toMatchObject({ kind: 'not-found' })
    expect(runs).toEqual([])
  })

  it('aborts running imports when the server ends', async () => {
    const { imports } = setUp()
    await imports.request(newest(7))
    await imports.close()
    await expect(imports.request(newest(7))).rejects.toMatchObject({ kind: 'aborted' })
  })

  it('drops queued imports when the server ends, and finishes at once', async () => {
    const { imports, runs, logged } = setUp()
    for (const league of [7, 8, 9]) await imports.request(newest(league))
    await imports.close()
    expect(runs.map(({ name }) => name)).toEqual(['7/null'])
    await expect(imports.request(newest(9))).rejects.toMatchObject({ kind: 'aborted' })
    expect(imports.figures()).toMatchObject({ running: 0, queued: 0 })
    expect(logged).toEqual([])
  })
})

describe('refreshes', () => {
  it('reads a running season again that is older than half an hour, once', async () => {
    const { look, runs } = setUp()
    for (let call = 0; call < 3; call++) await look({})
    await Promise.resolve()
    expect(runs.map(({ name }) => name)).toEqual(['7/2026'])
  })

  it('reads it again after a minute, an hour long, and then once it is old', async () => {
    const { imports, look, runs, clock } = setUp()
    const pass = (milliseconds: number) => {
      clock.now += milliseconds
      clock.elapsed += milliseconds
    }
    let asOf = new Date(clock.now - 30_000).toISOString()
    const waits: number[] = []
    let waited = 0
    while (waits.length < 66) {
      const before = runs.length
      await look({ asOf })
      await Promise.resolve()
      if (runs.length > before) {
        runs.at(-1)?.succeed()
        await imports.idle()
        asOf = new Date(clock.now).toISOString()
        waits.push(waited)
        waited = 0
      }
      pass(minute)
      waited++
    }
    expect([...new Set(waits.slice(1, 60))]).toEqual([1])
    expect(waits.slice(-2)).toEqual([30, 30])
  })

  it('leaves new, finished and non-ESPN seasons alone', async () => {
    const { imports, look, runs } = setUp()
    await look({ asOf: '2026-11-21T11:59:16Z' })
    await look({ phase: 'complete', asOf: '2026-01-01T00:00:00Z' })
    await look({ source: 'demo', asOf: null })
    await look({ source: 'folder' })
    await imports.idle()
    expect(runs).toEqual([])
  })

  it.each(['espn', 'sleeper'] as const)(
    'reads a season of %s that is over again until it was read after the corrections of its last week',
    async (host) => {
      const { imports, look, runs } = setUp()
      const key = { ...espnSeason(7, 2026), host }
      const over: Shown = { phase: 'complete', correctedAt: '2026-11-21T10:00:00Z' }
      await look({ ...over, asOf: '2026-11-21T10:00:00Z' }, { key })
      await look({ ...over, asOf: '2026-11-21T11:59:16Z', correctedAt: '2026-11-22T10:00:00Z' }, { key })
      expect(runs).toEqual([])
      await look({ ...over, asOf: '2026-11-21T09:59:00Z' }, { key })
      await expect.poll(() => runs.map(({ name }) => name)).toEqual(['7/2026'])
      runs[0]?.succeed()
      await imports.idle()
    },
  )

  it('looks once a day for the season after a finished one, where a call names none', async () => {
    const { imports, look, runs, clock } = setUp()
    const day = 24 * 60 * minute
    const finished: Shown = { phase: 'complete', asOf: new Date(clock.now - day + 1).toISOString() }
    const seen = async (nextSoughtAt?: string) => {
      for (let call = 0; call < 3; call++) await look({ ...finished, nextSoughtAt }, { isNamed: false })
      return runs.map(({ name, next }) => [name, next])
    }
    const pass = (milliseconds: number) => {
      clock.now += milliseconds
      clock.elapsed += milliseconds
    }
    expect(await seen()).toEqual([])
    pass(1)
    const soughtAt = new Date(clock.now).toISOString()
    const first = ['7/null', { after: 2026, soughtAt: null }]
    expect(await seen()).toEqual([first])
    runs[0]?.succeed()
    await imports.idle()
    pass(day - 1)
    expect(await seen(soughtAt)).toEqual([first])
    pass(1)
    expect(await seen(soughtAt)).toEqual([first, ['7/null', { after: 2026, soughtAt }]])
  })

  it('looks for no season after one that runs, has an id of its own, or is not from its host', async () => {
    const { imports, look, runs } = setUp()
    const old: Shown = { phase: 'complete', asOf: '2026-01-01T00:00:00Z' }
    await look({ ...old, source: 'folder' }, { isNamed: false })
    await look({ ...old, source: 'sealed' }, { isNamed: false })
    const sleeper: LeagueKey = { host: 'sleeper', leagueId: '910020240000000001', season: 2025 }
    await look(old, { key: sleeper, isNamed: false })
    await look({ phase: 'in-season', asOf: '2026-11-21T11:59:16Z' }, { isNamed: false })
    await imports.idle()
    expect(runs).toEqual([])
  })

  it('looks for a next season only while fewer than twenty such imports run', async () => {
    const { look, imports } = setUp()
    const old: Shown = { phase: 'complete', asOf: '2026-01-01T00:00:00Z' }
    for (let league = 1; league <= 25; league++) await look(old, { key: espnSeason(league, 2025), isNamed: false })
    expect(imports.figures()).toMatchObject({ running: 1, queued: 19 })
  })

  it('reads a season again that is from the future, once it was seen for 45 seconds', async () => {
    const { look, runs, clock } = setUp()
    const seen = async () => {
      await look({ asOf: '2027-01-01T00:00:00Z' })
      await Promise.resolve()
      return runs.length
    }
    expect(await seen()).toBe(0)
    clock.now -= 60 * minute
    clock.elapsed += 45_000 - 1
    expect(await seen()).toBe(0)
    clock.elapsed += 1
    expect(await seen()).toBe(1)
  })

  const hosts = [
    ['ESPN', espnSeason(7, 2026)],
    ['Sleeper', { host: 'sleeper', leagueId: '910000000000000007', season: 2026 }],
  ] as [string, LeagueKey][]
  const playing: Shown = { kickoffs: ['2026-11-21T11:00:00Z'], asOf: '2026-11-21T11:58:00Z' }

  it.each(hosts.flatMap(([host, key]) => [playing, {}].map((shown) => [host, key, shown] as const)))(
    'waits for 45 seconds after a failure of %s, and longer each time',
    async (_, key, shown) => {
      const { imports, look, runs, clock } = setUp()
      const watch = () => look(shown, { key, name: 'live' })
      const fail = async () => {
        runs.at(-1)?.fail(new DomainError('host-unavailable', 'down'))
        await imports.idle()
      }
      const waits: number[] = []
      await watch()
      for (let failure = 1; failure <= 5; failure++) {
        await fail()
        const before = runs.length
        let waited = 0
        while (runs.length === before) {
          clock.elapsed += 15_000
          waited += 15
          await watch()
        }
        waits.push(waited)
      }
      expect(waits).toEqual([45, 90, 180, 300, 300])
    },
  )

  it.each(hosts)('ends the wait where another league of %s was read meanwhile', async (_, key) => {
    const { imports, look, runs, clock } = setUp()
    await look(playing, { key, name: 'live' })
    runs[0]?.fail(new DomainError('host-unavailable', 'down'))
    await imports.idle()
    clock.elapsed += 1000
    await look({}, { key: { ...key, leagueId: `${key.leagueId}8` } })
    runs[1]?.reports.onRequestCounts({ answered: 3, refused: 0, failed: 0 })
    runs[1]?.succeed()
    await imports.idle()
    await look(playing, { key, name: 'live' })
    expect(runs).toHaveLength(3)
  })

  it.each(hosts)(
    'waits for 45 seconds where %s fails again and again for one league, and not for others',
    async (_, key) => {
      const { imports, look, runs, clock } = setUp()
      const watch = () => look(playing, { key, name: 'live' })
      const triesOf = () => runs.filter(({ name }) => name === `${key.leagueId}/2026`)
      const tries: number[] = []
      await watch()
      for (let second = 0; second < 240; second += 5) {
        const before = triesOf().length
        await watch()
        if (triesOf().length > before) tries.push(second)
        triesOf().at(-1)?.fail(new DomainError('host-unavailable', 'down'))
        await imports.idle()
        clock.elapsed += 2500
        // Everybody else's leagues are read.
        await look({}, { key: { ...key, leagueId: `${key.leagueId}${second / 5}` } })
        runs.at(-1)?.reports.onRequestCounts({ answered: 3, refused: 0, failed: 0 })
        runs.at(-1)?.succeed()
        await imports.idle()
        clock.elapsed += 2500
      }
      expect(tries).toEqual([5, 50, 95, 140, 185, 230])
    },
  )

  it.each(hosts)('keeps the wait after an import of another league that needed no request to %s', async (_, key) => {
    const { imports, look, runs, clock } = setUp()
    await look(playing, { key, name: 'live' })
    runs[0]?.fail(new DomainError('host-unavailable', 'down'))
    await imports.idle()
    clock.elapsed += 1000
    await look({}, { key: { ...key, leagueId: `${key.leagueId}8` } })
    runs[1]?.reports.onRequestCounts({ answered: 0, refused: 0, failed: 0 })
    runs[1]?.succeed()
    await imports.idle()
    await look(playing, { key, name: 'live' })
    expect(runs).toHaveLength(2)
  })

  it.each(['private-league', 'host-unavailable'] as const)(
    'ends the wait after a failure (%s) where the season was read since, such as by a command',
    async (kind) => {
      const { imports, look, runs } = setUp()
      await look(playing)
      runs[0]?.fail(new DomainError(kind, 'failed'))
      await imports.idle()
      await look(playing)
      expect(runs).toHaveLength(1)
      await look({ ...playing, asOf: '2026-11-21T11:59:10Z' })
      expect(runs).toHaveLength(2)
    },
  )

  it.each(hosts)('leaves a league that %s refuses alone for half an hour, and says since when', async (_, key) => {
    const { imports, look, runs, clock, card } = setUp()
    const watch = () => look({ ...playing, failing: card().failing }, { key, name: 'live' })
    expect((await watch()).origin).toMatchObject({ refreshing: true, failing: null })
    runs[0]?.fail(new DomainError('private-league', 'private'))
    await imports.idle()
    clock.elapsed += 29 * minute
    const failing = { since: '2026-11-21T12:00:00.000Z', reason: 'private' }
    expect((await watch()).origin).toMatchObject({ refreshing: false, failing })
    expect(runs).toHaveLength(1)
    clock.elapsed += minute
    await watch()
    expect(runs).toHaveLength(2)
  })

  it.each(hosts)('reads a watched draft board of %s each live interval while the draft runs', async (_, key) => {
    const { look, runs } = setUp()
    const drafting: Shown = { phase: 'pre-draft', draftDate: '2026-11-21T11:30:00Z', asOf: '2026-11-21T11:59:00Z' }
    await look({ ...drafting, asOf: '2026-11-21T11:59:30Z' }, { key, name: 'hostLeagueDraft' })
    expect(runs).toEqual([])
    await look(drafting, { key, name: 'hostLeagueDraft' })
    expect(runs.map(({ onlyRunning }) => onlyRunning)).toEqual([true])
  })

  it.each([
    ['is to come', '2026-11-21T13:30:00Z', 'hostLeagueDraft'],
    ['is not looked at', '2026-11-21T11:30:00Z', 'hostLeague'],
  ] as const)('reads all of a league whose draft %s', async (_, draftDate, name) => {
    const { look, runs } = setUp()
    await look({ phase: 'pre-draft', draftDate, asOf: '2026-11-21T11:59:00Z' }, { name })
    expect(runs.map(({ onlyRunning }) => onlyRunning)).toEqual([false])
  })

  it.each<[string, Shown]>([
    ['has certainly changed', { kickoffs: ['2026-11-21T08:40:00Z'], asOf: '2026-11-21T11:49:00Z' }],
    ['is half an hour old', { asOf: '2026-11-21T11:30:00Z' }],
    [
      'is over, and its corrections are not',
      { phase: 'complete', asOf: '2026-11-21T11:30:00Z', correctedAt: '2026-11-24T00:00:00Z' },
    ],
  ])('lets readers without a page wait for the refresh of a season that %s', async (_, shown) => {
    const { imports, look, runs } = setUp()
    expect((await look(shown)).origin).toMatchObject({ refreshing: true })
    let hasResponse = false
    const waiting = imports
      .respond('hostLeague', espnSeason(7, 2026) as Parameters<'hostLeague'>, { waitsForRefresh: true })
      .then((outcome) => {
        hasResponse = true
        return outcome
      })
    await new Promise(setImmediate)
    expect(hasResponse).toBe(false)
    runs[0]?.succeed()
    expect(await waiting).toMatchObject({ origin: { refreshing: false } })
  })
})
