import { type ReadResponse, readResponse } from '../../src/client/read-response.ts'
import type { EndpointName } from '../../src/contract/endpoints.ts'

/** A league of which a server sends only these fields. */
export const completedLeague = (fields: object = {}) => completed('hostLeague', fields)

/** A server's response with only these fields, in code names, as screens get it. */
export function completed<N extends EndpointName>(name: N, fields: unknown): ReadResponse<N> {
  const read = readResponse(name, fields)
  if (read === undefined) throw new Error(`No response of ${name}`)
  return read
}
