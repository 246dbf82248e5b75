/** The state of what a page composes from many responses. */
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailure, dataOf, ImportInProgress } from '../client/call-failure.ts'
import type { LoadResponse } from '../client/calls.ts'
import type { ReadResponse } from '../client/read-response.ts'
import type { CallState } from '../client/source.ts'
import type { EndpointName } from '../contract/endpoints.ts'
import { callQuery, isRefusal, loadedDespite, savedOrResponse } from './queries.ts'
import type { ResourceState } from './resource-state.ts'

export interface Composition<T> {
  /** What it is of. Newer data replaces what is shown of the same subject. */
  subject: readonly unknown[]
  /** Changes with the data. */
  version: readonly unknown[]
  /** Null: not yet, as while the league is being read again. What is shown of the subject stays. */
  compose: ((load: LoadResponse) => Promise<T>) | null
}

/**
 * Null: its subject is not known yet. A response that does not exist is null; any other failure fails the composition, unless an earlier one of the subject is
 * shown: it stays.
 */
export function useComposed<T>(composition: Composition<T> | null): ResourceState<T> {
  const { subject = [], version = [], compose } = composition ?? {}
  const name = JSON.stringify(subject)
  const { data, error, refetch } = useQuery<Composed<T>, CallFailure | ImportInProgress>({
    queryKey: ['composed', name, ...version],
    meta: { subject: name },
    placeholderData: (previous, last) => (last?.meta?.subject === name ? previous : undefined),
    queryFn: compose
      ? async ({ client, queryKey }) => {
          // What the device has saved is shown until the responses arrive.
          const isShown = client
            .getQueriesData({ queryKey: queryKey.slice(0, 2) })
            .some(([, page]) => page !== undefined)
          const saved = isShown ? null : await composeSaved(client, compose)
          if (saved && !saved.isIncomplete) return saved
          if (saved) client.setQueryData(queryKey, saved)
          return composeFrom(client, compose)
        }
      : skipToken,
    // Each of its calls is tried again by itself.
    retry: false,
    // Its key changes with the data. Without some of it, it is composed again when the reader or the network is back.
    staleTime: ({ state }) => (state.data?.isIncomplete ? 0 : Number.POSITIVE_INFINITY),
    refetchInterval: ({ state: { data: composed, error: failure } }) =>
      failure instanceof ImportInProgress ? failure.retryAfter : (!isRefusal(failure) && composed?.retryAfter) || false,
  })
  const reload = () => void refetch()
  const [shown, setShown] = useState({ name, data })
  if (data !== undefined && (data !== shown.data || name !== shown.name)) setShown({ name, data })
  const known = data ?? (shown.name === name ? shown.data : undefined)
  if (known !== undefined && !isRefusal(error)) return { status: 'ready', data: known.page, reload }
  if (error instanceof ImportInProgress) return { status: 'loading', progress: error.progress, reload }
  if (error?.reason === 'mismatch') throw error
  return error ? { status: 'failed', failure: error, reload } : { status: 'loading', progress: null, reload }
}

interface Composed<T> {
  page: T
  /** Some requests failed, and it has what was loaded or saved before. */
  isIncomplete: boolean
  /** Milliseconds until it is composed again, while its season is being read again. */
  retryAfter?: number
}

type Compose<T> = NonNullable<Composition<T>['compose']>
type Fetch = <N extends EndpointName>(query: ReturnType<typeof callQuery<N>>) => Promise<CallState<ReadResponse<N>>>

/** Of what is shown of its calls while they are requested; incomplete if there is any. */
async function composeSaved<T>(client: QueryClient, compose: Compose<T>): Promise<Composed<T>> {
  let isIncomplete = false
  const fetch: Fetch = async (query) => {
    const result = await savedOrResponse(client, query)
    if (client.isFetching({ queryKey: query.queryKey }) > 0) isIncomplete = true
    return result
  }
  const composed = await composeFrom(client, compose, fetch)
  return { ...composed, isIncomplete: composed.isIncomplete || isIncomplete }
}

/** Responses are shared with components that request the same. */
async function composeFrom<T>(
  client: QueryClient,
  compose: Compose<T>,
  fetch: Fetch = (query) => client.fetchQuery(query),
): Promise<Composed<T>> {
  let isIncomplete = false
  const pauses: number[] = []
  const page = await compose(async (name, parameters) => {
    const query = callQuery(name, parameters)
    try {
      const state = await fetch(query)
      if (state.status === 'failed') return null
      if (state.status === 'ready' && state.age.refreshing && state.retryAfter !== undefined)
        pauses.push(state.retryAfter)
      return dataOf(state)
    } catch (failure) {
      if (failure instanceof CallFailure && failure.status === 404) return null
      const loaded = await loadedDespite(failure, client, query)
      if (loaded === undefined) throw failure
      isIncomplete = true
      return loaded
    }
  })
  return { page, isIncomplete, ...(pauses.length > 0 && { retryAfter: Math.max(...pauses) }) }
}
