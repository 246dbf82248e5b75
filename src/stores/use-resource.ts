/** The state of one call for a component. */
import { type Query, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { CallFailure } from '../client/call-failure.ts'
import type { ReadResponse } from '../client/read-response.ts'
import type { CallState, Loaded } from '../client/source.ts'
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import { callQuery, isRefusal, isRevoked, nextRequest } from './queries.ts'
import type { Reloaded } from './resource-state.ts'

/** What a component shows of one call. */
export type Resource<T> = CallState<T> &
  Reloaded & {
    /** Whether it is the response for other parameters, shown while this one loads. */
    isPrevious?: boolean
    refresh?: Refresh
  }

/** How the last request of a response that is refreshed went. */
export interface Refresh {
  /** When the shown response arrived, milliseconds since 1970. */
  at: number
  hasFailed: boolean
  /** Milliseconds by which the server's clock is ahead of this device's. */
  clockOffset: number
  /** Since when the server cannot read the league from its host, ISO 8601; null if it can. */
  failingSince: string | null
}

export interface ResourceOptions<T> {
  /**
   * Milliseconds after which a shown response is requested again while the page is visible; null: never. After a failure it waits as long
   * again as the shown response is old, up to ten minutes. `now`: milliseconds since 1970 by the server's clock.
   */
  refreshAfter?: (data: T, now: number) => number | null

  /**
   * While loading, the response of the last call with the same `previousOf` is shown, e.g. another week of the same team.
   */
  previousOf?: string
}

/** Null parameters send no request. */
export function useResource<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N> | null,
  { previousOf, refreshAfter }: ResourceOptions<ReadResponse<N>> = {},
): Resource<ReadResponse<N>> {
  const query = refreshedQuery(name, parameters ?? ({} as CallParameters<N>), refreshAfter)
  const { data, error, isPlaceholderData, dataUpdatedAt, refetch } = useQuery({
    ...query,
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
        ...(key === null ? loading : stateOf(data, error)),
        isPrevious: isPlaceholderData,
        ...(isRefreshed && data?.status === 'ready' && { refresh: refreshOf(data, dataUpdatedAt, error) }),
        reload: () => void refetch(),
      },
    }),
    [key, data, error, isPlaceholderData, isRefreshed, dataUpdatedAt, refetch],
  )
  // React renders a new response in slices, so that a page with many figures does not block a phone.
  const deferred = useDeferredValue(current)
  return (deferred.key === key ? deferred : current).state
}

/** The query of a call whose response is requested again while the page is visible, as `ResourceOptions.refreshAfter` says. */
export function refreshedQuery<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
  refreshAfter: ResourceOptions<ReadResponse<N>>['refreshAfter'],
) {
  const refetchInterval = (running: Query<CallState<ReadResponse<N>>, CallFailure>) => {
    const result = running.state.data
    if (isRefusal(running.state.error)) return false
    if (!refreshAfter || result?.status !== 'ready' || result.snapshot || result.retryAfter !== undefined)
      return nextRequest(name, result)
    const wait = refreshAfter(result.data, Date.now() + (result.clockOffset ?? 0))
    if (wait === null) return nextRequest(name, result)
    const { status, errorUpdatedAt, dataUpdatedAt: shownSince } = running.state
    return status === 'error' ? Math.min(longestWait, Math.max(wait, errorUpdatedAt - shownSince)) : wait
  }
  return { ...callQuery(name, parameters), refetchInterval }
}

const longestWait = 10 * 60_000

export function refreshOf({ age, clockOffset = 0 }: Loaded<unknown>, at: number, error: unknown): Refresh {
  return { at, hasFailed: error !== null, clockOffset, failingSince: age.failing?.since ?? null }
}

const loading = { status: 'loading', progress: null } as const

export function stateOf<T>(result: CallState<T> | undefined, error: CallFailure | null): CallState<T> {
  if (result?.status === 'ready' && !isRevoked(result, error)) return result
  if (result?.status === 'failed') return result
  // Of another version: the screen's error boundary shows the message.
  if (error?.reason === 'mismatch') throw error
  if (error) return { status: 'failed', failure: error }
  return result?.status === 'loading' ? result : loading
}
