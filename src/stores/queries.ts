/**
 * Responses in pages: TanStack Query over the calls of the contract. Screens read them with `useResource`. A snapshot page has its own
 * client with the responses it was built from (`snapshot-page.ts`).
 */
import { type Query, type QueryCache, QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { CallFailure, ImportInProgress } from '../client/call-failure.ts'
import { keepsFiles, onEngineEvent } from '../client/engine.ts'
import { isBeyondSnapshot } from '../client/league-joins.ts'
import type { ReadResponse } from '../client/read-response.ts'
import { findSaved, forgetRefused } from '../client/saved-responses.ts'
import { callUrl } from '../client/urls.ts'
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import type { ImportProgress } from '../contract/progress.ts'
import type { SnapshotSeason } from '../contract/snapshot.ts'
import type { EngineOrigin } from '../engine/protocol.ts'

/** The data of a query. */
export type CallResult<T> = Loaded<T> | Importing | Absent

interface Loaded<T> {
  kind: 'loaded'
  data: T
  /** The season of the response's snapshot. */
  snapshot?: SnapshotSeason
  /** Where this browser's engine got the league from. */
  origin?: EngineOrigin
  /** When the service worker cached the response, ISO 8601, if it came from the cache. */
  savedAt?: string
  /** Milliseconds until the next request, while the server is still importing the league. */
  retryAfter?: number
}

/** The server is importing the league. */
interface Importing {
  kind: 'importing'
  progress: ImportProgress['progress']
  retryAfter?: number
}

/** The snapshot has no such response. */
interface Absent {
  kind: 'absent'
  failure: CallFailure
}

/** A server's response becomes stale after this time, and is revalidated when the reader returns. */
const freshMilliseconds = 60_000
/** Poll interval for a league that is still being imported. */
const partialMilliseconds = 2000

/** The query of one call. Components with the same parameters share it. */
export function callQuery<N extends EndpointName>(name: N, parameters: CallParameters<N>) {
  return queryOptions<CallResult<ReadResponse<N>>, CallFailure>({
    queryKey: callKey(name, parameters),
    queryFn: ({ client, queryKey, signal }) => load(client, queryKey, name, parameters, signal),
    staleTime: ({ state: { data } }) => {
      const isFromSnapshot = data?.kind === 'loaded' && data.snapshot !== undefined
      return isFromSnapshot && isBeyondSnapshot(name, parameters) ? 0 : freshFor(data)
    },
    refetchInterval: ({ state: { data } }) => nextRequest(data),
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
  return result?.kind === 'loaded' ? result.data : undefined
}

/** Requests a call. Returns what is shown of it meanwhile, such as what the device has saved, else its response. */
export async function savedOrResponse<N extends EndpointName>(
  client: QueryClient,
  query: ReturnType<typeof callQuery<N>>,
): Promise<CallResult<ReadResponse<N>>> {
  const response = client.fetchQuery(query)
  response.catch(() => {})
  await lookups.get(query.queryKey[0])
  const shown = client.getQueryData<CallResult<ReadResponse<N>>>(query.queryKey)
  return shown?.kind === 'loaded' ? shown : response
}

/** What is shown of a call whose request failed, such as what the device has saved; undefined where it is refused. */
export async function loadedDespite<N extends EndpointName>(
  failure: unknown,
  client: QueryClient,
  { queryKey }: ReturnType<typeof callQuery<N>>,
): Promise<ReadResponse<N> | undefined> {
  if (isRefusal(failure)) return undefined
  await lookups.get(queryKey[0])
  const result = client.getQueryData<CallResult<ReadResponse<N>>>(queryKey)
  return result?.kind === 'loaded' ? result.data : undefined
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
  const { data: shown, error } = client.getQueryState<CallResult<unknown>>(queryKey) ?? {}
  if (shown?.kind === 'loaded') return true
  // The response may be here first.
  if (saved === null || isRefusal(error)) return false
  const { retryAfter } = shown?.kind === 'importing' ? shown : {}
  const result: CallResult<unknown> = { ...saved, kind: 'loaded', ...(retryAfter !== undefined && { retryAfter }) }
  // By a clock that is slow it was saved in the future, and would be fresh until then.
  client.setQueryData(queryKey, result, { updatedAt: Math.min(Date.parse(saved.savedAt), Date.now()) })
  return true
}

async function load<N extends EndpointName>(
  client: QueryClient,
  queryKey: QueryKey,
  name: N,
  parameters: CallParameters<N>,
  signal: AbortSignal,
): Promise<CallResult<ReadResponse<N>>> {
  type Result = CallResult<ReadResponse<N>>
  const loaded: Partial<Loaded<ReadResponse<N>>> = {}
  const shown = () => client.getQueryData<Result>(queryKey)
  if (shown() === undefined) lookups.set(queryKey[0], showSaved(client, name, parameters))
  try {
    const data = await call(name, parameters, {
      signal,
      onProgress(progress) {
        const result: Result = { kind: 'importing', progress }
        if (shown()?.kind !== 'loaded') client.setQueryData(queryKey, result)
      },
      onSnapshot(snapshot) {
        loaded.snapshot = snapshot
      },
      onSaved(at) {
        loaded.savedAt = at
      },
      onOrigin(origin) {
        if (origin) loaded.origin = origin
      },
    })
    return { ...loaded, kind: 'loaded', data }
  } catch (cause) {
    if (cause instanceof ImportInProgress) {
      const { progress, retryAfter } = cause
      const before = shown()
      return before?.kind === 'loaded' ? { ...before, retryAfter } : { kind: 'importing', progress, retryAfter }
    }
    if (cause instanceof CallFailure && cause.reason === 'refused') await forgetRefused(name, parameters, cause.status)
    // What the device has saved is shown instead of the failure.
    else await lookups.get(queryKey[0])
    throw cause instanceof CallFailure ? cause : new CallFailure(0, '', { cause })
  }
}

/** Milliseconds for which a result is fresh. */
function freshFor(result: CallResult<unknown> | undefined): number {
  if (result?.kind === 'absent') return Number.POSITIVE_INFINITY
  if (result?.kind === 'importing') return result.retryAfter ?? 0
  if (result?.kind !== 'loaded' || result.savedAt) return 0
  if (result.snapshot) return result.snapshot.throughWeek === null ? Number.POSITIVE_INFINITY : 0
  // The engine reports newer data.
  return result.origin ? Number.POSITIVE_INFINITY : freshMilliseconds
}

/** Milliseconds until the next request by itself. */
export function nextRequest(result: CallResult<unknown> | undefined): number | false {
  if (result?.kind === 'importing') return result.retryAfter ?? false
  if (result?.kind !== 'loaded') return false
  const isPartial = (result.data as { isPartial?: unknown } | null)?.isPartial === true
  // The engine reports when it has read a league, but that may arrive before a response that is on its way.
  return result.retryAfter ?? (isPartial ? partialMilliseconds : false)
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
export function isRevoked(result: CallResult<unknown> | undefined, error: unknown): boolean {
  return result?.kind === 'loaded' && result.savedAt !== undefined && isRefusal(error)
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

/** Whether the engine sent the response, or may respond after another source's failure, or instead of a running season's snapshot. */
function isOfEngine(query: Query): boolean {
  const result = query.state.data as CallResult<unknown> | undefined
  if (result?.kind !== 'loaded') return query.state.error !== null && !isRefused(query)
  return result.origin !== undefined || result.snapshot?.throughWeek != null
}

/**
 * Sets the time of the oldest saved response that is shown on the document (`<html data-saved-at>`), and whether newer ones are on their way
 * (`data-updating`); the note of the page reads them (`src/offline/network-note.ts`).
 */
function noteSaved(cache: QueryCache): void {
  const saved = cache.getAll().flatMap((query) => {
    const { data, error, fetchStatus } = query.state
    const result = data as CallResult<unknown> | undefined
    if (!query.isActive() || result?.kind !== 'loaded' || !result.savedAt || isRevoked(result, error)) return []
    // A server that imports the league is asked again after a moment.
    const isAskedAgain = result.retryAfter !== undefined && error === null
    return [{ savedAt: result.savedAt, isUpdating: fetchStatus === 'fetching' || isAskedAgain }]
  })
  const [oldest] = saved.map(({ savedAt }) => savedAt).sort()
  const { dataset } = document.documentElement
  if (oldest !== undefined) dataset.savedAt = oldest
  else delete dataset.savedAt
  if (saved.length > 0 && saved.every(({ isUpdating }) => isUpdating)) dataset.updating = ''
  else delete dataset.updating
}
