import type { ImportProgress } from '../contract/progress.ts'
import type { KnownParts, NeededPart } from '../domain/host-season.ts'
import type { LeagueKey, LeagueRef } from '../domain/identity.ts'
import type { RequestCounts } from '../hosts/league-source.ts'
import type { WantedImport } from './import-season.ts'
import type { ImportTurn } from './import-turns.ts'

export type JobProgress = ImportProgress['progress']

export interface JobWait {
  signal?: AbortSignal
  /** Called at once, and at every step. */
  onProgress?: (progress: JobProgress) => void
}

export interface Job {
  /** When it began, or began to wait for its turn; see `monotonic`. */
  readonly startedAt: number
  readonly progress: JobProgress
  /** Requests to the host; null where there were none, as somebody else has just imported it. */
  readonly requests: RequestCounts | null
  /**
   * Waits until the season is read to this point, and returns which one it is. A caller that leaves does not stop the import, as others
   * may wait for it. Rejects with the import's failure, or with the signal's reason.
   */
  wait(until: NeededPart, wait?: JobWait): Promise<LeagueKey>
}

/** A job and what only those who run it may do with it. */
export interface ImportJob extends Job {
  readonly wanted: WantedImport
  /** Who started it. */
  readonly client: string
  readonly turn: ImportTurn
  /** Queued until its first turn; ended once it has succeeded or failed. */
  state: 'queued' | 'running' | 'ended'
  requests: RequestCounts | null
  /** Ids under which others may look for the league: the wanted one, and the season's own where each has one. */
  readonly ids: LeagueRef[]
  /** Settles with the import. A rejection never counts as unhandled, since a job may have no caller that waits for it. */
  readonly whole: Promise<LeagueKey>
  advance(progress: JobProgress): void
  /** The season is known, and stored this far. */
  reach(season: LeagueKey, parts: KnownParts): void
  succeed(season: LeagueKey): void
  fail(error: Error): void
}

export function createImportJob(
  wanted: WantedImport,
  { client, turn, startedAt }: Pick<ImportJob, 'client' | 'turn' | 'startedAt'>,
): ImportJob {
  const listeners = new Set<(progress: JobProgress) => void>()
  const reached = {
    league: Promise.withResolvers<LeagueKey>(),
    draft: Promise.withResolvers<LeagueKey>(),
    scores: Promise.withResolvers<LeagueKey>(),
    whole: Promise.withResolvers<LeagueKey>(),
  }
  const whole = reached.whole.promise
  whole.catch(() => {})
  const job: ImportJob & { progress: JobProgress } = {
    wanted,
    client,
    turn,
    startedAt,
    state: 'queued',
    progress: { step: 'Starting', week: null, done: 0, total: 0 },
    requests: null,
    ids: [{ host: wanted.host, leagueId: wanted.leagueId }],
    whole,
    advance(progress) {
      job.progress = progress
      for (const listener of listeners) listener(progress)
    },
    reach(season, { known, hasDraft }) {
      reached.league.resolve(season)
      if (hasDraft) reached.draft.resolve(season)
      if (known !== 'league') reached.scores.resolve(season)
    },
    succeed(season) {
      job.state = 'ended'
      reached.whole.resolve(season)
    },
    fail(error) {
      job.state = 'ended'
      reached.whole.reject(error)
    },
    async wait(until, { signal, onProgress } = {}) {
      signal?.throwIfAborted()
      const left = Promise.withResolvers<never>()
      const leave = () => left.reject(signal?.reason)
      signal?.addEventListener('abort', leave, { once: true })
      if (onProgress) listeners.add(onProgress)
      onProgress?.(job.progress)
      try {
        return await Promise.race([reached[until].promise, whole, left.promise])
      } finally {
        if (onProgress) listeners.delete(onProgress)
        signal?.removeEventListener('abort', leave)
      }
    },
  }
  return job
}
