import { describe, expect, it } from 'vitest'
import { DomainError } from '../../src/domain/errors.ts'
import { createImports, type RunImport } from '../../src/server/imports.ts'
import type { SeasonCard, SeasonStore } from '../../src/storage/season-store.ts'
import { espnLeague, espnSeason } from '../support/league-keys.ts'

const minute = 60_000

/** Imports whose ends are decided by the test, on a clock that stands still. */
function setUp({ demo = false } = {}) {
  const runs: { name: string; succeed: () => void; fail: (error: Error) => void; tell: (done: number) => void }[] = []
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') }
  const logged: string[] = []
  const run: RunImport = ({ leagueId, season, until }, onProgress, signal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      const tell = (done: number) => onProgress({ step: 'lineups', week: done, done, total: 17 })
      runs.push({
        name: `${leagueId}/${season}${until === 'whole' ? '' : ' scores'}`,
        succeed: resolve,
        fail: reject,
        tell,
      })
    })
  const stored = demo ? [espnSeason(101, 2025)] : []
  const store = {
    seasonsOf: async () => stored,
    card: async () => ({ source: demo ? 'demo' : 'host' }),
    forget: () => {},
  } as unknown as SeasonStore
  const imports = createImports({ store, run, log: (message) => logged.push(message), now: () => clock.now })
  return { imports, runs, clock, logged, stored }
}

const newest = (id: number) => ({ ...espnLeague(id), season: null })

describe('imports on demand', () => {
  it('runs one import however many ask, and says how far it is', async () => {
    const { imports, runs } = setUp()
    await Promise.all(Array.from({ length: 10 }, () => imports.request(newest(7))))
    expect(runs.map(({ name }) => name)).toEqual(['7/null'])
    runs[0]?.tell(3)
    expect(await imports.request(newest(7))).toEqual({
      status: 'importing',
      progress: { step: 'lineups', week: 3, done: 3, total: 17 },
    })
  })

  it('reads of an earlier season the scores where they are enough, unless it is read whole already', async () => {
    const { imports, runs, stored } = setUp()
    stored.push(espnSeason(7, 2025))
    await imports.request(espnSeason(7, 2024), undefined, 'league')
    await imports.request(espnSeason(7, 2023))
    await imports.request(espnSeason(7, 2023), undefined, 'scores')
    await imports.request(espnSeason(7, 2026), undefined, 'scores')
    for (let done = 0; done < 3; done += 1) {
      await expect.poll(() => runs.length).toBe(done + 1)
      runs[done]?.succeed()
    }
    await imports.idle()
    expect(runs.map(({ name }) => name)).toEqual(['7/2024 scores', '7/2023', '7/2026'])
  })

  it('repeats a failure for half a minute before it asks again', async () => {
    const { imports, runs, clock, logged } = setUp()
    await imports.request(newest(7))
    runs[0]?.fail(new DomainError('private-league', 'League 7 is private.'))
    await imports.idle()
    await expect(imports.request(newest(7))).rejects.toMatchObject({ kind: 'private-league' })
    clock.now += 29_000
    await expect(imports.request(newest(7))).rejects.toThrow('League 7 is private.')
    expect(runs).toHaveLength(1)
    clock.now += 2000
    expect((await imports.request(newest(7))).status).toBe('importing')
    expect(runs).toHaveLength(2)
    expect(logged).toHaveLength(1)
  })

  it('does not import for ever what is never there', async () => {
    const { imports, runs } = setUp()
    await imports.request(newest(7))
    runs[0]?.succeed()
    await imports.idle()
    await expect(imports.request(newest(7))).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('has whoever looked for a league just before it was stored look again', async () => {
    const { imports, runs, stored } = setUp()
    await imports.request(newest(7))
    stored.push(espnSeason(7, 2025))
    runs[0]?.succeed()
    await imports.idle()
    expect(await imports.request(newest(7))).toMatchObject({ status: 'importing', progress: { done: 1, total: 1 } })
    expect(runs).toHaveLength(1)
  })

  it('keeps the story of a crash to the log', async () => {
    const { imports, runs } = setUp()
    await imports.request(newest(7))
    runs[0]?.fail(new TypeError('x of undefined in /srv/secret/path.ts'))
    await imports.idle()
    await expect(imports.request(newest(7))).rejects.toMatchObject({
      kind: 'unreadable-answer',
      message: "League 7 couldn't be loaded. Check the server log for details.",
    })
  })

  it('says that it is busy when too many wait in line', async () => {
    const { imports, runs } = setUp()
    for (let league = 1; league <= 20; league++) await imports.request(newest(league))
    await expect(imports.request(newest(21))).rejects.toMatchObject({ kind: 'busy' })
    expect((await imports.request(newest(20))).progress.step).toBe('Waiting')
    expect(runs).toHaveLength(1)
  })

  it('never asks ESPN for the number of a demo league', async () => {
    const { imports, runs } = setUp({ demo: true })
    await expect(imports.request(espnSeason(101, 2020))).rejects.toMatchObject({ kind: 'not-found' })
    expect(runs).toEqual([])
  })

  it('stops what is running when the server ends', async () => {
    const { imports } = setUp()
    await imports.request(newest(7))
    await imports.close()
    await expect(imports.request(newest(7))).rejects.toMatchObject({ kind: 'aborted' })
  })

  it('starts nothing of what waits in line when the server ends, and is done at once', async () => {
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
  const card = (changes: { asOf?: string | null; phase?: string; source?: string }) =>
    ({
      source: 'host',
      asOf: '2026-11-21T11:29:59Z',
      ...changes,
      league: { host: 'espn', hostLeagueId: '7', season: 2026, phase: changes.phase ?? 'in-season' },
    }) as unknown as SeasonCard

  it('reads a running season again that is older than half an hour, once', async () => {
    const { imports, runs } = setUp()
    for (let call = 0; call < 3; call++) imports.refreshWhenOld(card({}))
    await Promise.resolve()
    expect(runs.map(({ name }) => name)).toEqual(['7/2026'])
  })

  it('leaves alone what is new, finished or not from ESPN', async () => {
    const { imports, runs } = setUp()
    imports.refreshWhenOld(card({ asOf: '2026-11-21T11:30:01Z' }))
    imports.refreshWhenOld(card({ phase: 'complete' }))
    imports.refreshWhenOld(card({ source: 'demo', asOf: null }))
    imports.refreshWhenOld(card({ source: 'folder' }))
    await Promise.resolve()
    expect(runs).toEqual([])
  })

  it('waits a while after a failure', async () => {
    const { imports, runs, clock } = setUp()
    imports.refreshWhenOld(card({}))
    await Promise.resolve()
    runs[0]?.fail(new DomainError('host-unavailable', 'down'))
    await imports.idle()
    clock.now += 4 * minute
    imports.refreshWhenOld(card({}))
    await Promise.resolve()
    expect(runs).toHaveLength(1)
    clock.now += 2 * minute
    imports.refreshWhenOld(card({}))
    await Promise.resolve()
    expect(runs).toHaveLength(2)
  })
})
