/** Reads seasons onto the device: from their hosts, or from the simulation for demo leagues. */
import { isDemoLeague } from '../domain/constants.ts'
import { DomainError } from '../domain/errors.ts'
import { describeLeague, isSameLeague, type LeagueKey, type LeagueRef, type WantedSeason } from '../domain/identity.ts'
import type { Completeness, ImportGoal } from '../domain/league-season.ts'
import { isCompleteEnough } from '../handlers/completeness.ts'
import type { DemoLeague } from '../hosts/demo/index.ts'
import type { LeagueSources } from '../hosts/index.ts'
import { formatStep } from '../hosts/league-source.ts'
import { readOnlyFolder } from '../hosts/shared/raw-files.ts'
import { describeFailure, readingFrom } from './describe-failure.ts'
import type { DeviceCard, DeviceStore } from './device-store.ts'
import { createImportJobs, type Job, type JobReports, type Progress } from './import-jobs.ts'
import { importSeason } from './import-season.ts'
import type { EngineEvent } from './protocol.ts'

/** Messages among tabs, also sent to the page. */
export type TabMessage = Extract<EngineEvent, LeagueRef>

export interface Tabs {
  /** Sends to this tab's page and all other tabs. */
  post(message: TabMessage): void
  /** Receives what other tabs send. */
  onMessage(listener: (message: TabMessage) => void): void
}

export interface SeasonReaderOptions {
  store: DeviceStore
  sources: LeagueSources
  now: () => Date
  /** Loaded when a demo league is requested. */
  loadDemo: () => Promise<readonly DemoLeague[]>
  tabs?: Tabs
  /** The browser's locks, shared by all tabs of the site; null where it has none. */
  locks: LockManager | null
}

export interface SeasonReader {
  /** `until`: how far it is read; 'whole' where it is left out. */
  start(wanted: WantedSeason, until?: ImportGoal): Job
  idle(): Promise<void>
}

export function createSeasonReader({ store, sources, now, loadDemo, tabs, locks }: SeasonReaderOptions): SeasonReader {
  const jobs = createImportJobs(now)
  const { signal } = new AbortController()
  tabs?.onMessage((message) => {
    if (message.kind === 'changed') jobs.follow(message, message)
    else if (message.progress) jobs.follow(message, { progress: message.progress })
  })

  async function read(
    wanted: WantedSeason,
    until: ImportGoal,
    { onProgress, onSeason, onKnown }: JobReports,
  ): Promise<void> {
    const { host, leagueId } = wanted
    /** Under what ids the season is known: the wanted one, and its own where each season has an id. */
    const ids: LeagueRef[] = [{ host, leagueId }]
    onProgress({ step: 'Waiting', week: null, done: 0, total: 0 })
    const before = await findCard(wanted)
    const report = (progress: Progress) => {
      onProgress(progress)
      for (const id of ids) tabs?.post({ kind: 'progress', ...id, progress })
    }
    const run = async () => {
      if (hasChanged(before, await findCard(wanted), until)) return
      const season = await importSeason(wanted, {
        until,
        store,
        source: await sources(host),
        now,
        signal,
        onProgress: (step) => report({ ...step, step: formatStep(step) }),
        onKnown(early, known) {
          if (!ids.some((id) => isSameLeague(id, early))) ids.push({ host, leagueId: early.leagueId })
          postChanged(early, known)
          onSeason(early)
          onKnown(known)
        },
      })
      postChanged(season, until)
    }
    let failure: string | null = null
    try {
      const onWait = () => onProgress({ step: 'Another tab is loading a league', week: null, done: 0, total: 0 })
      await readingFrom(host, () => withImportLock(run, { onWait, signal, locks }))
    } catch (cause) {
      failure = describeFailure(cause).detail
      throw cause
    } finally {
      for (const id of ids) tabs?.post({ kind: 'progress', ...id, progress: null, failure })
    }
  }

  function postChanged({ host, leagueId, season }: LeagueKey, known: Completeness): void {
    tabs?.post({ kind: 'changed', host, leagueId, season, known })
  }

  async function findCard(wanted: WantedSeason): Promise<DeviceCard | null> {
    const seasons = await store.seasonsOf(wanted)
    const found = seasons.find(({ season, leagueId }) =>
      wanted.season === null ? leagueId === wanted.leagueId : season === wanted.season,
    )
    return found ? store.card(found) : null
  }

  /** Takes about a second and reports no progress: the page shows its skeleton. */
  async function simulate(wanted: WantedSeason): Promise<void> {
    const { season } = wanted
    const demo = (await loadDemo()).find(
      (one) => isSameLeague(one, wanted) && (season === null || one.season === season),
    )
    if (!demo)
      throw new DomainError(
        'not-found',
        `There is no demo ${describeLeague(wanted)}${season === null ? '' : ` of season ${season}`}.`,
      )
    const source = await sources(demo.host)
    const { leagueId, season: year } = demo
    const read = await source.readSeason(readOnlyFolder(demo.generate()), { leagueId, season: year })
    await store.write(read, { asOf: null, source: 'demo', known: 'whole' })
    postChanged(demo, 'whole')
  }

  return {
    idle: jobs.idle,
    start: (wanted, until = 'whole') =>
      jobs.start(wanted, until, (reports) => (isDemoLeague(wanted) ? simulate(wanted) : read(wanted, until, reports))),
  }
}

/** Whether another tab has read the season as far meanwhile. */
function hasChanged(before: DeviceCard | null, after: DeviceCard | null, until: ImportGoal): boolean {
  if (!after || !isCompleteEnough(after.known, until)) return false
  if (until === 'scores') return before === null
  return after.version !== before?.version || after.asOf !== before.asOf || before.known !== 'whole'
}

/** One import at a time on this device, whichever tab runs it: a host gets few requests at once. */
const lockName = 'fantasy-leagues-import'

/**
 * Runs under the lock. `onWait` is called once if another tab holds it. Without locks in the browser (an address without
 * https), tabs do not know of each other.
 */
async function withImportLock<T>(
  run: () => Promise<T>,
  { onWait, signal, locks }: { onWait?: () => void; signal?: AbortSignal; locks: LockManager | null },
): Promise<T> {
  if (!locks) return run()
  const atOnce = await locks.request(lockName, { ifAvailable: true }, async (lock) =>
    lock ? { result: await run() } : null,
  )
  if (atOnce) return atOnce.result
  onWait?.()
  return locks.request(lockName, { signal }, run)
}
