/** Imports that run or have just ended; all who want the same season share one. */
import type { LeagueEvent } from '../contract/stored-leagues.ts'
import { DomainError, type ErrorKind } from '../domain/errors.ts'
import type { KnownParts } from '../domain/host-season.ts'
import {
  describeLeague,
  type HostName,
  hostNames,
  isSameLeague,
  type LeagueKey,
  type LeagueRef,
  type WantedSeason,
} from '../domain/identity.ts'
import { notAtHost } from '../handlers/resolve-season.ts'
import { formatStep, type RequestCounts } from '../hosts/league-source.ts'
import { createImportEndings, type Ending, nameImport } from './import-endings.ts'
import { createImportJob, type ImportJob, type Job, type JobProgress } from './import-job.ts'
import { type ImportReports, isWantedYear, type RunImport, type WantedImport } from './import-season.ts'
import { type ImportPart, type ImportTurns, unlimited } from './import-turns.ts'

/** What has been imported so far, for metrics. */
export interface ImportFigures {
  running: number
  queued: number
  succeeded: number
  failed: Partial<Record<ErrorKind, number>>
  requests: Record<HostName, RequestCounts>
}

export interface ImportJobsOptions {
  run: RunImport
  /** See `monotonic`. */
  elapsed: () => number
  /** Called with failures of imports. */
  onFailure?: (message: string, cause: unknown) => void
  /** Called when a season is stored, so that cached reads of its league are dropped. */
  onStored: (league: LeagueRef) => void
  onEvent?: (event: LeagueEvent) => void
  /** Called where somebody else's import has to be waited for. */
  onWait?: (wanted: WantedSeason) => void
  /** Bounds how many run at once; left out: any number. */
  turns?: ImportTurns
}

export interface StartOptions {
  /** Milliseconds that a failure is repeated without another attempt. */
  rememberFor: number
  /** The client that waits for the import; left out for a refresh in the background. */
  client?: string
  /** Where the season is stored already: 'rest', as nobody waits for its standings. */
  part?: ImportPart
  /** Called before the import runs. */
  prepare?: () => Promise<void>
}

export type ImportJobs = ReturnType<typeof createImportJobs>

/** The client of imports for which nobody waits. */
const nobody = ''

/** Nothing is read meanwhile, so nothing is done and no total is known. */
const waiting = (step: string): JobProgress => ({ step, week: null, done: 0, total: 0 })

/** How long an aborted import is waited for. */
const graceMilliseconds = 3000

