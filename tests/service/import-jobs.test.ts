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

type Shown = Partial<Pick<SeasonCard, 'asOf' | 'source' | 'known' | 'nextSoughtAt'>> & { phase?: string }

/** A server's imports with results set by the test, on a stopped clock. */
function setUp({ demo = false } = {}) {
  const runs: {
    name: string
    next: WantedImport['next']
    reports: ImportReports
    succeed: () => void
    fail: (error: Error) => void
    tell: (done: number) => void
  }[] = []
  const clock = { now: Date.parse('2026-11-21T12:00:00Z'), elapsed: 0 }
  const logged: string[] = []
  const run: RunImport = ({ leagueId, season, until, next }, reports, signal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      const tell = (done: number) => reports.onProgress({ step: 'lineups', week: done, done, total: 17 })
      runs.push({
        reports,
        next,
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
      const { phase, ...card } = shown
      const summary = { ...key, status: { phase }, kickoffs: [] }
      return { known: 'whole', version: '1', asOf: null, ...card, summary } as unknown as SeasonCard
    },
    forget: () => {},
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
  async function look(card: Shown, { key = espnSeason(7, 2026), isNamed = true } = {}) {
    stored.splice(0, stored.length, key)
    shown = { source: 'host', asOf: '2026-11-21T11:29:59Z', phase: 'in-season', ...card }
    const parameters = { ...key, season: isNamed ? key.season : undefined }
    expect(await service.respond('hostLeague', parameters)).toMatchObject({ response: 'computed' })
  }
  return { imports: { ...service, request }, look, looks, runs, clock, logged, stored }
}

const endpointThatNeeds = { league: 'hostLeague', scores: 'hostLeagueSchedule', whole: 'hostLeagueDraft' } as const

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

  it('leaves new, finished and non-ESPN seasons alone', async () => {
    const { imports, look, runs } = setUp()
    await look({ asOf: '2026-11-21T11:30:01Z' })
    await look({ phase: 'complete', asOf: '2026-01-01T00:00:00Z' })
    await look({ source: 'demo', asOf: null })
    await look({ source: 'folder' })
    await imports.idle()
    expect(runs).toEqual([])
  })

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
    await look({ phase: 'in-season', asOf: '2026-11-21T11:59:00Z' }, { isNamed: false })
    await imports.idle()
    expect(runs).toEqual([])
  })

  it('looks for a next season only while fewer than twenty such imports run', async () => {
    const { look, imports } = setUp()
    const old: Shown = { phase: 'complete', asOf: '2026-01-01T00:00:00Z' }
    for (let league = 1; league <= 25; league++) await look(old, { key: espnSeason(league, 2025), isNamed: false })
    expect(imports.figures()).toMatchObject({ running: 1, queued: 19 })
  })

  it('reads a season again that is from the future, once it was seen for half an hour', async () => {
    const { look, runs, clock } = setUp()
    const seen = async () => {
      await look({ asOf: '2027-01-01T00:00:00Z' })
      await Promise.resolve()
      return runs.length
    }
    expect(await seen()).toBe(0)
    clock.now -= 60 * minute
    clock.elapsed += 30 * minute - 1
    expect(await seen()).toBe(0)
    clock.elapsed += 1
    expect(await seen()).toBe(1)
  })

  it('waits a while after a failure', async () => {
    const { imports, look, runs, clock } = setUp()
    await look({})
    await Promise.resolve()
    runs[0]?.fail(new DomainError('host-unavailable', 'down'))
    await imports.idle()
    clock.elapsed += 4 * minute
    await look({})
    await Promise.resolve()
    expect(runs).toHaveLength(1)
    clock.elapsed += 2 * minute
    await look({})
    await Promise.resolve()
    expect(runs).toHaveLength(2)
  })
})
