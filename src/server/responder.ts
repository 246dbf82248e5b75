/** Responses of the API: computed once per version of a season however many clients wait, and cached as bytes. */
import { LRUCache } from 'lru-cache'
import { type EndpointName, endpoints, type Parameters } from '../contract/endpoints.ts'
import type { ImportProgress } from '../contract/progress.ts'
import type { SeasonKey } from '../domain/identity.ts'
import { isCompleteEnough, requiredCompleteness } from '../handlers/completeness.ts'
import { notFound, type Resolved, resolveSeason, type SeasonScope } from '../handlers/resolve-season.ts'
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
import type { Representation } from './respond.ts'

export type Outcome = { kind: 'response'; representation: Representation } | { kind: 'importing'; body: ImportProgress }

export interface ResponderOptions {
  store: SeasonStore
  /** Null: a league that is not stored is not found. */
  imports: Imports | null
  /** True where a token is required: then shared caches must not store responses. */
  isPrivate: boolean
  /** Where responses are computed; in this thread if left out. */
  compute?: ComputeResponse
  /** Called with each season that a response was computed from. */
  onUse?: (key: SeasonKey) => void
  /** Memory for cached responses, estimated. */
  cacheBytes?: number
}

const usualCacheBytes = 64 * 2 ** 20
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
  const { store, imports, isPrivate, onUse, cacheBytes = usualCacheBytes } = options
  const computeInThread = computeFrom(store)
  const { compute = computeInThread } = options
  const inFlight = createSingleFlight<CachedResponse>()
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: cacheBytes,
    sizeCalculation: ({ body }) => Math.ceil(cachedBytes(body)),
  })

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
    const resolved = await resolveSeason(scope as SeasonScope, parameters, store)
    const card = resolved.kind === 'season' ? await store.card(resolved.key) : null
    const early = card ? null : respondEarly(name, parameters, resolved)
    if (early) return early
    if (resolved.kind === 'not-stored') return importOrNotFound(resolved, admit)
    if (!card) throw notFound(...missing(scope, parameters))
    imports?.refreshWhenOld(card)
    onUse?.(resolved.key)
    const found = await respondFromSeason(name, parameters, resolved, card)
    return { kind: 'response', representation: represent(found, cachingOf(card, resolved.isFixed)) }
  }

  /** While a league is read for the first time: a response where enough of the season is known, else the progress. */
  function respondEarly<N extends EndpointName>(
    name: N,
    parameters: Parameters<N>,
    resolved: Resolved,
  ): Outcome | null {
    const wanted = resolved.kind === 'season' ? resolved.key : resolved
    const progress = imports?.progressOf(wanted)
    const early = imports?.early(wanted)
    if (!progress || !early) return null
    const { season, asOf, known } = early
    if (!isCompleteEnough(known, requiredCompleteness(name))) return { kind: 'importing', body: progress }
    const context = { seasons: [season.season], asOf, isPartial: true }
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

  async function respondFromSeason<N extends EndpointName>(
    name: N,
    parameters: Parameters<N>,
    { key }: Resolved & { kind: 'season' },
    { version, asOf }: SeasonCard,
  ): Promise<CachedResponse> {
    const seasons = await store.seasonsOf(key.espnLeagueId)
    const cacheKey = JSON.stringify([version, name, parameters, seasons])
    const known = cache.get(cacheKey)
    if (known) {
      lookups.hits++
      return known
    }
    lookups.misses++
    return inFlight(cacheKey, async () => {
      const { bytes, etag } = await computeOrRebuild({ key, version, name, parameters, context: { seasons, asOf } })
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
    { espnLeagueId, season }: Resolved & { kind: 'not-stored' },
    admit: (() => void) | undefined,
  ): Promise<Outcome> {
    if (!imports) throw notFound('ESPN league', season === null ? espnLeagueId : `${espnLeagueId} of season ${season}`)
    return imports.request({ espnLeagueId, season }, admit).then((body) => ({ kind: 'importing', body }))
  }

  function represent({ body, etag }: CachedResponse, caching: string): Representation {
    const cacheControl = caching === 'no-cache' ? caching : `${isPrivate ? 'private' : 'public'}, ${caching}`
    return { body, etag, contentType: 'application/json; charset=utf-8', cacheControl }
  }
}

/** Long for finished seasons; a minute for running ones, and for calls that refer to the newest season. */
function cachingOf({ league }: SeasonCard, isFixed: boolean): string {
  const isLasting = league.phase === 'complete' && isFixed
  return isLasting ? 'max-age=86400, stale-while-revalidate=604800' : 'max-age=60'
}

function missing(scope: string, values: Readonly<Record<string, unknown>>): [string, string] {
  const what = scope === 'team' || scope === 'player' ? scope : 'league'
  return [what, String(values.id ?? values.a ?? values.league_id ?? values.team_id ?? values.player_id)]
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
