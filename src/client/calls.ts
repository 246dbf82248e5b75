/** The calls of a screen, declared once for the build, which renders pages from them, and for the browser, which hydrates with them. */
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import type { ReadResponse } from './read-response.ts'
import type { CallState } from './source.ts'

/** One call: an endpoint and its parameters. */
export type Call = { [N in EndpointName]: readonly [name: N, parameters: CallParameters<N>] }[EndpointName]

/** Makes one call; undefined without a response. */
export type MakeCall = <N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
) => Promise<ReadResponse<N> | undefined>

/** Makes one call for a page that combines many; null: the response does not exist. */
export type LoadResponse = <N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
) => Promise<ReadResponse<N> | null>

/** Reads one call on a server, as its API would send it. Rejects where the page cannot be rendered now. */
export type ReadCall = <N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
) => Promise<CallState<ReadResponse<N>>>

/** The calls of a page; each may depend on the previous response. */
export type Calls = (call: MakeCall) => Promise<unknown>
