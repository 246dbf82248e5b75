/** What a screen asks for, said once: the build reads these answers before it draws a snapshot page. */
import type { Lenient } from '../../client/lenient.ts'
import type { Answer } from '../../contract/answers/index.ts'
import type { CallParameters, EndpointName } from '../../contract/endpoints.ts'

/** Asks one call; undefined where it has no answer. */
export type Ask = <N extends EndpointName>(
  name: N,
  parameters: CallParameters<N>,
) => Promise<Lenient<Answer<N>> | undefined>

/** The calls of a page, each with what the one before it said. */
export type Calls = (ask: Ask) => Promise<unknown>
