/** The states of one call with several parameters, for a page of several leagues. */
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { CallFailure } from '../client/call-failure.ts'
import type { ReadResponse } from '../client/read-response.ts'
import type { CallState } from '../client/source.ts'
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import { type Resource, type ResourceOptions, refreshedQuery, refreshOf, stateOf } from './use-resource.ts'

/** None waits for another, and a response of another version is a failure of its own. */
export function useResources<N extends EndpointName>(
  name: N,
  parameters: readonly CallParameters<N>[],
  { refreshAfter }: Pick<ResourceOptions<ReadResponse<N>>, 'refreshAfter'> = {},
): readonly Resource<ReadResponse<N>>[] {
  return useQueries({
    queries: parameters.map((one) => refreshedQuery(name, one, refreshAfter)),
    combine: readResources,
  }) as readonly Resource<ReadResponse<N>>[]
}

function readResources(queries: readonly UseQueryResult<CallState<unknown>, CallFailure>[]): Resource<unknown>[] {
  return queries.map(({ data, error, dataUpdatedAt, refetch }) => ({
    ...(error?.reason === 'mismatch' ? { status: 'failed' as const, failure: error } : stateOf(data, error)),
    ...(data?.status === 'ready' && { refresh: refreshOf(data, dataUpdatedAt, error) }),
    reload: () => void refetch(),
  }))
}
