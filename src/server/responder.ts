/** Responses of the API: computed once per version of a season however many clients wait, and cached as bytes. */
import { LRUCache } from 'lru-cache'
import type { OpenedBook } from '../book/book-seasons.ts'
import { type EndpointName, endpoints, type Parameters } from '../contract/endpoints.ts'
import type { ImportProgress } from '../contract/progress.ts'
import { DomainError } from '../domain/errors.ts'
import { hostTitles, type LeagueKey, type LeagueRef, nameLeague } from '../domain/identity.ts'
import type { Completeness } from '../domain/league-season.ts'
import { isCompleteEnough, requiredCompleteness } from '../handlers/completeness.ts'
import {
  type KnownSeasons,
  notFound,
  type Resolved,
  resolveSeason,
  type SeasonScope,
} from '../handlers/resolve-season.ts'
import type { LeagueSources } from '../hosts/index.ts'
import type { ListedLeague } from '../hosts/league-source.ts'
import { findHistory } from '../storage/league-history.ts'
import { DamagedSeason, type SeasonCard, type SeasonStore } from '../storage/season-store.ts'
import {
  type ComputeResponse,
  callHandler,
  computeFrom,
  encodeResponse,
  type ResponseTask,
} from './compute-response.ts'
import { type EncodedBody, encodedBody } from './encoded-body.ts'
import type { Imports } from './imports.ts'
import type { ResponseCacheFigures } from './metrics.ts'
import { etagOf, type Representation } from './respond.ts'

export type Outcome = { kind: 'response'; representation: Representation } | { kind: 'importing'; body: ImportProgress }

export interface ResponderOptions {
  store: SeasonStore
  /** Null: a league that is not stored is not found. */
  imports: Imports | null
  /** Folder of the leagues' books; null: there are none. */
  dataDir?: string | null
  /** Where users of a host are looked up; null: nowhere. */
  hosts?: LeagueSources | null
  /** True where a token is required: then shared caches must not store responses. */
  isPrivate: boolean
  /** Whether readers see money that a book does not make public; left out: where a token is required. */
  showsMoney?: boolean
  /** Where responses are computed; in this thread if left out. */
  compute?: ComputeResponse
  /** Called with each season that a response was computed from. */
  onUse?: (key: LeagueKey) => void
  /** Memory for cached responses, estimated. */
  cacheBytes?: number
}

const usualCacheBytes = 64 * 2 ** 20
const cachedLookUps = 500
const lookUpMilliseconds = 60_000
/** A cached response has its plain bytes and, once requested, two compressed versions and a promise of each. */
const cachedBytes = (body: EncodedBody) => 1000 + body.plain.byteLength * 1.5

interface CachedResponse {
  body: EncodedBody
  etag: string
}

export interface Responder {
  /** Responds to one call with validated parameters. `admit` is called before an import starts. Throws `DomainError`. */
  respond<N extends EndpointName>(name: N, parameters: Parameters<N>, admit?: () => void): Promise<Outcome>
  figures(): ResponseCacheFigures
}

