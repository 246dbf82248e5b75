/** Imports that run or have just ended; all who want the same season share one. */
import type { ImportProgress } from '../contract/progress.ts'
import { DomainError, type ErrorKind } from '../domain/errors.ts'
import {
  describeLeague,
  type HostName,
  hostNames,
  isSameLeague,
  type LeagueKey,
  type LeagueRef,
  nameLeague,
  type WantedSeason,
} from '../domain/identity.ts'
import type { Completeness, ImportGoal } from '../domain/league-season.ts'
import { notAtHost } from '../handlers/resolve-season.ts'
import type { RequestCounts } from '../hosts/league-source.ts'

export type Progress = ImportProgress['progress']

/** A season that is to be imported, and how far. */
export interface WantedImport extends WantedSeason {
  until: ImportGoal
}

/** What an import reports while it runs. */
export interface ImportReports {
  onProgress(progress: Progress): void
  /** More of the season is stored than before: callers that want it by its year, or by an id of its own, join from here on. */
  onKnown(season: LeagueKey, known: Completeness): void
  /** The number of requests to the host, also where the import fails. */
  onRequestCounts(counts: RequestCounts): void
}

/** Imports a season into the store. Rejects with `DomainError`. */
export type RunImport = (wanted: WantedImport, reports: ImportReports, signal: AbortSignal) => Promise<void>

export interface JobWait {
  signal?: AbortSignal
  /** Called at once, and at every step. */
  onProgress?: (progress: Progress) => void
}

export interface Job {
  readonly progress: Progress
  /**
   * Waits until the season is read to this point. A caller that leaves does not stop the import, as others may wait for it.
   * Rejects with the import's failure, or with the signal's reason.
   */
  wait(until: Completeness, wait?: JobWait): Promise<void>
}

/** What has been imported so far, for metrics. */
export interface ImportFigures {
  running: number
  queued: number
  succeeded: number
  failed: Partial<Record<ErrorKind, number>>
  requests: Record<HostName, RequestCounts>
}

export interface ImportJobs {
  /** The running import that stands for this one: one that reads the season whole stands for one of its scores. */
  running(wanted: WantedImport): Job | null
  /** How such an import ended a moment ago; null where none did. */
  recent(wanted: WantedImport): Ending | null
  /** Joins the running import, or starts one. `rememberFor`: milliseconds that a failure is repeated without another attempt. */
  start(wanted: WantedImport, rememberFor: number, prepare?: () => Promise<void>): Job
  /** Another tab reports progress of this league: passed on to those who wait for it here. */
  follow(league: LeagueRef, report: { progress: Progress } | { season: number; known: Completeness }): void
  /** Why seasons of these ids could not be read lately, by year. */
  refusals(league: readonly LeagueRef[]): ReadonlyMap<number, string>
  /** Number of imports that run or wait. */
  size(): number
  figures(): ImportFigures
  /** Resolves once no import runs or waits. */
  idle(): Promise<void>
  /** Stops what is running. */
  close(): Promise<void>
}

export interface Ending {
  error: DomainError
  hasFailed: boolean
}

export interface ImportJobsOptions {
  run: RunImport
  /** Milliseconds since 1970. */
  now: () => number
  /** Called with failures of imports. */
  onFailure: (message: string, cause: unknown) => void
  /** Called when a season is stored, so that cached reads of its league are dropped. */
  onStored: (league: LeagueRef) => void
  /** Bounds how many run at once; left out: any number. */
  limit?: (run: () => Promise<void>) => Promise<void>
}

interface RunningJob extends Job {
  progress: Progress
  wanted: WantedImport
  reports: ImportReports
  whole: Promise<void>
  hasBegun: boolean
}

/** How long an aborted import is waited for. */
const graceMilliseconds = 3000

