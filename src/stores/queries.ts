/**
 * Responses in pages: TanStack Query over the calls of the contract. Screens read them with `useResource`. A snapshot page has its own
 * client with the responses it was built from (`snapshot-page.ts`).
 */
import { type Query, type QueryCache, QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { send } from '../client/call.ts'
import { CallFailure, ImportInProgress } from '../client/call-failure.ts'
import { keepsFiles, onEngineEvent } from '../client/engine.ts'
import { isBeyondSnapshot } from '../client/league-joins.ts'
import type { ReadResponse } from '../client/read-response.ts'
import { findSaved, forgetRefused } from '../client/saved-responses.ts'
import type { CallState, Loaded } from '../client/source.ts'
import { callUrl } from '../client/urls.ts'
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import { isDemoLeague } from '../domain/constants.ts'
import { isHostName } from '../domain/identity.ts'
import { areCorrectionsOver } from '../domain/week-corrections.ts'

/** A server's response becomes stale after this time, and is revalidated when the reader returns. */
const freshMilliseconds = 60_000
/** Poll interval for a league that is still being imported. */
const partialMilliseconds = 2000

/** The query of one call. Components with the same parameters share it. */
export function callQuery<N extends EndpointName>(name: N, parameters: CallParameters<N>) {
  return queryOptions<CallState<ReadResponse<N>>, CallFailure>({
    queryKey: callKey(name, parameters),
    queryFn: ({ client, queryKey, signal }) => load(client, queryKey, name, parameters, signal),
    staleTime: ({ state: { data } }) => {
      const isFromSnapshot = data?.status === 'ready' && data.snapshot !== undefined
      return isFromSnapshot && isBeyondSnapshot(name, parameters) ? 0 : freshFor(data)
    },
    refetchInterval: ({ state: { data, error } }) => (isRefusal(error) ? false : nextRequest(name, data)),
  })
}

export function callKey<N extends EndpointName>(name: N, parameters: CallParameters<N>): QueryKey {
  return [callUrl(name, parameters)]
}

/**
 * Requests a call before a component does. Returns what the device has saved of it, else its response, or undefined on failure, which the
 * component reports.
 */
export async function prefetch<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
): Promise<ReadResponse<N> | undefined> {
  const result = await savedOrResponse(browserQueryClient(), callQuery(name, parameters)).catch(() => null)
  return result?.status === 'ready' ? result.data : undefined
}

/** Requests a call. Returns what is shown of it meanwhile, such as what the device has saved, else its response. */
export async function savedOrResponse<N extends EndpointName>(
  client: QueryClient,
  query: ReturnType<typeof callQuery<N>>,
): Promise<CallState<ReadResponse<N>>> {
  const response = client.fetchQuery(query)
  response.catch(() => {})
  await lookups.get(query.queryKey[0])
  const shown = client.getQueryData<CallState<ReadResponse<N>>>(query.queryKey)
  return shown?.status === 'ready' ? shown : response
}

/** What is shown of a call whose request failed, such as what the device has saved; undefined where it is refused. */
export async function loadedDespite<N extends EndpointName>(
  failure: unknown,
  client: QueryClient,
  { queryKey }: ReturnType<typeof callQuery<N>>,
): Promise<ReadResponse<N> | undefined> {
  if (isRefusal(failure)) return undefined
  await lookups.get(queryKey[0])
  const result = client.getQueryData<CallState<ReadResponse<N>>>(queryKey)
  return result?.status === 'ready' ? result.data : undefined
}

/** Of calls that are looked up on the device: whether it has them. */
const lookups = new Map<unknown, Promise<boolean>>()

/** Puts what the device has saved of a call into its query until the response arrives. */
async function showSaved<N extends EndpointName>(
  client: QueryClient,
  name: N,
  parameters: CallParameters<N>,
): Promise<boolean> {
  const queryKey = callKey(name, parameters)
  const saved = await findSaved(name, parameters)
  lookups.delete(queryKey[0])
  const { data: shown, error } = client.getQueryState<CallState<unknown>>(queryKey) ?? {}
  if (shown?.status === 'ready') return true
  // The response may be here first.
  if (saved === null || isRefusal(error)) return false
  const { retryAfter } = shown?.status === 'loading' ? shown : {}
  const result: CallState<unknown> = { ...saved, ...(retryAfter !== undefined && { retryAfter }) }
  // By a clock that is slow it was saved in the future, and would be fresh until then.
  client.setQueryData(queryKey, result, { updatedAt: Math.min(Date.parse(saved.age.savedAt ?? ''), Date.now()) })
  return true
}