export function createResponder(options: ResponderOptions): Responder {
  const {
    store,
    imports,
    hosts = null,
    dataDir = null,
    isPrivate,
    showsMoney = isPrivate,
    onUse,
    cacheBytes = usualCacheBytes,
  } = options
  const computeInThread = computeFrom(store, dataDir)
  const { compute = computeInThread } = options
  const inFlight = createSingleFlight<CachedResponse>()
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: cacheBytes,
    sizeCalculation: ({ body }) => Math.ceil(cachedBytes(body)),
  })

  /** Seasons of the store, and the ids of a season that is being read for the first time. */
  const knownSeasons: KnownSeasons = {
    ...store,
    leagueOfNumber: async (leagueNumber) =>
      (await store.leagueOfNumber(leagueNumber)) ?? imports?.leagueOfNumber(leagueNumber) ?? null,
  }
  const lookUps = new LRUCache<string, Promise<ListedLeague[]>>({ max: cachedLookUps, ttl: lookUpMilliseconds })
  const lookups = { hits: 0, misses: 0 }

  return {
    respond,
    figures: () => ({ ...lookups, entries: cache.size, bytes: cache.calculatedSize }),
  }

  async function respond<N extends EndpointName>(
    name: N,
    parameters: Parameters<N>,
    admit?: () => void,
  ): Promise<Outcome> {
    const { scope } = endpoints[name]
    if (scope === 'store') return respondFromList(name, parameters)
    if (scope === 'host') return respondFromHost(name, parameters, admit)
    if (scope === 'history') return respondFromHistory(name, parameters, admit)
    const resolved = await resolveSeason(scope as SeasonScope, parameters, knownSeasons)
    const card = resolved.kind === 'season' ? await store.card(resolved.key) : null
    const early = card ? null : respondEarly(name, parameters, resolved)
    if (early) return early
    const needed = requiredCompleteness(name)
    if (resolved.kind === 'not-stored') return importOrNotFound(resolved, admit, needed)
    if (card && imports && !isCompleteEnough(card.known ?? 'whole', needed))
      return importOrNotFound({ kind: 'not-stored', wanted: resolved.key }, admit, needed)
    if (!card) throw notFound(...missing(scope, parameters))
    imports?.refreshWhenOld(card)
    onUse?.(resolved.key)
    const found = await respondFromSeason(name, parameters, resolved, card)
    return { kind: 'response', representation: represent(found, cachingOf(name, card, resolved.isFixed)) }
  }

  /** While a league is read for the first time: a response where enough of the season is known, else the progress. */
  function respondEarly<N extends EndpointName>(
    name: N,
    parameters: Parameters<N>,
    resolved: Resolved,
  ): Outcome | null {
    const wanted = resolved.kind === 'season' ? resolved.key : resolved.wanted
    const progress = imports?.progressOf(wanted)
    const early = imports?.early(wanted)
    if (!progress || !early) return null
    const { season, asOf, known } = early
    if (!isCompleteEnough(known, requiredCompleteness(name))) return { kind: 'importing', body: progress }
    const context = { seasons: [], asOf, isPartial: true }
    const { bytes, etag } = encodeResponse(callHandler(name, { season, context }, parameters))
    return { kind: 'response', representation: represent({ body: encodedBody(bytes), etag }, 'no-cache') }
  }

  /** The list changes with every import: clients revalidate each time, and mostly get a 304. */
  async function respondFromList<N extends EndpointName>(name: N, parameters: Parameters<N>): Promise<Outcome> {
    const { limit, offset } = parameters as Parameters<'leagues'>
    const cards = (await store.list({ limit, offset })).map(({ league }) => league)
    const { bytes, etag } = encodeResponse(callHandler(name, { cards }, parameters))
    return { kind: 'response', representation: represent({ body: encodedBody(bytes), etag }, 'no-cache') }
  }

  /** What a host says of a user, for a moment: the same user is looked up once however many readers do. */
  async function respondFromHost<N extends EndpointName>(
    name: N,
    parameters: Parameters<N>,
    admit?: () => void,
  ): Promise<Outcome> {
    const { host, user } = parameters as Parameters<'userLeagues'>
    if (!hosts) throw new DomainError('not-found', `This server doesn't load leagues from ${hostTitles[host]}.`)
    const { findLeagues } = await hosts(host)
    if (!findLeagues)
      throw new DomainError(
        'bad-request',
        `${hostTitles[host]} doesn’t share a user’s league list. Open the league by its ID or URL.`,
      )
    const cacheKey = JSON.stringify([name, parameters])
    const looked = lookUps.get(cacheKey)
    if (!looked) admit?.()
    const leagues = await (looked ?? lookUp(cacheKey, () => findLeagues(user, { now: () => new Date() })))
    const { bytes, etag } = encodeResponse(callHandler(name, { leagues }, parameters))
    return { kind: 'response', representation: represent({ body: encodedBody(bytes), etag }, 'max-age=60') }
  }

  function lookUp(cacheKey: string, find: () => Promise<ListedLeague[]>): Promise<ListedLeague[]> {
    const finding = find()
    lookUps.set(cacheKey, finding)
    finding.catch(() => lookUps.delete(cacheKey))
    return finding
  }

  /** About all stored seasons of a league; a league without any is imported first. */
  async function respondFromHistory<N extends EndpointName>(
    name: N,
    parameters: Parameters<N>,
    admit?: () => void,
  ): Promise<Outcome> {
    const resolved = await resolveSeason('host-league', parameters, store)
    if (resolved.kind === 'not-stored') return importOrNotFound(resolved, admit)
    // A call that names a season is about all of it, one that does not is content with what is known of each.
    const own = 'season' in endpoints[name].query ? await store.card(resolved.key) : null
    if (own && imports && !isCompleteEnough(own.known ?? 'whole', requiredCompleteness(name)))
      return importOrNotFound({ kind: 'not-stored', wanted: resolved.key }, admit)
    const league: LeagueRef = { host: resolved.key.host, leagueId: resolved.key.leagueId }
    const { keys, book } = await findHistory(store, dataDir, league)
    const cards = (await Promise.all(keys.map(async (key) => ({ key, card: await store.card(key) })))).flatMap(
      ({ key, card }) => (card ? [{ key, card }] : []),
    )
    for (const { key, card } of cards) {
      imports?.refreshWhenOld(card)
      onUse?.(key)
    }
    const seasons = cards.map(({ key, card }) => ({ key, version: card.version }))
    const reasons = imports?.refusals(keys) ?? new Map<number, string>()
    const known = [name, parameters, seasons, book?.book.fileName, book && etagOfBook(book), [...reasons]]
    const task = { name, parameters, seasons, history: { league, book, reasons, showsMoney } } as ResponseTask
    const found = await computeOnce(JSON.stringify(known), task)
    // It changes with every season that is imported: readers revalidate each time, and mostly get a 304.
    return { kind: 'response', representation: represent(found, 'no-cache') }
  }

  async function respondFromSeason<N extends EndpointName>(
    name: N,
    parameters: Parameters<N>,
    { key }: Resolved & { kind: 'season' },
    { version, asOf }: SeasonCard,
  ): Promise<CachedResponse> {
    const seasons = await store.seasonsOf(key)
    const cacheKey = JSON.stringify([version, name, parameters, seasons.map(nameSeason)])
    return computeOnce(cacheKey, { key, version, name, parameters, context: { seasons, asOf } })
  }

  /** The cached response, or a new one that all callers at the same time share. */
  function computeOnce(cacheKey: string, task: ResponseTask): CachedResponse | Promise<CachedResponse> {
    const known = cache.get(cacheKey)
    if (known) {
      lookups.hits++
      return known
    }
    lookups.misses++
    return inFlight(cacheKey, async () => {
      const { bytes, etag } = await computeOrRebuild(task)
      const response = { body: encodedBody(bytes), etag }
      cache.set(cacheKey, response)
      return response
    })
  }

  /** A damaged season is rebuilt by this thread's store, where possible. */
  async function computeOrRebuild(task: ResponseTask) {
    try {
      return await compute(task)
    } catch (error) {
      if (!(error instanceof DamagedSeason) || compute === computeInThread) throw error
      return computeInThread(task)
    }
  }

  function importOrNotFound(
    { wanted }: Resolved & { kind: 'not-stored' },
    admit: (() => void) | undefined,
    needed: Completeness = 'whole',
  ): Promise<Outcome> {
    const { host, leagueId, season } = wanted
    if (!imports) {
      throw notFound(`${hostTitles[host]} league`, season === null ? leagueId : `${leagueId} of season ${season}`)
    }
    return imports.request(wanted, admit, needed).then((body) => ({ kind: 'importing', body }))
  }

  function represent({ body, etag }: CachedResponse, caching: string): Representation {
    const cacheControl = caching === 'no-cache' ? caching : `${isPrivate ? 'private' : 'public'}, ${caching}`
    return { body, etag, contentType: 'application/json; charset=utf-8', cacheControl }
  }
}

