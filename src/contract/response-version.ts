/** The version of a response's schema, in a header of our server: a page refuses a response of another version than its own. */
import { z } from 'zod'
import { hash32 } from '../domain/hash.ts'
import { type EndpointName, endpoints } from './endpoints.ts'
import { responseSchemas } from './responses/index.ts'

const versions = new Map<EndpointName, string>()

/** Changes with the schema, not with its descriptions. Undefined for responses of the specification, of which any version can be read. */
export function responseVersion(name: EndpointName): string | undefined {
  if ('lenient' in endpoints[name]) return undefined
  const known = versions.get(name)
  if (known !== undefined) return known
  const schema = z.toJSONSchema(responseSchemas[name], { io: 'output', reused: 'inline' })
  const text = JSON.stringify(schema, (key, value) => (isDescription(key, value) ? undefined : value))
  // Every page has those of all responses: 32 bits tell the few versions of one response apart.
  const version = hash32(text, 0x9e3779b9).toString(16).padStart(8, '0')
  versions.set(name, version)
  return version
}

/** A field of this name has a schema. */
const isDescription = (key: string, value: unknown) => key === 'description' && typeof value === 'string'
