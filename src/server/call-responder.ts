import { readParameters } from '../handlers/parameters.ts'
import type { CallEndpoint } from '../mcp/run-tool.ts'
import type { Responder } from './responder.ts'

/** Calls of the API by a server's own responder, with parameters as in an address. */
export function callResponder(responder: Responder, admitImport?: () => void): CallEndpoint {
  return async (name, parameters) => {
    const outcome = await responder.respond(name, readParameters(name, parameters, parameters), admitImport)
    if (outcome.kind === 'importing') return outcome
    return { kind: 'response', response: JSON.parse(new TextDecoder().decode(outcome.representation.body.plain)) }
  }
}