async function load<N extends EndpointName>(
  client: QueryClient,
  queryKey: QueryKey,
  name: N,
  parameters: CallParameters<N>,
  signal: AbortSignal,
): Promise<CallState<ReadResponse<N>>> {
  const shown = () => client.getQueryData<CallState<ReadResponse<N>>>(queryKey)
  const before = shown()
  const isBeingRead = before?.status === 'ready' && before.age.refreshing
  // The browser's own cache still has the response as it was before.
  const revalidates = before?.status === 'ready' && before.age.origin === 'server' && before.age.savedAt === null
  if (before === undefined) lookups.set(queryKey[0], showSaved(client, name, parameters))
  try {
    const state = await send(name, parameters, { signal, revalidates })
    const known = shown()
    // What is shown stays while the league is imported.
    if (state.status === 'loading' && known?.status === 'ready') return { ...known, retryAfter: state.retryAfter }
    if (state.status === 'ready') followSeason(client, queryKey, { before, state })
    if (state.status !== 'ready' || !state.age.refreshing) return state
    return { ...state, retryAfter: nextPause(isBeingRead ? before.retryAfter : undefined) }
  } catch (cause) {
    if (cause instanceof ImportInProgress)
      return { status: 'loading', progress: cause.progress, retryAfter: cause.retryAfter }
    if (cause instanceof CallFailure && cause.reason === 'refused') await forgetRefused(name, parameters, cause.status)
    // What the device has saved is shown instead of the failure.
    else await lookups.get(queryKey[0])
    throw cause instanceof CallFailure ? cause : new CallFailure(0, '', { cause })
  }
}

/** Milliseconds until a season that is being read again is requested again: 2, 4, 8 seconds and so on, at most a minute. */
function nextPause(last: number | undefined): number {
  return last === undefined ? firstPause : Math.min(2 * last, longestPause)
}

const firstPause = 2000
const longestPause = 60_000

/** Milliseconds for which a result is fresh. */
function freshFor(result: CallState<unknown> | undefined): number {
  if (result?.status === 'failed') return Number.POSITIVE_INFINITY
  if (result?.status === 'loading') return result.retryAfter ?? 0
  if (result?.status !== 'ready' || result.age.savedAt) return 0
  if (result.snapshot) return result.snapshot.throughWeek === null ? Number.POSITIVE_INFINITY : 0
  // The engine reports newer data.
  if (result.age.origin === 'engine') return Number.POSITIVE_INFINITY
  return result.age.refreshing ? (result.retryAfter ?? 0) : freshMilliseconds
}

/** Milliseconds until the next request by itself. */
export function nextRequest(name: EndpointName, result: CallState<unknown> | undefined): number | false {
  if (result?.status === 'loading') return result.retryAfter ?? false
  if (result?.status !== 'ready') return false
  const isPartial = (result.data as { isPartial?: unknown } | null)?.isPartial === true
  // The engine reports when it has read a league, but that may arrive before a response that is on its way.
  return result.retryAfter ?? (isPartial ? partialMilliseconds : nextLook(name, result))
}

/**
 * Milliseconds until an open page looks whether its league has changed: one call for all of the page's. The season is then read again where
 * that is due, and its other responses follow (`followSeason`).
 */
function nextLook(name: EndpointName, result: Loaded<unknown>): number | false {
  if (name !== 'hostLeague' || result.snapshot) return false
  return mayChange(result.data as ReadResponse<'hostLeague'>, result.age.asOf) ? freshMilliseconds : false
}

/** Whether results of a season may still change at its host: it runs, or statistics of its last week are being corrected. */
function mayChange(league: ReadResponse<'hostLeague'>, asOf: string | null): boolean {
  const { host, hostLeagueId, phase, season, finalWeek } = league
  if (isHostName(host) && isDemoLeague({ host, leagueId: String(hostLeagueId) })) return false
  if (phase !== 'complete') return true
  return season !== null && finalWeek !== null && asOf !== null && !areCorrectionsOver(season, finalWeek, asOf)
}

