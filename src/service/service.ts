/**
 * The service: what server, engine, snapshots, commands and assistants do with a store of leagues. It finds the season that a call is
 * about, imports what is missing, and lets the endpoint's handler compute the response. What differs between its users is what they
 * pass in: store, hosts, clock, where responses are computed and where imports run.
 */
import { type EndpointName, endpoints, type Parameters } from '../contract/endpoints.ts'
import type { LeagueJoin } from '../contract/league-join.ts'
import { monotonic } from '../domain/ages.ts'
import { listCounted } from '../domain/counted-seasons.ts'
import { DomainError } from '../domain/errors.ts'
import type { ImportGoal } from '../domain/host-season.ts'
import { hostTitles, type LeagueKey, type LeagueRef, type WantedSeason } from '../domain/identity.ts'
import { formatStep, type ImportStep, type RequestCounts } from '../hosts/league-source.ts'
import { readOnlyFolder } from '../hosts/shared/raw-files.ts'
import { DamagedSeason, isBeingRead, type SeasonCard } from '../storage/league-store.ts'
import type { Compute } from './compute.ts'
import { type Importing, openSeasonFinder, type RespondOptions } from './find-season.ts'
import type { JobWait } from './import-job.ts'
import { createImportJobs, type ImportJobs, type ImportJobsOptions } from './import-jobs.ts'
import { type ImportRules, importOnDemand, type View } from './import-on-demand.ts'
import { type ImportContext, importHere, importResponses, type SavedSeason } from './import-season.ts'
import { joinLeague } from './joined-seasons.ts'
import type { DroppedFile } from './league-files.ts'
import { listLeagues, type StoredLeague } from './list-leagues.ts'
import { loadPart } from './load-part.ts'
import { type ComputedResponse, type FoundHistory, openSeasonResponder } from './respond-from-season.ts'
import { listUserLeagues } from './user-leagues.ts'

type Outcome<R> = ComputedResponse<R> | Importing

interface ImportedSeason {
  key: LeagueKey
  /** Requests to the host; null where there were none, as somebody else has just imported it. */
  requests: RequestCounts | null
}

interface FileImport extends JobWait {
  /** When the files were saved, ISO 8601. */
  asOf: string
  /** Left out: every season in the files. */
  wanted?: WantedSeason | null
}

export interface Service<R> extends Pick<ImportJobs, 'idle' | 'close' | 'figures' | 'follow'> {
  /** Responds to one call with validated parameters. Throws `DomainError`. */
  respond<N extends EndpointName>(name: N, parameters: Parameters<N>, options?: RespondOptions): Promise<Outcome<R>>
  /** Reads a season from its host, again where it is stored, and waits for it. Throws `DomainError`. */
  importLeague(wanted: WantedSeason, options?: JobWait & { goal?: ImportGoal }): Promise<ImportedSeason>
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
  /** The seasons of a league's history and its book, without opening them; by default the stored seasons, and no book. */
  findHistory?: (league: LeagueRef, also: readonly LeagueRef[]) => Promise<FoundHistory>
  /** Whether readers see money that a book does not make public. */
  showsMoney?: boolean
  /** Called with each season that a response was computed from. */
  onUse?: (key: LeagueKey) => void
}

export function createService<R>(options: ServiceOptions<R>): Service<R> {
  const { store, compute, elapsed = monotonic, imports = null, showsMoney } = options
  const { onUse, onEvent, onWait, onFailure } = options
  const { findHistory = findStored } = options
  const { run = importHere(options), turns } = imports ?? {}
  const jobs = createImportJobs({ run, turns, elapsed, onStored: store.forget, onEvent, onWait, onFailure })
  const onDemand = imports && importOnDemand({ ...options, elapsed }, jobs, imports)
  const finder = openSeasonFinder({ store, imports, onDemand, countedSeason })
  const respondFrom = openSeasonResponder({ store, compute, findHistory, showsMoney, refusals: jobs.refusals, onView })
  const leaguesOfUser = listUserLeagues({ ...options, elapsed })

  async function findStored(league: LeagueRef, also: readonly LeagueRef[]): Promise<FoundHistory> {
    return joinLeague(league, { store, book: null, also })
  }

  async function countedSeason(league: LeagueRef, season: number, join: LeagueJoin): Promise<LeagueKey | null> {
    const { keys, book } = await findHistory(league, join.also)
    const counted = listCounted(keys, { league, chosen: [...join.years, ...(book?.book.years ?? [])] })
    return counted.find(({ used }) => used.season === season)?.used ?? null
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
    const found = await finder.find(name, parameters, respondOptions)
    if (found.kind === 'importing') return found
    onView(found.key, found.card, { isWatched: name === 'live', isNewest: found.isNewest })
    try {
      return await respondFrom(name, parameters, found)
    } catch (error) {
      if (!(error instanceof DamagedSeason)) throw error
      // It could not be rebuilt from its responses. A season of a host is read from there again, and only that one.
      const again = await finder.readAgain(found, error.key, respondOptions)
      if (!again) throw error
      return again.kind === 'importing' ? again : respondFrom(name, parameters, again)
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
    async importLeague(wanted, { goal = 'whole', ...wait } = {}) {
      const job = jobs.start({ ...wanted, until: goal }, { rememberFor: imports?.rememberFor.failure ?? 0 })
      return { key: await job.wait('whole', wait), requests: job.requests }
    },
    async importFile(files, { asOf, wanted = null, ...wait }) {
      // A browser loads what reads zips when there is a file.
      const { readLeagueFiles } = await loadPart(() => import('./league-files.ts'))
      const imported: LeagueKey[] = []
      for (const { responses, ...key } of await readLeagueFiles(files, wanted)) {
        const raw = readOnlyFolder(Object.fromEntries(responses))
        imported.push(await importSaved({ ...key, raw, asOf, source: 'folder' }, wait))
      }
      return imported
    },
    async remove(league) {
      // An import of it, perhaps another tab's, would store again what is removed.
      const release = await store.lockImport(league, { wait: true })
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
