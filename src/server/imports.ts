/** Imports that the server starts by itself: leagues that are requested, and running seasons that are out of date. */
import pLimit from 'p-limit'
import type { ImportProgress } from '../contract/progress.ts'
import { DomainError, type ErrorKind } from '../domain/errors.ts'
import {
  describeLeague,
  type HostName,
  hostNames,
  isSameLeague,
  type LeagueRef,
  nameLeague,
  type WantedSeason,
} from '../domain/identity.ts'
import type { Completeness, ImportGoal, LeagueSeason } from '../domain/league-season.ts'
import { chooseGoal } from '../handlers/completeness.ts'
import { notAtHost } from '../handlers/resolve-season.ts'
import type { RequestCounts } from '../hosts/league-source.ts'
import type { SeasonCard, SeasonStore } from '../storage/season-store.ts'
import type { LogFailure } from './log.ts'
import type { ImportFigures } from './metrics.ts'

/** Each import has a few requests in flight at its host; several imports would have more. */
const importsAtOnce = 1
/** With more than this in the queue, the server responds that it is busy. */
const maxQueued = 20
/** How long a failure is repeated without another attempt. */
const rememberedMilliseconds = 30_000
const refreshFailureMilliseconds = 5 * 60_000
/** How long the server waits for an aborted import. */
const graceMilliseconds = 3000
const oldAfterMilliseconds = 30 * 60_000

/** A season that is to be imported, and how far. */
export interface WantedImport extends WantedSeason {
  until: ImportGoal
}

export type RunImport = (
  wanted: WantedImport,
  onProgress: (progress: ImportProgress['progress']) => void,
  signal: AbortSignal,
  /** Called with the number of requests to the host, also where the import fails. */
  onRequestCounts: (counts: RequestCounts) => void,
  /** Called with a season that is not stored yet, and how much of it is known. */
  onEarly: (season: LeagueSeason, known: Completeness) => void,
) => Promise<void>

/** A season that is still being read. */
export interface EarlySeason {
  season: LeagueSeason
  known: Completeness
  /** ISO 8601. */
  asOf: string
}

export interface Imports {
  /**
   * Starts an import, or joins the running one, and returns its progress. Throws the `DomainError` of a recent failure.
   * `admit` is called before an import starts, and throws where it must not. `needed`: an earlier season of a stored league is read as
   * far as its scores where that is enough, as one request tells these.
   */
  request(wanted: WantedSeason, admit?: () => void, needed?: Completeness): Promise<ImportProgress>
  /** What is known of a season that is being read for the first time; null where there is none, or nothing yet. */
  early(wanted: WantedSeason): EarlySeason | null
  /** The league of a number in public ids, where one is being read for the first time. */
  leagueOfNumber(leagueNumber: number): LeagueRef | null
  /** Progress of the import of such a season. */
  progressOf(wanted: WantedSeason): ImportProgress | null
  /** Starts a refresh in the background where the season may still change and is out of date. */
  refreshWhenOld(card: SeasonCard): void
  /** Why seasons of a league could not be read lately, by year. */
  refusals(league: readonly LeagueRef[]): ReadonlyMap<number, string>
  figures(): ImportFigures
  /** Resolves when no import is running or queued. */
  idle(): Promise<void>
  /** Stops what is running. */
  close(): Promise<void>
}

export interface ImportsOptions {
  store: SeasonStore
  run: RunImport
  log: LogFailure
  /** Called before a league that is not stored yet is read; throws where there is no space for it. */
  makeRoom?: (wanted: WantedSeason) => Promise<void>
  /** Milliseconds since 1970. */
  now?: () => number
}

interface Job {
  progress: ImportProgress['progress']
  early: EarlySeason | null
  finished: Promise<void>
}

