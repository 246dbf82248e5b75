/**
 * Responses in pages: TanStack Query over the calls of the contract. Screens read them with `useResource`. A snapshot page has its own
 * client with the responses it was built from (`snapshot-page.ts`).
 */
import { type Query, type QueryCache, QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { CallFailure, ImportInProgress } from '../client/call-failure.ts'
import { keepsFiles, onEngineEvent } from '../client/engine.ts'
import type { ReadResponse } from '../client/read-response.ts'
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
    staleTime: ({ state: { data } }) => freshFor(data),
    refetchInterval: ({ state: { data } }) => nextRequest(data),
  })
}

export function callKey<N extends EndpointName>(name: N, parameters: CallParameters<N>): QueryKey {
  return [callUrl(name, parameters)]
}

/** Requests a call before a component does. Returns its response, or undefined on failure, which the component reports. */
export async function prefetch<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
): Promise<ReadResponse<N> | undefined> {
  const result = await browserQueryClient()
    .fetchQuery(callQuery(name, parameters))
    .catch(() => null)
  return result?.kind === 'loaded' ? result.data : undefined
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
  const shown = client.getQueryData<Result>(queryKey)
  try {
    const data = await call(name, parameters, {
      signal,
      onProgress(progress) {
        const result: Result = { kind: 'importing', progress }
        if (shown?.kind !== 'loaded') client.setQueryData(queryKey, result)
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
      return shown?.kind === 'loaded' ? { ...shown, retryAfter } : { kind: 'importing', progress, retryAfter }
    }
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

/** A refused call is not retried. */
const isRefused = ({ state: { error } }: Query) => error instanceof CallFailure && error.reason === 'refused'

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

/** Whether the engine sent the response, or may respond after another source's failure. */
function isOfEngine(query: Query): boolean {
  const result = query.state.data as CallResult<unknown> | undefined
  return result?.kind === 'loaded' ? result.origin !== undefined : query.state.error !== null && !isRefused(query)
}

/**
 * If offline, sets the time of the oldest shown response on the document (`<html data-saved-at>`); the line above the page reads it
 * (`src/offline/network-note.ts`).
 */
function noteSaved(cache: QueryCache): void {
  const times = cache.getAll().flatMap((query) => {
    const result = query.state.data as CallResult<unknown> | undefined
    return query.isActive() && result?.kind === 'loaded' && result.savedAt ? result.savedAt : []
  })
  const [oldest] = times.sort()
  const { dataset } = document.documentElement
  if (oldest !== undefined) dataset.savedAt = oldest
  else delete dataset.savedAt
}