export function createImportJobs({
  run,
  elapsed,
  onFailure,
  onStored,
  onEvent,
  onWait,
  turns = unlimited,
}: ImportJobsOptions) {
  const stopping = new AbortController()
  const jobs = new Map<string, ImportJob>()
  const endings = createImportEndings(elapsed)
  const requests = noRequests()
  const successes = new Map<HostName, number>()
  const ended = { succeeded: 0, failed: {} as ImportFigures['failed'] }
  const all = () => new Set(jobs.values())

  function begin(wanted: WantedImport, options: StartOptions): ImportJob {
    const { client = nobody, part = 'first', rememberFor, prepare } = options
    const turn = turns.begin({ host: wanted.host, client, hasRest: wanted.until === 'whole' })
    const job = createImportJob(wanted, { client, turn, startedAt: elapsed() })
    importIt(job, part, prepare).then(
      (season) => {
        ended.succeeded++
        if (job.requests?.answered) successes.set(wanted.host, elapsed())
        onStored(wanted)
        if (isWantedYear(wanted, season)) onEvent?.({ kind: 'changed', ...season, known: wanted.until })
        // The next call finds it stored. Without this, a season that does not exist would be imported for ever.
        end(job, { error: notAtHost(wanted), hasFailed: false }, rememberFor)
        job.succeed(season)
      },
      (cause) => {
        if (!stopping.signal.aborted) onFailure?.(`Import of ${describeLeague(wanted)} failed`, cause)
        const error = cause instanceof DomainError ? cause : new DomainError('unreadable-answer', unreadable(wanted))
        ended.failed[error.kind] = (ended.failed[error.kind] ?? 0) + 1
        end(job, { error, hasFailed: true }, rememberFor, cause)
        job.fail(error)
      },
    )
    return job
  }

  async function importIt(job: ImportJob, part: ImportPart, prepare: StartOptions['prepare']): Promise<LeagueKey> {
    try {
      await takeTurn(job, part)
      job.state = 'running'
      await prepare?.()
      return await run(job.wanted, reportsOf(job, part), stopping.signal)
    } finally {
      job.turn.giveBack()
    }
  }

  function takeTurn(job: ImportJob, part: ImportPart): Promise<void> {
    const turn = job.turn.take(part, stopping.signal)
    if (job.turn.isWaiting()) job.advance(waiting('Waiting for another league to finish'))
    return turn
  }

  function reportsOf(job: ImportJob, part: ImportPart): ImportReports {
    const { wanted, turn, ids } = job
    return {
      onProgress(step) {
        const progress = { ...step, step: formatStep(step) }
        job.advance(progress)
        for (const id of ids) onEvent?.({ kind: 'progress', ...id, progress })
      },
      onWait() {
        // Meanwhile others are imported.
        turn.giveBack()
        job.advance(waiting('Waiting for another import to finish'))
        onWait?.(wanted)
      },
      onLocked: () => takeTurn(job, part),
      onFirstPart: () => takeTurn(job, 'rest'),
      onKnown(season, parts) {
        if (!ids.some((id) => isSameLeague(id, season))) ids.push({ host: season.host, leagueId: season.leagueId })
        reach(job, season, parts)
        onEvent?.({ kind: 'changed', ...season, ...parts })
      },
      onFound: (season, parts) => reach(job, season, parts),
      onRequestCounts(counts) {
        job.requests = counts
        for (const outcome of ['answered', 'refused', 'failed'] as const)
          requests[wanted.host][outcome] += counts[outcome]
      },
    }
  }

  /** Callers that want it by its year, or by an id of its own, join from here on. */
  function reach(job: ImportJob, season: LeagueKey, parts: KnownParts): void {
    const { wanted } = job
    for (const named of [
      { ...wanted, season: season.season },
      { ...season, until: wanted.until },
    ]) {
      // What was read before a failure may be stored after it.
      if (job.state !== 'ended' && !jobs.has(nameImport(named))) jobs.set(nameImport(named), job)
    }
    onStored(wanted)
    onStored(season)
    job.reach(season, parts)
  }

  function end(job: ImportJob, ending: Ending, rememberFor: number, failure: unknown = null): void {
    for (const [name, one] of jobs) {
      if (one !== job) continue
      jobs.delete(name)
      endings.add(name, job.wanted, ending, rememberFor)
    }
    for (const id of job.ids) onEvent?.({ kind: 'progress', ...id, progress: null, failure })
  }

  /** The running import that covers this one: one that reads the season whole covers one of its scores. `client` waits for it from now on. */
  function running(wanted: WantedImport, client?: string): Job | null {
    const job = jobs.get(nameImport({ ...wanted, until: 'whole' })) ?? jobs.get(nameImport(wanted)) ?? null
    if (client !== undefined) job?.turn.join(client)
    return job
  }

  /** Resolves once no import runs or waits. */
  async function idle(): Promise<void> {
    while (jobs.size > 0) await Promise.allSettled([...all()].map(({ whole }) => whole))
  }

  return {
    running,
    idle,
    /** Number of imports that run or wait; with `client` of those that this client started. */
    size: (client?: string) =>
      client === undefined ? all().size : [...all()].filter((job) => job.client === client).length,
    /** How such an import ended a moment ago; null where none did. */
    recent: endings.recent,
    /** When a host last responded to an import, by `elapsed`; null if none has succeeded yet. */
    lastSuccess: (host: HostName): number | null => successes.get(host) ?? null,
    /** Joins the running import, or starts one. */
    start(wanted: WantedImport, options: StartOptions): Job {
      const known = running(wanted, options.client)
      if (known) return known
      const job = begin(wanted, options)
      jobs.set(nameImport(wanted), job)
      return job
    },
    /** Another tab reports on a league: passed on to those who wait for it here. */
    follow(event: LeagueEvent): void {
      for (const job of [...all()].filter(({ wanted }) => isSameLeague(wanted, event))) {
        if (event.kind === 'progress') {
          if (event.progress) job.advance(event.progress)
        } else if (event.kind === 'changed' && isWantedYear(job.wanted, event)) {
          const { host, leagueId, season } = event
          reach(job, { host, leagueId, season }, event)
        }
      }
    },
    refusals: endings.refusals,
    figures(): ImportFigures {
      const begun = [...all()].filter(({ state }) => state === 'running').length
      return { running: begun, queued: all().size - begun, ...ended, requests: structuredClone(requests) }
    },
    /** Stops what is running. */
    async close(): Promise<void> {
      stopping.abort(new DomainError('aborted', 'The server is shutting down. Try again in a minute.'))
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, graceMilliseconds)
      await Promise.race([idle(), late])
      clearTimeout(timer)
    },
  }
}

/** No request to any host yet. */
function noRequests(): Record<HostName, RequestCounts> {
  const none = () => ({ answered: 0, refused: 0, failed: 0 })
  return Object.fromEntries(hostNames.map((host) => [host, none()])) as Record<HostName, RequestCounts>
}

function unreadable(wanted: WantedSeason): string {
  return `League ${wanted.leagueId} couldn't be loaded. Check the server log for details.`
}
