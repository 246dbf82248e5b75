/** Imports that run or have just failed; callers that want the same season share one import. */
import type { ImportProgress } from '../contract/progress.ts'
import { isSameLeague, type LeagueKey, type LeagueRef, nameLeague, type WantedSeason } from '../domain/identity.ts'
import type { Completeness, ImportGoal } from '../domain/league-season.ts'

export type Progress = ImportProgress['progress']

export interface JobWait {
  signal?: AbortSignal
  /** Called at once, and at every step. */
  onProgress?: (progress: Progress) => void
}

export interface Job {
  /**
   * Waits until the season is read to this point. A caller that leaves does not stop the import, as others may wait for it.
   * Rejects with the import's failure, or with the signal's reason.
   */
  wait(until: Completeness, wait: JobWait): Promise<void>
}

/** What an import reports while it runs. */
export interface JobReports {
  onProgress(progress: Progress): void
  /** Which season it is: callers that want it by its year, or by an id of its own, join from here on. */
  onSeason(season: LeagueKey): void
  /** The season is read to this point. */
  onKnown(known: Completeness): void
}

export interface ImportJobs {
  /**
   * Starts an import of the season, or joins the running one. A failure is repeated for a moment. Reports nothing until
   * `run` does. One that reads the season whole stands for one of its scores, which must not replace it when it ends.
   */
  start(wanted: WantedSeason, until: ImportGoal, run: (reports: JobReports) => Promise<void>): Job
  /** Another tab reports progress of this league: passed on to those who wait for it here. */
  follow(league: LeagueRef, report: { progress: Progress } | { season: number; known: Completeness }): void
  /** Resolves once no import runs. */
  idle(): Promise<void>
}

/** A page makes several calls at once: the host is not requested again for each of them. */
const failureLastsMilliseconds = 3000

export interface RunningJob extends Job {
  wanted: WantedSeason
  reports: JobReports
  whole: Promise<void>
  endedAt: number | null
}

/** `jobs`: where they are kept, running ones and failures of the last seconds. */
export function createImportJobs(now: () => Date, jobs = new Map<string, RunningJob>()): ImportJobs {
  const running = () => [...new Set(jobs.values())].filter(({ endedAt }) => endedAt === null)

  /** A tab that is open for long asks for many leagues that are not there. */
  function dropOldFailures(): void {
    for (const [name, { endedAt }] of jobs) {
      if (endedAt !== null && now().getTime() - endedAt >= failureLastsMilliseconds) jobs.delete(name)
    }
  }

  function begin(
    wanted: WantedSeason,
    run: (reports: JobReports) => Promise<void>,
    onSeason: (season: LeagueKey) => void,
  ): RunningJob {
    const listeners = new Set<(progress: Progress) => void>()
    let progress: Progress | null = null
    const reached = { league: Promise.withResolvers<void>(), scores: Promise.withResolvers<void>() }
    const reports: JobReports = {
      onSeason,
      onKnown(known) {
        reached.league.resolve()
        if (known !== 'league') reached.scores.resolve()
      },
      onProgress(step) {
        progress = step
        for (const listener of listeners) listener(step)
      },
    }
    const whole = run(reports)
    const job: RunningJob = {
      wanted,
      reports,
      whole,
      endedAt: null,
      async wait(until, { signal, onProgress }) {
        signal?.throwIfAborted()
        const left = Promise.withResolvers<never>()
        const leave = () => left.reject(signal?.reason)
        signal?.addEventListener('abort', leave, { once: true })
        if (onProgress) listeners.add(onProgress)
        if (progress) onProgress?.(progress)
        try {
          await Promise.race([...(until === 'whole' ? [] : [reached[until].promise]), whole, left.promise])
        } finally {
          if (onProgress) listeners.delete(onProgress)
          signal?.removeEventListener('abort', leave)
        }
      },
    }
    return job
  }

  return {
    start(wanted, until, run) {
      dropOldFailures()
      const nameOf = (one: WantedSeason, goal = until) => `${nameLeague(one)}/${one.season ?? 'newest'}/${goal}`
      const name = nameOf(wanted)
      const whole = jobs.get(nameOf(wanted, 'whole'))
      const known = whole?.endedAt === null ? whole : jobs.get(name)
      if (known) return known
      const job = begin(wanted, run, (season) => {
        for (const named of [nameOf({ ...wanted, season: season.season }), nameOf(season)]) {
          if (jobs.get(named)?.endedAt !== null) jobs.set(named, job)
        }
      })
      jobs.set(name, job)
      job.whole.then(
        () => {
          for (const [key, one] of jobs) if (one === job) jobs.delete(key)
        },
        () => {
          job.endedAt = now().getTime()
        },
      )
      return job
    },
    follow(league, report) {
      for (const { wanted, reports } of running().filter((job) => isSameLeague(job.wanted, league))) {
        if ('progress' in report) reports.onProgress(report.progress)
        else if (wanted.season === null || wanted.season === report.season) reports.onKnown(report.known)
      }
    },
    async idle() {
      while (running().length > 0) await Promise.allSettled(running().map(({ whole }) => whole))
    },
  }
}