export function createImports({ store, run, log, makeRoom, now = Date.now }: ImportsOptions): Imports {
  const limit = pLimit(importsAtOnce)
  const stopping = new AbortController()
  const jobs = new Map<string, Job>()
  /** The outcome of recent imports, for callers that still do not find the league. */
  const endings = new Map<string, { wanted: WantedSeason; error: DomainError; hasFailed: boolean; until: number }>()
  const requestCounts = noRequests()
  const addRequestCounts = (host: HostName) => (more: RequestCounts) => {
    for (const outcome of ['answered', 'refused', 'failed'] as const) requestCounts[host][outcome] += more[outcome]
  }
  const ended = { succeeded: 0, failed: {} as Partial<Record<ErrorKind, number>> }

  function start(wanted: WantedImport, rememberFor: number, prepare?: typeof makeRoom): Job {
    const name = nameOf(wanted)
    const progress = { step: 'Waiting', week: null, done: 0, total: 0 }
    const job: Job = { progress, early: null, finished: Promise.resolve() }
    jobs.set(name, job)
    job.finished = limit(async () => {
      stopping.signal.throwIfAborted()
      if (prepare) await prepare(wanted)
      const onEarly = (season: LeagueSeason, known: Completeness) => {
        job.early = { season, known, asOf: job.early?.asOf ?? new Date(now()).toISOString() }
      }
      await run(
        wanted,
        (progress) => Object.assign(job, { progress }),
        stopping.signal,
        addRequestCounts(wanted.host),
        onEarly,
      )
    })
      .then(
        // The next call finds it stored. Without this, a season that does not exist would be imported for ever.
        () => {
          store.forget(wanted)
          ended.succeeded++
          return { error: notAtHost(wanted), hasFailed: false }
        },
        (cause) => {
          if (!stopping.signal.aborted) log(`Import of ${describeLeague(wanted)} failed`, cause)
          const error = cause instanceof DomainError ? cause : new DomainError('unreadable-answer', unreadable(wanted))
          ended.failed[error.kind] = (ended.failed[error.kind] ?? 0) + 1
          return { error, hasFailed: true }
        },
      )
      .then((ending) => {
        endings.set(name, { ...ending, wanted, until: now() + rememberFor })
        jobs.delete(name)
      })
    return job
  }

  /** One that reads the season whole stands for one of its scores, which must not replace it when it ends. */
  function runningOf(wanted: WantedImport): Job | undefined {
    return jobs.get(nameOf({ ...wanted, until: 'whole' })) ?? jobs.get(nameOf(wanted))
  }

  function recentEnding(wanted: WantedImport): { error: DomainError; hasFailed: boolean } | undefined {
    for (const [name, { until }] of endings) if (until <= now()) endings.delete(name)
    return endings.get(nameOf(wanted))
  }

  function readingOf(wanted: WantedSeason): Job | undefined {
    const own = jobs.get(nameOf({ ...wanted, until: 'whole' }))
    if (own?.early) return own
    return [...jobs.values()].find(({ early }) => {
      const read = early?.season
      return isSameLeague(read, wanted) && (wanted.season === null || read?.season === wanted.season)
    })
  }

  async function idle(): Promise<void> {
    while (jobs.size > 0) await Promise.all([...jobs.values()].map(({ finished }) => finished))
  }

  return {
    async request(season, admit, needed = 'whole') {
      const until = needed === 'whole' ? 'whole' : chooseGoal(season, needed, await store.seasonsOf(season))
      const wanted: WantedImport = { ...season, until }
      const running = runningOf(wanted)
      if (running) return importing(running)
      const ending = recentEnding(wanted)
      if (ending) {
        // It ended after the caller had looked for it: the next call finds it.
        if (!ending.hasFailed && (await isStored(store, wanted))) return importing({ progress: atTheEnd })
        throw ending.error
      }
      if (await isDemo(store, wanted)) {
        throw new DomainError('not-found', `Demo league ${wanted.leagueId} has no season ${wanted.season}.`)
      }
      if (jobs.size >= maxQueued) {
        throw new DomainError('busy', 'Many leagues are being imported right now. Try again in a minute.')
      }
      const begun = runningOf(wanted)
      if (begun) return importing(begun)
      admit?.()
      return importing(start(wanted, rememberedMilliseconds, makeRoom))
    },
    refreshWhenOld({ league, source, asOf }) {
      if (source !== 'host' || league.phase === 'complete' || jobs.size >= maxQueued) return
      if (asOf !== null && now() - Date.parse(asOf) < oldAfterMilliseconds) return
      const key = { host: league.host, leagueId: league.hostLeagueId, season: league.season }
      const wanted: WantedImport = { ...key, until: 'whole' }
      if (!jobs.has(nameOf(wanted)) && !recentEnding(wanted)?.hasFailed) start(wanted, refreshFailureMilliseconds)
    },
    early: (wanted) => readingOf(wanted)?.early ?? null,
    leagueOfNumber: (leagueNumber) =>
      [...jobs.values()].find(({ early }) => early?.season.leagueNumber === leagueNumber)?.early?.season ?? null,
    progressOf(wanted) {
      const job = readingOf(wanted)
      return job ? importing(job) : null
    },
    refusals(leagues) {
      const names = new Set(leagues.map(nameLeague))
      return new Map(
        [...endings.values()].flatMap(({ wanted, error, hasFailed }) =>
          hasFailed && wanted.season !== null && names.has(nameLeague(wanted))
            ? [[wanted.season, error.readerMessage]]
            : [],
        ),
      )
    },
    figures: () => ({
      running: limit.activeCount,
      queued: limit.pendingCount,
      ...ended,
      requests: structuredClone(requestCounts),
    }),
    idle,
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
const atTheEnd: ImportProgress['progress'] = { step: 'Done', week: null, done: 1, total: 1 }
const importing = ({ progress }: Pick<Job, 'progress'>): ImportProgress => ({ status: 'importing', progress })

/** No request to any host yet. */
export function noRequests(): Record<HostName, RequestCounts> {
  const none = () => ({ answered: 0, refused: 0, failed: 0 })
  return Object.fromEntries(hostNames.map((host) => [host, none()])) as Record<HostName, RequestCounts>
}

function unreadable(wanted: WantedSeason): string {
  return `League ${wanted.leagueId} couldn't be loaded. Check the server log for details.`
}

async function isStored(store: SeasonStore, { season, ...league }: WantedSeason): Promise<boolean> {
  const seasons = await store.seasonsOf(league)
  return seasons.some((key) => (season === null ? key.leagueId === league.leagueId : key.season === season))
}

/** A demo league's id may be a real league's at its host: never mix the two. */
async function isDemo(store: SeasonStore, wanted: WantedSeason): Promise<boolean> {
  const [key] = await store.seasonsOf(wanted)
  return key !== undefined && (await store.card(key))?.source === 'demo'
}
