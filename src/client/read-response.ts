/** Reads responses for screens: those of the specification are completed, ours are taken as they are. */
import contract from 'virtual:compact-contract'
import { canBeResponse } from '../contract/can-be-response.ts'
import type { CallParameters, EndpointName, LenientEndpoint } from '../contract/endpoints.ts'
import { type Completed, readCompleted } from '../contract/read-completed.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import type { LoadResponse } from './calls.ts'
import { type CompletedEndpoint, type CompletedResponse, completeResponse, isCompleted } from './complete/index.ts'

/** An endpoint's response as screens receive it. */
export type ReadResponse<N extends EndpointName> = N extends CompletedEndpoint
  ? CompletedResponse<N>
  : N extends LenientEndpoint
    ? Completed<ResponseOf<N>>
    : ResponseOf<N>

/** A response of which nothing is known. */
export function emptyResponse<N extends CompletedEndpoint>(name: N): ReadResponse<N> {
  return readResponse(name, {}) as ReadResponse<N>
}

/** For a page that combines many calls and works without this one: of a response that does not exist nothing is known. */
export async function loadOrEmpty<N extends CompletedEndpoint>(
  load: LoadResponse,
  name: N,
  parameters: CallParameters<N>,
): Promise<ReadResponse<N>> {
  return (await load(name, parameters)) ?? emptyResponse(name)
}

/** Reads a parsed response in code names, of a source of the same version; undefined if it is none of this endpoint. */
export function readResponse<N extends EndpointName>(name: N, value: unknown): ReadResponse<N> | undefined {
  const { shape, fields } = contract[name]
  if (shape && isCompleted(name)) return completeResponse(name, shape, value) as ReadResponse<N> | undefined
  if (shape) return readCompleted(shape, value) as ReadResponse<N> | undefined
  return canBeResponse({ fields }, value) ? (value as ReadResponse<N>) : undefined
}
