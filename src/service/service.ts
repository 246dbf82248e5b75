/**
 * The service: what server, engine, snapshots, commands and assistants do with a store of leagues. It finds the season that a call is
 * about, imports what is missing, and lets the endpoint's handler compute the response. What differs between its users is what they
 * pass in: store, hosts, clock, where responses are computed and where imports run.
 */

import { joinLeague } from '../book/joined-league.ts'
import type { OpenedBook } from '../book/league-book.ts'
import { type EndpointName, endpoints, type Parameters } from '../contract/endpoints.ts'
import { type JoinParameters, readJoin } from '../contract/league-join.ts'
import type { DroppedFile, StoredLeague } from '../contract/stored-leagues.ts'
import { monotonic } from '../domain/ages.ts'
import { DomainError } from '../domain/errors.ts'
import type { ImportGoal } from '../domain/host-season.ts'
import { hostTitles, type LeagueKey, type LeagueRef, type WantedSeason } from '../domain/identity.ts'
import { formatStep, type ImportStep, type RequestCounts } from '../hosts/league-source.ts'
import { readOnlyFolder } from '../hosts/shared/raw-files.ts'
import { DamagedSeason, isBeingRead, type SeasonCard } from '../storage/league-store.ts'
import type { Compute } from './compute.ts'
import { type FoundSeason, type Importing, openSeasonFinder, type RespondOptions } from './find-season.ts'
import type { JobWait } from './import-job.ts'
import { createImportJobs, type ImportJobs, type ImportJobsOptions } from './import-jobs.ts'
import { type ImportRules, importOnDemand } from './import-on-demand.ts'
import { type ImportContext, importHere, importResponses, type SavedSeason } from './import-season.ts'
import { type FindHistory, findJoinedSeasons } from './joined-seasons.ts'
import { lockToRemove } from './league-budget.ts'
import { listLeagues } from './list-leagues.ts'
import { loadPart } from './load-part.ts'
import type { View } from './refresh-need.ts'
import { type ComputedResponse, openSeasonResponder } from './respond-from-season.ts'
import { listUserLeagues } from './user-leagues.ts'

export type Outcome<R> = ComputedResponse<R> | Importing

interface ImportedSeason {
  key: LeagueKey
  /** Requests to the host; null where there were none, as somebody else has just imported it. */
  requests: RequestCounts | null
}

interface FileImport extends JobWait {
  /** When the files were saved, ISO 8601; a file that has an earlier time of its own goes by that. */
  asOf: string
  /** Left out: every season in the files. */
  wanted?: WantedSeason | null
  /** Called with each season once it is stored, also where others in the files then cannot be read. */
  onImported?: (key: LeagueKey) => Promise<void>
}

export interface Service<R> extends Pick<ImportJobs, 'idle' | 'close' | 'figures' | 'follow'> {
  /** Responds to one call with validated parameters. Throws `DomainError`. */
  respond<N extends EndpointName>(name: N, parameters: Parameters<N>, options?: RespondOptions): Promise<Outcome<R>>
  /**
   * Reads a season from its host, again where it is stored and may have changed, and waits for it. `isExplicit`: somebody wants it read
   * now, so its league and its last week are requested even if the season is closed. Throws `DomainError`.
   */
  importLeague(
    wanted: WantedSeason,
    options?: JobWait & { goal?: ImportGoal; isExplicit?: boolean },
  ): Promise<ImportedSeason>
  /** Imports the seasons in files that contain a host's responses, and returns which ones. Throws `DomainError`. */
  importFile(files: readonly DroppedFile[], options: FileImport): Promise<LeagueKey[]>
  /** Imports a season from responses that are here. Throws `DomainError`; what is stored stays where they cannot be read. */
  importResponses(saved: SavedSeason, wait?: JobWait): Promise<LeagueKey>
  /** Stored leagues, the most recently viewed first. */
  list(): Promise<StoredLeague[]>
  /** Removes all seasons of a league for good, of all its ids. */
  remove(league: LeagueRef): Promise<void>
}

