/**
 * Vite plugin: `virtual:compact-contract` is the part of the contract that the browser needs, without a schema library: path and scope of
 * every endpoint, the shape of responses that any server may send, and the version of those that only ours sends (neither if no screen reads
 * them).
 */
import { z } from 'zod'
import { type EndpointName, endpoints } from '../contract/endpoints.ts'
import { responseVersion } from '../contract/response-version.ts'
import { responseSchemas } from '../contract/responses/index.ts'
import { shapeOf } from '../contract/shape.ts'

const name = 'virtual:compact-contract'

export function compactContract() {
  return {
    name: 'compact-contract',
    resolveId: (id: string) => (id === name ? `\0${name}` : undefined),
    load: (id: string) => (id === `\0${name}` ? `export default ${JSON.stringify(compact())}` : undefined),
  }
}

function compact() {
  return Object.fromEntries(
    Object.entries(endpoints).map(([endpoint, { path, scope, ...rest }]) => {
      const schema = responseSchemas[endpoint as EndpointName]
      if ('unread' in rest) return [endpoint, { path, scope }]
      if ('lenient' in rest) return [endpoint, { path, scope, shape: shapeOf(schema) }]
      const { required } = z.toJSONSchema(schema, { io: 'output', reused: 'inline' })
      return [endpoint, { path, scope, version: responseVersion(endpoint as EndpointName), fields: required }]
    }),
  )
}
