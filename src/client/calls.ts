/** The calls of a screen, declared once: the build renders pages from them, and the browser hydrates with them. */
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import type { ReadResponse } from './read-response.ts'

/** One call: an endpoint and its parameters. */
export type Call = { [N in EndpointName]: readonly [name: N, parameters: CallParameters<N>] }[EndpointName]

/** Makes one call; undefined where it has no response. */
export type MakeCall = <N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
) => Promise<ReadResponse<N> | undefined>

/** The calls of a page; each may depend on the response of the one before it. */
export type Calls = (call: MakeCall) => Promise<unknown>
