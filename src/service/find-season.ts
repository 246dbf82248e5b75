/** Finds the season that a call is about, and imports what is missing of it. */
import { type EndpointName, endpoints, type Parameters } from '../contract/endpoints.ts'
import type { ImportProgress } from '../contract/progress.ts'
import type { SeasonSource } from '../contract/response-headers.ts'
import { listCounted } from '../domain/counted-seasons.ts'
import { DomainError } from '../domain/errors.ts'
import type { NeededPart } from '../domain/host-season.ts'
import {
  deriveLeagueNumber,
  hostTitles,
  importCommand,
  isSameLeague,
  type LeagueKey,
  type LeagueRef,
  type WantedSeason,
} from '../domain/identity.ts'
import { chooseGoal, isCompleteEnough, requiredCompleteness } from '../handlers/completeness.ts'
import { type KnownSeasons, notAtHost, notFound, resolveSeason, type SeasonScope } from '../handlers/resolve-season.ts'
import { DamagedSeason, isBeingRead, type LeagueStore, type SeasonCard } from '../storage/league-store.ts'
import type { Job, JobProgress, JobWait } from './import-job.ts'
import type { ImportCaller, ImportRules, importOnDemand } from './import-on-demand.ts'
import type { WantedImport } from './import-season.ts'
import type { FindHistory } from './joined-seasons.ts'
import { loadPart } from './load-part.ts'

export interface RespondOptions extends JobWait, ImportCaller {
  /** The league of the page's address: ids of teams and players do not say which league it is on every host. */
  pageLeague?: LeagueRef
  /**
   * True: where the stored season is old, or has certainly changed since it was read, its refresh is waited for, ten seconds at most. For
   * readers that do not request again by themselves, such as feeds.
   */
  waitsForRefresh?: boolean
  /** What the page shows first of a league that is imported for it; see `FetchSeasonOptions`. */
  first?: 'draft'
}

export interface FoundSeason {
  kind: 'season'
  key: LeagueKey
  card: SeasonCard
  /** The call names the season, so that another import does not change the result. */
  isFixed: boolean
  /** The call names no season. */
  isNewest: boolean
}

/** The season is being imported, and the caller does not wait for it. */
export interface Importing {
  kind: 'importing'
  body: ImportProgress
}

export interface SeasonFinderOptions {
  store: LeagueStore
  /** See `ServiceOptions`. */
  imports: ImportRules | null
  onDemand: ReturnType<typeof importOnDemand> | null
}

/** Seasons that were found, or imported. A server, which imports again what is gone, has no `describeGone` and needs no list. */
function seasonsHere(describeGone: ImportRules['describeGone']) {
  let found: LeagueKey[] = []
  const isWanted = (wanted: WantedSeason) => (key: LeagueKey) =>
    isSameLeague(key, wanted) && (wanted.season === null || wanted.season === key.season)
  return {
    note(key: LeagueKey): void {
      if (describeGone && !found.some(isWanted(key))) found.push(key)
    },
    forget(key: LeagueKey): void {
      found = found.filter((one) => !isWanted(key)(one))
    },
    /** Throws for one that is not here any more. */
    refuseGone(wanted: WantedSeason): void {
      if (describeGone && found.some(isWanted(wanted))) throw describeGone()
    },
  }
}

export function openSeasonFinder({ store, imports, onDemand }: SeasonFinderOptions) {
  const here = seasonsHere(imports?.describeGone)

  /** The season of a call once enough of it is stored; the progress of its import where that is not waited for. */
  async function find<N extends EndpointName>(
    name: N,
    parameters: Parameters<N>,
    findHistory: FindHistory,
    { pageLeague, ...options }: RespondOptions,
  ): Promise<FoundSeason | Importing> {
    const { scope } = endpoints[name]
    let needed = completenessFor(name)
    const known = withPageLeague({ ...store, countedSeason: findCounted(findHistory) }, pageLeague)
    for (let hasWaited = false; ; hasWaited = true) {
      const resolved = await resolveSeason(
        scope === 'history' ? 'host-league' : (scope as SeasonScope),
        parameters,
        known,
      )
      const card = resolved.kind === 'season' ? await findCard(resolved.key) : null
      if (resolved.kind === 'season') {
        if (card) here.note(resolved.key)
        needed = await neededOf(name, { league: resolved.key, card, findHistory, store })
        if (isReady(card, needed)) return { ...resolved, card }
        if (!card && !imports?.byNumber) throw notFound(...missing(scope, parameters))
        if (!imports && card && card !== 'damaged') throw onlyPart(resolved.key, card)
      }
      const wanted = resolved.kind === 'season' ? resolved.key : resolved.wanted
      if (!card) here.refuseGone(wanted)
      if (hasWaited && !card) throw notAtHost(wanted)
      const imported = await importUntil(wanted, hasWaited ? 'whole' : needed, options).catch(async (error) => {
        throw (await describeFileSeason(error, wanted, findHistory)) ?? error
      })
      if ('kind' in imported) return imported
      here.note(imported)
    }
  }

  /**
   * Damaged: neither card nor season is readable, and it is imported like one that is missing, unless it is known that it did not come from
   * its host.
   */
  async function findCard(key: LeagueKey): Promise<SeasonCard | 'damaged' | null> {
    try {
      return await store.card(key)
    } catch (error) {
      if (!(error instanceof DamagedSeason) || !imports || !isOfHost(error.source)) throw error
      return 'damaged'
    }
  }

  /** Waits for the season; returns the progress where the caller does not wait. */
  async function importUntil(
    wanted: WantedSeason,
    needed: NeededPart,
    options: Omit<RespondOptions, 'pageLeague'>,
  ): Promise<LeagueKey | Importing> {
    if (!onDemand) throw notStored(wanted)
    const job = await onDemand.start({ ...wanted, ...(await planImport(wanted, needed, options, store)) }, options)
    return waitFor(job, needed, options)
  }

  /** The same season again, from its host. Null: it could not be read there either, or its source is no host. */
  async function readAgain(found: FoundSeason, damaged: DamagedSeason, options: RespondOptions) {
    const card = await store.card(damaged.key).catch(() => null)
    if (!onDemand || !isOfHost(card?.source ?? damaged.source)) return null
    const job = await onDemand.start({ ...damaged.key, until: 'whole' }, options)
    const imported = await waitFor(job, 'whole', options)
    if ('kind' in imported) return imported
    const read = await store.card(found.key)
    if (!read) throw notAtHost(found.key)
    return { ...found, card: read }
  }

  return {
    find,
    readAgain,
    /** The caller removed it, and may want it again. */
    forget: here.forget,
  }
}

