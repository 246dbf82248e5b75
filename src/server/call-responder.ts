import { readParameters } from '../handlers/parameters.ts'
import type { CallEndpoint } from '../mcp/run-tool.ts'
import type { Responder } from './responder.ts'

/**
 * Calls of the API by a server's own responder, with parameters as in an address. `admitImport` is called before an import starts,
 * `onParse` with the bytes of each response.
 */
export function callResponder(
  responder: Responder,
  { admitImport, onParse }: { admitImport?: () => void; onParse?: (bytes: number) => void } = {},
): CallEndpoint {
  return async (name, parameters) => {
    const outcome = await responder.respond(name, readParameters(name, parameters, parameters), admitImport)
    if (outcome.kind === 'importing') return outcome
    const { plain } = outcome.representation.body
    onParse?.(plain.byteLength)
    return { kind: 'response', response: JSON.parse(new TextDecoder().decode(plain)) }
  }
}
