/**
 * The service: what server, engine, snapshots, commands and assistants do with a store of leagues. It finds the season that a call is
 * about, imports what is missing, and lets the endpoint's handler compute the response. What differs between its users is what they
 * pass in: store, hosts, clock, where responses are computed and where imports run.
 */
import type { OpenedBook } from '../book/book-seasons.ts'
import { type EndpointName, endpoints, type Parameters } from '../contract/endpoints.ts'
import type { ImportProgress } from '../contract/progress.ts'
import { monotonic } from '../domain/ages.ts'
import { DomainError } from '../domain/errors.ts'
import type { ImportGoal } from '../domain/host-season.ts'
import {
  deriveLeagueNumber,
  hostTitles,
  type LeagueKey,
  type LeagueRef,
  type WantedSeason,
} from '../domain/identity.ts'
import { chooseGoal, isCompleteEnough, requiredCompleteness } from '../handlers/completeness.ts'
import { type KnownSeasons, notAtHost, notFound, resolveSeason, type SeasonScope } from '../handlers/resolve-season.ts'
import { formatStep, type ImportStep, type RequestCounts } from '../hosts/league-source.ts'
import { readOnlyFolder } from '../hosts/shared/raw-files.ts'
import { DamagedSeason, isBeingRead, type SeasonCard, type SeasonOrigin } from '../storage/league-store.ts'
import type { Compute } from './compute.ts'
import {
  createImportJobs,
  type ImportJobs,
  type ImportJobsOptions,
  type JobWait,
  type Progress,
} from './import-jobs.ts'
import { type ImportCaller, type ImportRules, importOnDemand } from './import-on-demand.ts'
import { type ImportContext, importHere, importResponses, type SavedSeason } from './import-season.ts'
import type { DroppedFile } from './league-files.ts'
import { listLeagues, type StoredLeague } from './list-leagues.ts'
import { loadPart } from './load-part.ts'
import { listUserLeagues } from './user-leagues.ts'

/** How long a response stays valid: not at all, a minute, or (of a finished season that is named) for good. */
export type Freshness = 'none' | 'minute' | 'lasting'

export type Outcome<R> =
  | { kind: 'response'; response: R; freshness: Freshness; origin: Pick<SeasonOrigin, 'source' | 'asOf'> | null }
  | { kind: 'importing'; body: ImportProgress }

export interface RespondOptions extends JobWait, ImportCaller {
  /** The league of the page's address: ids of teams and players do not say which league it is on every host. */
  pageLeague?: LeagueRef
}

export interface ImportedSeason {
  key: LeagueKey
  /** Requests to the host; null where there were none, as somebody else has just imported it. */
  requests: RequestCounts | null
}

export interface FileImport extends JobWait {
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
  findHistory?: (league: LeagueRef) => Promise<FoundHistory>
  /** Whether readers see money that a book does not make public. */
  showsMoney?: boolean
  /** Called with each season that a response was computed from. */
  onUse?: (key: LeagueKey) => void
}

export interface FoundHistory {
  /** Stored seasons of the league and of the ids that its book adds, the newest first. */
  keys: readonly LeagueKey[]
  book: OpenedBook | null
}

const atTheEnd: Progress = { step: 'Done', week: null, done: 1, total: 1 }
const importing = (progress: Progress) => ({ kind: 'importing', body: { status: 'importing', progress } }) as const

