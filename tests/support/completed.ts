import { type ReadResponse, readResponse } from '../../src/client/read-response.ts'
import type { EndpointName } from '../../src/contract/endpoints.ts'

/** A server's response with only these fields, in code names, as screens get it. */
export function completed<N extends EndpointName>(name: N, fields: object): ReadResponse<N> {
  const read = readResponse(name, fields)
  if (read === undefined) throw new Error(`No response of ${name}`)
  return read
}
