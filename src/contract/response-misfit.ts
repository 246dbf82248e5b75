/** Validates a response against its schema, where zod is loaded: builds and commands. */
import { type EndpointName, endpoints } from './endpoints.ts'
import { type ResponseOf, responseSchemas } from './responses/index.ts'

/** Path of the first value that does not match, in code names; null if all match. Endpoints of the specification always match. */
export function findResponseMisfit(name: EndpointName, response: unknown): string | null {
  if ('lenient' in endpoints[name]) return null
  const [issue] = responseSchemas[name].safeParse(response).error?.issues ?? []
  return issue ? issue.path.join('.') || 'its root' : null
}

/** Whether a response is complete, including those of the specification, which another server may have sent. */
export function isWholeResponse<N extends EndpointName>(name: N, response: unknown): response is ResponseOf<N> {
  return responseSchemas[name].safeParse(response).success
}