export function createService<R>(options: ServiceOptions<R>): Service<R> {
  const { store, compute, elapsed = monotonic, imports = null, showsMoney } = options
  const { onUse, onEvent, onWait, onFailure } = options
  const { findHistory = async (league) => ({ keys: await store.seasonsOf(league), book: null }) } = options
  const { run = importHere(options), turns } = imports ?? {}
  const jobs = createImportJobs({ run, turns, elapsed, onStored: store.forget, onEvent, onWait, onFailure })
  const onDemand = imports && importOnDemand({ ...options, elapsed }, jobs, imports)
  const leaguesOfUser = listUserLeagues({ ...options, elapsed })

  return {
    ...{ idle: jobs.idle, close: jobs.close, figures: jobs.figures, follow: jobs.follow, importResponses: importSaved },
    list: () => listLeagues(store),
    async respond(name, parameters, respondOptions = {}) {
      const { scope } = endpoints[name]
      if (scope === 'store') return respondFromList(name, parameters)
      if (scope === 'host') return respondFromHost(name, parameters, respondOptions)
      const found = await loadSeason(name, parameters, respondOptions)
      if (found.kind === 'importing') return found
      try {
        return await respondFrom(name, parameters, found)
      } catch (error) {
        // It could not be rebuilt from its responses. A season of a host is read from there again, and only that one.
        if (!(error instanceof DamagedSeason) || !onDemand) throw error
        const card = await store.card(error.key).catch(() => null)
        if (card !== null && card.source !== 'host') throw error
        const job = await onDemand.start({ ...error.key, until: 'whole' }, respondOptions)
        if (!respondOptions.wait || !job) return importing(job?.progress ?? atTheEnd)
        await job.wait('whole', respondOptions)
        return respondFrom(name, parameters, await reload(found))
      }
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
      for (const key of await store.seasonsOf(league)) {
        await store.remove(key, { forGood: true })
        onEvent?.({ kind: 'changed', ...key, known: 'whole' })
      }
    },
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

  interface LoadedSeason {
    kind: 'season'
    key: LeagueKey
    card: SeasonCard
    /** The call names the season, so that another import does not change the result. */
    isFixed: boolean
  }

  async function reload({ key, ...found }: LoadedSeason): Promise<LoadedSeason> {
    const card = await store.card(key)
    if (!card) throw notAtHost(key)
    return { ...found, key, card }
  }

  /** The season of a call once enough of it is stored; the progress of its import where that is not waited for. */
  async function loadSeason<N extends EndpointName>(
    name: N,
    parameters: Parameters<N>,
    { pageLeague, ...options }: RespondOptions,
  ): Promise<LoadedSeason | (Outcome<R> & { kind: 'importing' })> {
    const { scope, query } = endpoints[name]
    const isHistory = scope === 'history'
    // A call about a history that names a season is about all of it, one that does not is content with what is known of each.
    const needed = isHistory && !('season' in query) ? 'scores' : requiredCompleteness(name)
    const known = withPageLeague(store, pageLeague)
    for (let hasWaited = false; ; hasWaited = true) {
      const resolved = await resolveSeason(isHistory ? 'host-league' : (scope as SeasonScope), parameters, known)
      const key = resolved.kind === 'season' ? resolved.key : null
      const card = key && (await findCard(key))
      if (key && card && card !== 'damaged' && (!imports || isCompleteEnough(card.known, needed))) {
        recordUse(key, card)
        return { kind: 'season', key, card, isFixed: resolved.kind === 'season' && resolved.isFixed }
      }
      if (key && !card && !imports?.byNumber) throw notFound(...missing(scope, parameters))
      const wanted = resolved.kind === 'season' ? resolved.key : resolved.wanted
      if (hasWaited && !card) throw notAtHost(wanted)
      // An earlier season of a stored league is read as far as its scores where that is enough, as one request tells these.
      const until = chooseGoal(wanted, hasWaited ? 'whole' : needed, await store.seasonsOf(wanted))
      if (!onDemand) throw notStored(wanted)
      const job = await onDemand.start({ ...wanted, until }, options)
      if (!options.wait || !job) return importing(job?.progress ?? atTheEnd)
      await job.wait(hasWaited ? 'whole' : needed, options)
    }
  }

  /** Damaged: neither card nor season is readable, and it is imported like one that is missing. */
  async function findCard(key: LeagueKey): Promise<SeasonCard | 'damaged' | null> {
    try {
      return await store.card(key)
    } catch (error) {
      if (!(error instanceof DamagedSeason) || !imports) throw error
      return 'damaged'
    }
  }

  /** Records that the season was viewed, and reads it again in the background where it may have changed. */
  function recordUse(key: LeagueKey, card: SeasonCard): void {
    onUse?.(key)
    onDemand?.refreshIfOld(card)
  }

  async function respondFrom<N extends EndpointName>(
    name: N,
    parameters: Parameters<N>,
    { key, card, isFixed }: LoadedSeason,
  ): Promise<Outcome<R>> {
    const { source, asOf, version } = card
    const origin = { source, asOf }
    const isPartial = isBeingRead(card)
    if (endpoints[name].scope === 'history') {
      // It changes with every season that is imported.
      return { kind: 'response', response: await computeHistory(name, parameters, key), freshness: 'none', origin }
    }
    const context = { seasons: await store.seasonsOf(key), asOf, ...(isPartial ? { isPartial } : {}) }
    const response = await compute({ key, version, name, parameters, context })
    return { kind: 'response', response, freshness: freshnessOf(name, card, isFixed), origin }
  }

  /** About all stored seasons of a league; those that are being read are left out, and those that cannot be read are named as missing. */
  async function computeHistory<N extends EndpointName>(
    name: N,
    parameters: Parameters<N>,
    key: LeagueKey,
  ): Promise<R> {
    const league: LeagueRef = { host: key.host, leagueId: key.leagueId }
    const { keys, book } = await findHistory(league)
    const reasons = new Map(jobs.refusals(keys))
    const found = keys.map(async (one) => ({
      key: one,
      card: await store.card(one).catch((error) => {
        // A damaged season is rebuilt, or imported again.
        if (!(error instanceof DomainError) || error.kind !== 'storage' || error instanceof DamagedSeason) throw error
        reasons.set(one.season, error.readerMessage)
        return null
      }),
    }))
    const cards = (await Promise.all(found)).flatMap(({ key: one, card }) =>
      card && !isBeingRead(card) ? [{ key: one, card }] : [],
    )
    for (const one of cards) recordUse(one.key, one.card)
    const seasons = cards.map((one) => ({ key: one.key, version: one.card.version }))
    const history = { league, book, reasons, showsMoney }
    return compute({ name, parameters, seasons, history })
  }

  async function respondFromList<N extends EndpointName>(name: N, parameters: Parameters<N>): Promise<Outcome<R>> {
    const { limit, offset } = parameters as Parameters<'leagues'>
    const cards = (await store.list({ limit, offset })).map(({ league }) => league)
    const response = await compute({ name, parameters, input: { cards } })
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
}

/** A league that is not here yet is found by its number in a team's or player's id, too, where it is that of the page's address. */
function withPageLeague(store: KnownSeasons, pageLeague: LeagueRef | undefined): KnownSeasons {
  if (!pageLeague) return store
  return {
    ...store,
    leagueOfNumber: async (number) =>
      (await store.leagueOfNumber(number)) ?? (deriveLeagueNumber(pageLeague) === number ? pageLeague : null),
  }
}

/**
 * Lasting for finished seasons; a minute for running ones, and for calls that refer to the newest season. What names other seasons changes
 * with every import.
 */
function freshnessOf(name: EndpointName, card: SeasonCard, isFixed: boolean): Freshness {
  if (isBeingRead(card)) return 'none'
  const isLasting = card.league.phase === 'complete' && isFixed && !('namesOtherSeasons' in endpoints[name])
  return isLasting ? 'lasting' : 'minute'
}

function notStored({ host, leagueId, season }: WantedSeason): DomainError {
  return notFound(`${hostTitles[host]} league`, season === null ? leagueId : `${leagueId} of season ${season}`)
}

function missing(scope: string, values: Readonly<Record<string, unknown>>): [string, string] {
  const what = scope === 'team' || scope === 'player' ? scope : 'league'
  return [what, String(values.id ?? values.a ?? values.leagueId ?? values.teamId ?? values.playerId)]
}
