/** Reads responses for screens: those of the specification are completed, ours must match their schema. */
import contract from 'virtual:compact-contract'
import { canBeResponse } from '../contract/can-be-response.ts'
import type { CallParameters, EndpointName, LenientEndpoint } from '../contract/endpoints.ts'
import { findMisfit } from '../contract/misfit.ts'
import { type Completed, readCompleted } from '../contract/read-completed.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { CallFailure } from './call-failure.ts'
import type { LoadResponse } from './calls.ts'
import { type CompletedEndpoint, type CompletedResponse, completeResponse, isCompleted } from './complete/index.ts'

/** An endpoint's response as screens receive it. */
export type ReadResponse<N extends EndpointName> = N extends CompletedEndpoint
  ? CompletedResponse<N>
  : N extends LenientEndpoint
    ? Completed<ResponseOf<N>>
    : ResponseOf<N>

const otherServer = 'The server runs an older or newer version than this site. Reload the page later.'

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

/** Whether a value can be this response if any server may send it. Ours are read by their schema. */
export function canBeLenient(name: EndpointName, value: unknown): boolean {
  const { shape } = contract[name]
  return shape === undefined || canBeResponse({ shape }, value)
}

/**
 * Reads a parsed response in code names; undefined if one of the specification is unreadable.
 * Throws `CallFailure('mismatch')` with the sentence `whenMisfit` if one of ours does not match its schema.
 */
export function readResponse<N extends EndpointName>(
  name: N,
  value: unknown,
  whenMisfit = otherServer,
): ReadResponse<N> | undefined {
  const { shape, strict } = contract[name]
  if (shape && isCompleted(name)) return completeResponse(name, shape, value) as ReadResponse<N> | undefined
  if (shape) return readCompleted(shape, value) as ReadResponse<N> | undefined
  if (strict === undefined) return value as ReadResponse<N>
  const misfit = findMisfit(strict, value)
  if (misfit === null) return value as ReadResponse<N>
  const cause = new Error(`The response of ${name} does not fit its schema at ${misfit}.`)
  throw new CallFailure(200, whenMisfit, { reason: 'mismatch', cause })
}
