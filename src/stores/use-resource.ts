/** The state of one call for a component. */
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { CallFailure } from '../client/call-failure.ts'
import type { ReadResponse } from '../client/read-response.ts'
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import type { ImportProgress } from '../contract/progress.ts'
import type { SnapshotSeason } from '../contract/snapshot.ts'
import type { EngineOrigin } from '../engine/protocol.ts'
import { type CallResult, callQuery, isRevoked, nextRequest } from './queries.ts'

type Loadable<T> =
  | { status: 'loading'; progress: ImportProgress['progress'] | null }
  /**
   * `snapshot`: the season of the response's snapshot. `origin`: where this browser's engine got it from. `isPrevious`: the response for
   * other parameters, shown while this one loads.
   */
  | {
      status: 'ready'
      data: T
      snapshot?: SnapshotSeason
      origin?: EngineOrigin
      isPrevious?: boolean
      refresh?: Refresh
    }
  | { status: 'failed'; failure: CallFailure }

export type ResourceState<T> = Loadable<T> & { reload: () => void }

/** How the last request of a response that is refreshed went. */
export interface Refresh {
  /** When the shown response arrived, milliseconds since 1970. */
  at: number
  hasFailed: boolean
}

interface Options<T> {
  /**
   * Milliseconds after which a shown response is requested again while the page is visible; null: never. After a failure it waits as long
   * again as the shown response is old, up to ten minutes.
   */
  refreshAfter?: (data: T) => number | null

  /**
   * While loading, the response of the last call with the same `previousOf` is shown, e.g. another week of the same team.
   */
  previousOf?: string
}

/** Null parameters send no request. */
export function useResource<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N> | null,
  { previousOf, refreshAfter }: Options<ReadResponse<N>> = {},
): ResourceState<ReadResponse<N>> {
  const query = callQuery(name, parameters ?? ({} as CallParameters<N>))
  const { data, error, isPlaceholderData, dataUpdatedAt, refetch } = useQuery({
    ...query,
    refetchInterval: (running) => {
      const result = running.state.data
      if (!refreshAfter || result?.kind !== 'loaded' || result.snapshot || result.retryAfter !== undefined)
        return nextRequest(result)
      const wait = refreshAfter(result.data)
      if (wait === null) return nextRequest(result)
      const { status, errorUpdatedAt, dataUpdatedAt: shownSince } = running.state
      return status === 'error' ? Math.min(longestWait, Math.max(wait, errorUpdatedAt - shownSince)) : wait
    },
    enabled: parameters !== null,
    meta: { previousOf },
    placeholderData: (previous, last) => (previousOf && last?.meta?.previousOf === previousOf ? previous : undefined),
  })
  const isRefreshed = refreshAfter !== undefined
  const key = parameters === null ? null : query.queryKey[0]
  const current = useMemo(
    () => ({
      key,
      state: {
        ...(key === null ? loading : toLoadable(data, error, isPlaceholderData)),
        ...(isRefreshed && data?.kind === 'loaded' && { refresh: { at: dataUpdatedAt, hasFailed: error !== null } }),
        reload: () => void refetch(),
      },
    }),
    [key, data, error, isPlaceholderData, isRefreshed, dataUpdatedAt, refetch],
  )
  // React renders a new response in slices, so that a page with many figures does not block a phone.
  const deferred = useDeferredValue(current)
  return (deferred.key === key ? deferred : current).state
}

const longestWait = 10 * 60_000

const loading = { status: 'loading', progress: null } as const

function toLoadable<T>(result: CallResult<T> | undefined, error: CallFailure | null, isPrevious: boolean): Loadable<T> {
  if (result?.kind === 'loaded' && !isRevoked(result, error)) {
    const { data, snapshot, origin } = result
    return { status: 'ready', data, ...(snapshot && { snapshot }), ...(origin && { origin }), isPrevious }
  }
  if (result?.kind === 'absent') return { status: 'failed', failure: result.failure }
  // Of another version: the screen's error boundary shows the message.
  if (error?.reason === 'mismatch') throw error
  if (error) return { status: 'failed', failure: error }
  return { status: 'loading', progress: result?.kind === 'importing' ? result.progress : null }
}