const nameSeason = (key: LeagueKey) => `${nameLeague(key)}/${key.season}`

/** Changes with every text of the book. */
const etagOfBook = (book: OpenedBook) => etagOf(new TextEncoder().encode(JSON.stringify(book)))

/**
 * Long for finished seasons; a minute for running ones, and for calls that refer to the newest season. What names other seasons is
 * revalidated each time, mostly by a 304: an import changes it.
 */
function cachingOf(name: EndpointName, { league }: SeasonCard, isFixed: boolean): string {
  if ('namesOtherSeasons' in endpoints[name]) return 'no-cache'
  const isLasting = league.phase === 'complete' && isFixed
  return isLasting ? 'max-age=86400, stale-while-revalidate=604800' : 'max-age=60'
}

function missing(scope: string, values: Readonly<Record<string, unknown>>): [string, string] {
  const what = scope === 'team' || scope === 'player' ? scope : 'league'
  return [what, String(values.id ?? values.a ?? values.leagueId ?? values.teamId ?? values.playerId)]
}

/** Runs `task`, or joins the running one of the same name; all callers get its result or its failure. */
type SingleFlight<T> = (name: string, task: () => Promise<T>) => Promise<T>

function createSingleFlight<T>(): SingleFlight<T> {
  const running = new Map<string, Promise<T>>()
  return (name, task) => {
    const joined = running.get(name)
    if (joined) return joined
    const run = task().finally(() => running.delete(name))
    running.set(name, run)
    return run
  }
}