/** Times as of which seasons were shown before they were read again. */
const earlierTimes = new Set<string>()

/** Where a season was read again, responses that were computed from it as it was before are requested again. */
function followSeason(
  client: QueryClient,
  queryKey: QueryKey,
  { before, state }: { before: CallState<unknown> | undefined; state: Loaded<unknown> },
): void {
  const { asOf, origin } = state.age
  if (origin !== 'server' || asOf === null) return
  if (before?.status === 'ready' && before.age.asOf !== null && before.age.asOf < asOf)
    earlierTimes.add(before.age.asOf)
  // A cache on the way may still have the earlier ones: they do not cause requests of one another.
  if (earlierTimes.has(asOf)) return
  const isEarlier = ({ queryKey: key, state: { data } }: Query) => {
    const result = data as CallState<unknown> | undefined
    const isOther = key[0] !== queryKey[0] && result?.status === 'ready' && result.age.origin === 'server'
    return isOther && result.age.asOf !== null && earlierTimes.has(result.age.asOf)
  }
  client.invalidateQueries({ predicate: isEarlier }, { cancelRefetch: false })
}

/** A client without responses. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The service worker and the engine respond without a network.
        networkMode: 'always',
        // The first requests after a reconnect often fail.
        retry: (count, failure) => isUnreachable(failure as CallFailure) && count < 2,
        retryDelay: (count) => 500 * 4 ** count,
        refetchOnReconnect: (query) => !isRefused(query),
        retryOnMount: (query) => !isRefused(query),
      },
    },
  })
}

const isUnreachable = ({ status, reason }: CallFailure) => status === 0 && reason === 'down' && navigator.onLine

export const isRefusal = (error: unknown) => error instanceof CallFailure && error.reason === 'refused'

/** A refused call is not retried. */
const isRefused = ({ state: { error } }: Query) => isRefusal(error)

/** What the device has saved is not shown once the server refuses it. */
export function isRevoked(result: CallState<unknown> | undefined, error: unknown): boolean {
  return result?.status === 'ready' && result.age.savedAt !== null && isRefusal(error)
}

let browserClient: QueryClient | null = null

/** The client shared by all islands of a document. In a build, see `snapshot-page.ts`. */
export function browserQueryClient(): QueryClient {
  browserClient ??= openBrowserClient()
  return browserClient
}

function openBrowserClient(): QueryClient {
  const client = createQueryClient()
  if (keepsFiles) {
    onEngineEvent(({ kind }) => {
      if (kind === 'changed' || kind === 'returned') client.invalidateQueries({ predicate: isOfEngine })
    })
  }
  const cache = client.getQueryCache()
  cache.subscribe(() => noteSaved(cache))
  return client
}

/**
 * Whether the engine sent the response, or may respond after another source's failure, or instead of a running season's snapshot. A league
 * that is loading is requested again, too: a hidden tab does not poll.
 */
function isOfEngine(query: Query): boolean {
  const result = query.state.data as CallState<unknown> | undefined
  if (result?.status === 'loading') return true
  if (result?.status !== 'ready') return query.state.error !== null && !isRefused(query)
  return result.age.origin === 'engine' || result.snapshot?.throughWeek != null
}

/**
 * Sets the time of the oldest saved response that is shown on the document (`<html data-saved-at>`), and whether newer ones are on their way
 * (`data-updating`); the note of the page reads them (`src/offline/network-note.ts`).
 */
function noteSaved(cache: QueryCache): void {
  const saved = cache.getAll().flatMap((query) => {
    const { data, error, fetchStatus } = query.state
    const result = data as CallState<unknown> | undefined
    if (!query.isActive() || result?.status !== 'ready' || !result.age.savedAt || isRevoked(result, error)) return []
    // A server that imports the league is asked again after a moment.
    const isAskedAgain = result.retryAfter !== undefined && error === null
    return [{ savedAt: result.age.savedAt, isUpdating: fetchStatus === 'fetching' || isAskedAgain }]
  })
  const [oldest] = saved.map(({ savedAt }) => savedAt).sort()
  const { dataset } = document.documentElement
  if (oldest !== undefined) dataset.savedAt = oldest
  else delete dataset.savedAt
  if (saved.length > 0 && saved.every(({ isUpdating }) => isUpdating)) dataset.updating = ''
  else delete dataset.updating
}