export function createImportJobs({
  run,
  now,
  onFailure,
  onStored,
  limit = (one) => one(),
}: ImportJobsOptions): ImportJobs {
  const stopping = new AbortController()
  const jobs = new Map<string, RunningJob>()
  const endings = new Map<string, Ending & { wanted: WantedImport; until: number }>()
  const requests = noRequests()
  const ended = { succeeded: 0, failed: {} as ImportFigures['failed'] }
  const all = () => new Set(jobs.values())

  function begin(wanted: WantedImport, rememberFor: number, prepare?: () => Promise<void>): RunningJob {
    const listeners = new Set<(progress: Progress) => void>()
    const reached = { league: Promise.withResolvers<void>(), scores: Promise.withResolvers<void>() }
    const reports: ImportReports = {
      onProgress(progress) {
        job.progress = progress
        for (const listener of listeners) listener(progress)
      },
      onKnown(season, known) {
        for (const named of [
          { ...wanted, season: season.season },
          { ...season, until: wanted.until },
        ]) {
          if (!jobs.has(nameOf(named))) jobs.set(nameOf(named), job)
        }
        onStored(wanted)
        onStored(season)
        reached.league.resolve()
        if (known !== 'league') reached.scores.resolve()
      },
      onRequestCounts(counts) {
        for (const outcome of ['answered', 'refused', 'failed'] as const)
          requests[wanted.host][outcome] += counts[outcome]
      },
    }
    const job: RunningJob = {
      wanted,
      reports,
      progress: { step: 'Waiting', week: null, done: 0, total: 0 },
      hasBegun: false,
      whole: Promise.resolve(),
      async wait(until, { signal, onProgress } = {}) {
        signal?.throwIfAborted()
        const left = Promise.withResolvers<never>()
        const leave = () => left.reject(signal?.reason)
        signal?.addEventListener('abort', leave, { once: true })
        if (onProgress) listeners.add(onProgress)
        onProgress?.(job.progress)
        try {
          await Promise.race([...(until === 'whole' ? [] : [reached[until].promise]), job.whole, left.promise])
        } finally {
          if (onProgress) listeners.delete(onProgress)
          signal?.removeEventListener('abort', leave)
        }
      },
    }
    job.whole = limit(async () => {
      stopping.signal.throwIfAborted()
      job.hasBegun = true
      await prepare?.()
      await run(wanted, reports, stopping.signal)
    }).then(
      () => {
        ended.succeeded++
        onStored(wanted)
        // The next call finds it stored. Without this, a season that does not exist would be imported for ever.
        end(job, { error: notAtHost(wanted), hasFailed: false }, rememberFor)
      },
      (cause) => {
        if (!stopping.signal.aborted) onFailure(`Import of ${describeLeague(wanted)} failed`, cause)
        const error = cause instanceof DomainError ? cause : new DomainError('unreadable-answer', unreadable(wanted))
        ended.failed[error.kind] = (ended.failed[error.kind] ?? 0) + 1
        end(job, { error, hasFailed: true }, rememberFor)
        throw error
      },
    )
    // Nobody may wait for it.
    job.whole.catch(() => {})
    return job
  }

  /** Whoever asks for many leagues that are not there fills no memory. */
  function dropOldEndings(): void {
    for (const [name, { until }] of endings) if (until <= now()) endings.delete(name)
  }

  function end(job: RunningJob, ending: Ending, rememberFor: number): void {
    dropOldEndings()
    for (const [name, one] of jobs) {
      if (one !== job) continue
      jobs.delete(name)
      endings.set(name, { ...ending, wanted: job.wanted, until: now() + rememberFor })
    }
  }

  function running(wanted: WantedImport): RunningJob | null {
    return jobs.get(nameOf({ ...wanted, until: 'whole' })) ?? jobs.get(nameOf(wanted)) ?? null
  }

  async function idle(): Promise<void> {
    while (jobs.size > 0) await Promise.allSettled([...all()].map(({ whole }) => whole))
  }

  return {
    running,
    idle,
    size: () => all().size,
    recent(wanted) {
      dropOldEndings()
      return endings.get(nameOf(wanted)) ?? null
    },
    start(wanted, rememberFor, prepare) {
      const known = running(wanted)
      if (known) return known
      const job = begin(wanted, rememberFor, prepare)
      jobs.set(nameOf(wanted), job)
      return job
    },
    follow(league, report) {
      for (const { wanted, reports } of [...all()].filter((job) => isSameLeague(job.wanted, league))) {
        if ('progress' in report) reports.onProgress(report.progress)
        else if (wanted.season === null || wanted.season === report.season)
          reports.onKnown({ ...league, season: report.season }, report.known)
      }
    },
    refusals(leagues) {
      dropOldEndings()
      const names = new Set(leagues.map(nameLeague))
      return new Map(
        [...endings.values()].flatMap(({ wanted, error, hasFailed }) =>
          hasFailed && wanted.season !== null && names.has(nameLeague(wanted))
            ? [[wanted.season, error.readerMessage]]
            : [],
        ),
      )
    },
    figures() {
      const begun = [...all()].filter(({ hasBegun }) => hasBegun).length
      return { running: begun, queued: all().size - begun, ...ended, requests: structuredClone(requests) }
    },
    async close() {
      stopping.abort(new DomainError('aborted', 'The server is shutting down. Try again in a minute.'))
      // Queued imports end by themselves as soon as they start.
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, graceMilliseconds)
      await Promise.race([idle(), late])
      clearTimeout(timer)
    },
  }
}

const nameOf = (wanted: WantedImport) => `${nameLeague(wanted)}/${wanted.season ?? 'newest'}/${wanted.until}`

/** No request to any host yet. */
export function noRequests(): Record<HostName, RequestCounts> {
  const none = () => ({ answered: 0, refused: 0, failed: 0 })
  return Object.fromEntries(hostNames.map((host) => [host, none()])) as Record<HostName, RequestCounts>
}

function unreadable(wanted: WantedSeason): string {
  return `League ${wanted.leagueId} couldn't be loaded. Check the server log for details.`
}
