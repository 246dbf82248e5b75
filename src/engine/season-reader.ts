/** Reads seasons onto the device: from ESPN, or from the simulation for demo leagues. */
import { demoLeagueIds } from '../domain/constants.ts'
import { DomainError } from '../domain/errors.ts'
import type { SeasonKey } from '../domain/identity.ts'
import type { Completeness } from '../domain/league-season.ts'
import type { DemoLeague } from '../hosts/demo/index.ts'
import { type EspnHttp, formatStep, readLeagueSeason } from '../hosts/espn/index.ts'
import { readOnlyFolder } from '../hosts/espn/raw-folder.ts'
import { describeFailure } from './describe-failure.ts'
import type { DeviceCard, DeviceStore } from './device-store.ts'
import { createImportJobs, type Job, type JobReports, type Progress } from './import-jobs.ts'
import { importSeason, type WantedSeason } from './import-season.ts'
import type { EngineEvent } from './protocol.ts'

/** Messages among tabs, also sent to the page. */
export type TabMessage = Extract<EngineEvent, { espnLeagueId: number }>

export interface Tabs {
  /** Sends to this tab's page and all other tabs. */
  post(message: TabMessage): void
  /** Receives what other tabs send. */
  onMessage(listener: (message: TabMessage) => void): void
}

export interface SeasonReaderOptions {
  store: DeviceStore
  http: EspnHttp
  now: () => Date
  /** Loaded when a demo league is requested. */
  loadDemo: () => Promise<readonly DemoLeague[]>
  tabs?: Tabs
  /** The browser's locks, shared by all tabs of the site; null where it has none. */
  locks: LockManager | null
}

export interface SeasonReader {
  start(wanted: WantedSeason): Job
  idle(): Promise<void>
}

export function createSeasonReader({ store, http, now, loadDemo, tabs, locks }: SeasonReaderOptions): SeasonReader {
  const jobs = createImportJobs(now)
  const { signal } = new AbortController()
  tabs?.onMessage((message) => {
    if (message.kind === 'changed') jobs.follow(message.espnLeagueId, message)
    else if (message.progress) jobs.follow(message.espnLeagueId, { progress: message.progress })
  })

  async function read(wanted: WantedSeason, { onProgress, onSeason, onKnown }: JobReports): Promise<void> {
    const { espnLeagueId } = wanted
    onProgress({ step: 'Waiting', week: null, done: 0, total: 0 })
    const before = await findCard(wanted)
    const report = (progress: Progress) => {
      onProgress(progress)
      tabs?.post({ kind: 'progress', espnLeagueId, progress })
    }
    const postChanged = ({ season }: SeasonKey, known: Completeness) =>
      tabs?.post({ kind: 'changed', espnLeagueId, season, known })
    const run = async () => {
      if (hasChanged(before, await findCard(wanted))) return
      const season = await importSeason(wanted, {
        store,
        http,
        now,
        signal,
        onProgress: (step) => report({ ...step, step: formatStep(step) }),
        onKnown(early, known) {
          postChanged(early, known)
          onSeason(early.season)
          onKnown(known)
        },
      })
      postChanged(season, 'whole')
    }
    let failure: string | null = null
    try {
      const onWait = () => onProgress({ step: 'Another tab is reading a league', week: null, done: 0, total: 0 })
      await withImportLock(run, { onWait, signal, locks })
    } catch (cause) {
      failure = describeFailure(cause).detail
      throw cause
    } finally {
      tabs?.post({ kind: 'progress', espnLeagueId, progress: null, failure })
    }
  }

  async function findCard({ espnLeagueId, season }: WantedSeason): Promise<DeviceCard | null> {
    const found = season ?? (await store.seasonsOf(espnLeagueId))[0]
    return found === undefined ? null : store.card({ espnLeagueId, season: found })
  }

  /** Takes about a second and reports no progress: the page shows its skeleton. */
  async function simulate({ espnLeagueId, season }: WantedSeason): Promise<void> {
    const demo = (await loadDemo()).find(
      (one) => one.espnLeagueId === espnLeagueId && (season === null || one.season === season),
    )
    if (!demo)
      throw new DomainError(
        'not-found',
        `There is no demo league ${espnLeagueId}${season === null ? '' : ` of season ${season}`}.`,
      )
    const key = { espnLeagueId, season: demo.season }
    await store.write(await readLeagueSeason(readOnlyFolder(demo.generate()), key), {
      asOf: null,
      source: 'demo',
      known: 'whole',
    })
    tabs?.post({ kind: 'changed', ...key, known: 'whole' })
  }

  return {
    idle: jobs.idle,
    start: (wanted) => jobs.start(wanted, (reports) => (isDemo(wanted) ? simulate(wanted) : read(wanted, reports))),
  }
}

/** Whether another tab has read the whole season meanwhile. */
function hasChanged(before: DeviceCard | null, after: DeviceCard | null): boolean {
  if (after?.known !== 'whole') return false
  return after.version !== before?.version || after.asOf !== before.asOf || before.known !== 'whole'
}

function isDemo({ espnLeagueId }: WantedSeason): boolean {
  return espnLeagueId >= demoLeagueIds.first && espnLeagueId <= demoLeagueIds.last
}

/** One import at a time on this device, whichever tab runs it: ESPN gets at most two requests at once. */
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