export interface ServiceOptions<R> extends ImportContext, Pick<ImportJobsOptions, 'onEvent' | 'onWait' | 'onFailure'> {
  compute: Compute<R>
  /** Measures durations; see `monotonic`. */
  elapsed?: () => number
  /** Null: no call imports anything, and a league that is not stored is not found. */
  imports?: ImportRules | null
  /** The book of a league; by default there is none. */
  findBook?: (league: LeagueRef) => Promise<OpenedBook | null>
  /** Whether readers see money that a book does not make public. */
  showsMoney?: boolean
  /** Called with each season that a response was computed from. */
  onUse?: (key: LeagueKey) => void
}

export function createService<R>(options: ServiceOptions<R>): Service<R> {
  const { store, compute, elapsed = monotonic, imports = null, showsMoney } = options
  const { onUse, onEvent, onWait, onFailure } = options
  const { findBook = async () => null } = options
  const { run = importHere(options), turns } = imports ?? {}
  const jobs = createImportJobs({ run, turns, elapsed, onStored: store.forget, onEvent, onWait, onFailure })
  const onDemand = imports && importOnDemand({ ...options, elapsed }, jobs, imports)
  const finder = openSeasonFinder({ store, imports, onDemand })
  const respondFrom = openSeasonResponder({
    store,
    compute,
    showsMoney,
    refusals: jobs.refusals,
    onView,
    now: options.now,
    isRefreshing: (card) => onDemand?.isRefreshing(card) ?? false,
  })
  const leaguesOfUser = listUserLeagues({ ...options, elapsed })

  /** The history of a call's league, with what the call joins to it. Most calls need none, so its book is read when one asks. */
  function findHistoryFor(parameters: object): FindHistory {
    const join = readJoin(parameters as JoinParameters)
    return async (league) => findJoinedSeasons(joinLeague(league, await findBook(league), join), store)
  }

  /** What is viewed is read again in the background where its host may have something newer. */
  function onView(key: LeagueKey, card: SeasonCard, view?: View): void {
    onUse?.(key)
    onDemand?.refreshIfOld(card, view)
  }

  async function respondFromStore<N extends EndpointName>(
    name: N,
    parameters: Parameters<N>,
    respondOptions: RespondOptions,
  ): Promise<Outcome<R>> {
    const findHistory = findHistoryFor(parameters)
    const found = await finder.find(name, parameters, findHistory, respondOptions)
    if (found.kind === 'importing') return found
    /** As it is stored after the wait. The season that follows is there only once enough of it has been read. */
    const findNow = async (): Promise<FoundSeason> => {
      const now = await finder.find(name, parameters, findHistory, { ...respondOptions, wait: false })
      return now.kind === 'season' ? now : { ...found, card: (await store.card(found.key)) ?? found.card }
    }
    const view = {
      isWatched: name === 'live',
      isDraftWatched: name === 'draftRoom' || name === 'hostLeagueDraft',
      isNewest: found.isNewest,
      first: respondOptions.first,
    }
    onView(found.key, found.card, view)
    if (respondOptions.waitsForRefresh) await onDemand?.waitIfOld(found.card, view)
    try {
      const season = respondOptions.waitsForRefresh ? await findNow() : found
      return await respondFrom(name, parameters, season, findHistory)
    } catch (error) {
      if (!(error instanceof DamagedSeason)) throw error
      // It could not be rebuilt from its responses. A season of a host is read from there again, and only that one.
      const again = await finder.readAgain(found, error, respondOptions)
      if (!again) throw error
      return again.kind === 'importing' ? again : respondFrom(name, parameters, again, findHistory)
    }
  }

  async function respondFromList<N extends EndpointName>(name: N, parameters: Parameters<N>): Promise<Outcome<R>> {
    const { limit, offset } = parameters as Parameters<'leagues'>
    const leagues = (await store.list({ limit, offset })).map(({ card, seasons }) => ({
      summary: card.summary,
      context: { seasons, asOf: card.asOf, isPartial: isBeingRead(card) },
    }))
    const response = await compute({ name, parameters, input: { leagues } })
    return { kind: 'response', response, freshness: 'none', origin: null }
  }

  async function respondFromHost<N extends EndpointName>(
    name: N,
    parameters: Parameters<N>,
    { admit }: RespondOptions,
  ): Promise<Outcome<R>> {
    const { host, user } = parameters as Parameters<'userLeagues'>
    if (!imports) throw new DomainError('not-found', `This server doesn't load leagues from ${hostTitles[host]}.`)
    const response = await compute({ name, parameters, input: { leagues: await leaguesOfUser(host, user, admit) } })
    return { kind: 'response', response, freshness: 'minute', origin: null }
  }

  async function importSaved(saved: SavedSeason, { signal, onProgress }: JobWait = {}): Promise<LeagueKey> {
    const reports = {
      onWait: () => onWait?.(saved),
      onProgress: (step: ImportStep) => onProgress?.({ ...step, step: formatStep(step) }),
    }
    const key = await importResponses(saved, { ...options, reports, signal })
    onEvent?.({ kind: 'changed', ...key, known: 'whole' })
    return key
  }

  return {
    idle: jobs.idle,
    close: jobs.close,
    figures: jobs.figures,
    follow: jobs.follow,
    importResponses: importSaved,
    list: () => listLeagues(store),
    async respond(name, parameters, respondOptions = {}) {
      const { scope } = endpoints[name]
      if (scope === 'store') return respondFromList(name, parameters)
      if (scope === 'host') return respondFromHost(name, parameters, respondOptions)
      return respondFromStore(name, parameters, respondOptions)
    },
    async importLeague(wanted, { goal = 'whole', isExplicit = false, ...wait } = {}) {
      const job = jobs.start({ ...wanted, until: goal, isExplicit }, { rememberFor: imports?.rememberFor.failure ?? 0 })
      return { key: await job.wait('whole', wait), requests: job.requests }
    },
    async importFile(files, { asOf, wanted = null, onImported, ...wait }) {
      // A browser loads what reads zips when there is a file.
      const { readLeagueFiles } = await loadPart(() => import('./league-files.ts'))
      const imported: LeagueKey[] = []
      const failures: DomainError[] = []
      for (const { responses, savedAt = asOf, ...key } of await readLeagueFiles(files, wanted, (error) =>
        failures.push(error),
      )) {
        const raw = readOnlyFolder(Object.fromEntries(responses))
        try {
          const ownTime = Date.parse(savedAt) < Date.parse(asOf) ? savedAt : asOf
          const stored = await importSaved({ ...key, raw, asOf: ownTime, source: 'folder' }, wait)
          imported.push(stored)
          await onImported?.(stored)
        } catch (error) {
          if (!(error instanceof DomainError) || error.kind !== 'unreadable-answer') throw error
          failures.push(error)
        }
      }
      throwFailure(failures, imported.length)
      return imported
    },
    async remove(league) {
      // An import of it, perhaps another tab's, would store again what is removed.
      const release = await lockToRemove(store, league, { wait: true })
      try {
        for (const key of await store.seasonsOf(league)) {
          await store.remove(key, { forGood: true })
          finder.forget(key)
          onEvent?.({ kind: 'removed', ...key })
        }
      } finally {
        await release()
      }
    },
  }
}

/** Throws the first of the seasons that could not be read; those beside it are imported. */
function throwFailure(failures: readonly DomainError[], imported: number): void {
  const [first] = failures
  if (!first) return
  if (imported === 0) throw first
  const all = imported + failures.length
  const describe = (message: string) =>
    `${imported} of ${all} seasons were imported. The first of the others: ${message}`
  throw new DomainError(first.kind, describe(first.message), {
    cause: first,
    readerMessage: describe(first.readerMessage),
  })
}