function isReady(card: SeasonCard | 'damaged' | null, needed: NeededPart): card is SeasonCard {
  return card !== null && card !== 'damaged' && isCompleteEnough(card, needed)
}

/** An earlier season of a stored league is read as far as its scores where that is enough, as one request tells these. */
async function planImport(
  wanted: WantedSeason,
  needed: NeededPart,
  options: Pick<RespondOptions, 'first'>,
  store: Pick<LeagueStore, 'seasonsOf'>,
): Promise<Pick<WantedImport, 'until' | 'first'>> {
  const first = needed === 'draft' ? needed : options.first
  return { until: chooseGoal(wanted, first ?? needed, await store.seasonsOf(wanted)), first }
}

/** Whether a season may be read from its host again; where nothing is known of its source, it may. */
const isOfHost = (source: SeasonSource | null) => source === null || source === 'host'

/** See `KnownSeasons.countedSeason`. */
function findCounted(findHistory: FindHistory) {
  return async (league: LeagueRef, season: number): Promise<LeagueKey | null> => {
    const { keys, joined } = await findHistory(league)
    const counted = listCounted(keys, { league, chosen: joined.chosenYears })
    return counted.find(({ used }) => used.season === season)?.used ?? null
  }
}

/** A call about a history that names a season is about all of it, one that does not is content with what is known of each. */
function completenessFor(name: EndpointName): NeededPart {
  const { scope, query } = endpoints[name]
  return scope === 'history' && !('season' in query) ? 'scores' : requiredCompleteness(name)
}

interface HistoryPlace {
  league: LeagueKey
  card: SeasonCard | 'damaged' | null
  findHistory: FindHistory
  store: Pick<LeagueStore, 'card'>
}

/** A history without a season that has been read would know no manager: it waits for this one, unless scores suffice. */
async function neededOf(
  name: EndpointName,
  { league: { host, leagueId }, card, findHistory, store }: HistoryPlace,
): Promise<NeededPart> {
  const needed = completenessFor(name)
  if (endpoints[name].scope !== 'history' || 'countsScores' in endpoints[name]) return needed
  if (card === null || card === 'damaged' || !isBeingRead(card)) return needed
  const { keys } = await findHistory({ host, leagueId })
  const cards = await Promise.all(keys.map((key) => store.card(key).catch(() => null)))
  return cards.some((one) => one !== null && !isBeingRead(one)) ? needed : 'whole'
}

const atTheEnd: JobProgress = { step: 'Done', week: null, done: 1, total: 1 }

/** The season that was read once the job is done this far. */
async function waitFor(
  job: Job | null,
  until: NeededPart,
  options: JobWait & ImportCaller,
): Promise<LeagueKey | Importing> {
  if (!options.wait || !job) {
    return { kind: 'importing', body: { status: 'importing', progress: job?.progress ?? atTheEnd } }
  }
  return job.wait(until, options)
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
 * The failure of a season that only a file of the league's book has; null for any other. The host is asked first, as its season counts where
 * it has one.
 */
async function describeFileSeason(
  error: unknown,
  { season, ...league }: WantedSeason,
  findHistory: FindHistory,
): Promise<DomainError | null> {
  if (season === null || !(error instanceof DomainError) || error.kind !== 'not-found') return null
  const { book } = (await findHistory(league)).joined
  if (!book || book.files.length === 0) return null
  const { readBookSeasons } = await loadPart(() => import('../book/book-seasons.ts'))
  const read = readBookSeasons(book, { league, leagueNumber: deriveLeagueNumber(league), hostSeasons: [] })
  if (!read.seasons.some((one) => one.season === season)) return null
  const text = `Of ${season} only what a file of the league book tells is known: the history shows it, and it has no other pages.`
  return new DomainError('not-found', text)
}

function notStored({ host, leagueId, season }: WantedSeason): DomainError {
  return notFound(`${hostTitles[host]} league`, season === null ? leagueId : `${leagueId} of season ${season}`)
}

/** Where nothing is imported for a call. Of a season that is being read, perhaps by another process, the rest follows. */
function onlyPart(key: LeagueKey, card: SeasonCard): DomainError {
  const what = `Only part of ${card.summary.name}, season ${key.season}, has been loaded so far.`
  return new DomainError(isBeingRead(card) ? 'busy' : 'not-found', `${what} Import the rest: ${importCommand(key)}`, {
    readerMessage: `${what} Its rest has to be imported first.`,
  })
}

function missing(scope: string, values: Readonly<Record<string, unknown>>): [string, string] {
  const what = scope === 'team' || scope === 'player' ? scope : 'league'
  return [what, String(values.id ?? values.a ?? values.leagueId ?? values.teamId ?? values.playerId)]
}
