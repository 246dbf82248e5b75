/** The state of what a page composes from many responses. */
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailure, ImportInProgress } from '../client/call-failure.ts'
import type { LoadResponse } from '../client/calls.ts'
import { callQuery } from './queries.ts'
import type { ResourceState } from './use-resource.ts'

export interface Composition<T> {
  /** What it is of. Newer data replaces what is shown of the same subject. */
  subject: readonly unknown[]
  /** Changes with the data. */
  version: readonly unknown[]
  compose: (load: LoadResponse) => Promise<T>
}

/**
 * Null: not yet. A response that does not exist is null; any other failure fails the composition, unless an earlier one of the subject is
 * shown: it stays.
 */
export function useComposed<T>(composition: Composition<T> | null): ResourceState<T> {
  const { subject = [], version = [] } = composition ?? {}
  const name = JSON.stringify(subject)
  const { data, error, refetch } = useQuery<T, CallFailure | ImportInProgress>({
    queryKey: ['composed', name, ...version],
    meta: { subject: name },
    placeholderData: (previous, last) => (last?.meta?.subject === name ? previous : undefined),
    queryFn: composition ? ({ client }) => composition.compose(loadFrom(client)) : skipToken,
    // Its key changes with the data.
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.error instanceof ImportInProgress ? state.error.retryAfter : false),
  })
  const reload = () => void refetch()
  const [shown, setShown] = useState({ name, data })
  if (data !== undefined && (data !== shown.data || name !== shown.name)) setShown({ name, data })
  const known = data ?? (shown.name === name ? shown.data : undefined)
  if (known !== undefined) return { status: 'ready', data: known, reload }
  if (error instanceof ImportInProgress) return { status: 'loading', progress: error.progress, reload }
  if (error?.reason === 'mismatch') throw error
  return error ? { status: 'failed', failure: error, reload } : { status: 'loading', progress: null, reload }
}

/** Responses are shared with components that request the same. */
function loadFrom(client: QueryClient): LoadResponse {
  return async (name, parameters) => {
    try {
      const result = await client.fetchQuery(callQuery(name, parameters))
      if (result.kind === 'importing')
        throw new ImportInProgress(result.progress, result.retryAfter ?? pollMilliseconds)
      return result.kind === 'loaded' ? result.data : null
    } catch (failure) {
      if (failure instanceof CallFailure && failure.status === 404) return null
      throw failure
    }
  }
}

const pollMilliseconds = 2000
