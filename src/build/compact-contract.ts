/**
 * Vite plugin: `virtual:compact-contract` is the part of the contract that the browser needs: path, scope and response shape of every
 * endpoint (no shape if no screen reads it), without descriptions, defaults or a schema library.
 */
import { type EndpointName, endpoints } from '../contract/endpoints.ts'
import { responseSchemas } from '../contract/responses/index.ts'
import { shapeOf, strictShapeOf } from '../contract/shape.ts'

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
      const shapes = 'lenient' in rest ? { shape: shapeOf(schema) } : { strict: strictShapeOf(schema) }
      return [endpoint, { path, scope, ...shapes }]
    }),
  )
}
