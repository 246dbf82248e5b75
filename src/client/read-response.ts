/** Responses as screens read them: those of the specification leniently, ours as their schema says. */
import contract from 'virtual:compact-contract'
import type { EndpointName, LenientEndpoint } from '../contract/endpoints.ts'
import { findMisfit } from '../contract/misfit.ts'
import { type DeepPartial, readPartial } from '../contract/read-partial.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { CallFailure } from './call-failure.ts'

/** What screens receive of an endpoint. */
export type ReadResponse<N extends EndpointName> = N extends LenientEndpoint
  ? DeepPartial<ResponseOf<N>>
  : ResponseOf<N>

const otherServer = 'The server runs an older or newer version than this site. Reload the page later.'

/**
 * Reads a parsed response in the names of the code; undefined where nothing of a lenient one can be read. Throws
 * `CallFailure('mismatch')` with the sentence `whenMisfit` where one of ours does not fit its schema.
 */
export function readResponse<N extends EndpointName>(
  name: N,
  value: unknown,
  whenMisfit = otherServer,
): ReadResponse<N> | undefined {
  const { shape, strict } = contract[name]
  if (strict === undefined) return readPartial(shape, value) as ReadResponse<N> | undefined
  const misfit = findMisfit(strict, value)
  if (misfit === null) return value as ReadResponse<N>
  const cause = new Error(`The response of ${name} does not fit its schema at ${misfit}.`)
  throw new CallFailure(200, whenMisfit, { reason: 'mismatch', cause })
}
