/** Whole responses from the fields that a test is about. */
import { z } from 'zod'
import type { EndpointName } from '../../src/contract/endpoints.ts'
import { type ResponseOf, responseSchemas } from '../../src/contract/responses/index.ts'

/** Every field may be left out. */
export type PartOf<T> = T extends readonly (infer Item)[]
  ? readonly PartOf<Item>[]
  : T extends object
    ? { readonly [K in keyof T]?: PartOf<T[K]> | undefined }
    : T

/** The response with missing parts filled in: null if the schema allows it, else empty lists, '', 0 and false. */
export function completeResponse<N extends EndpointName>(
  name: N,
  part: PartOf<ResponseOf<N>> = {} as never,
): ResponseOf<N> {
  return complete(z.toJSONSchema(responseSchemas[name], { reused: 'inline' }), part) as ResponseOf<N>
}

type JsonSchema = z.core.JSONSchema._JSONSchema

function complete(schema: JsonSchema, part: unknown): unknown {
  if (typeof schema === 'boolean') return part
  const options: readonly JsonSchema[] = schema.anyOf ?? [schema]
  const isNullable = options.some((option) => typeof option === 'object' && isType(option.type, 'null'))
  if (part === undefined && isNullable) return null
  if (part === null) return null
  const present = options.filter((option) => typeof option !== 'object' || option.type !== 'null')
  if (present.length > 1) return part
  return completePresent((present[0] ?? schema) as Exclude<JsonSchema, boolean>, part)
}

function completePresent(schema: Exclude<JsonSchema, boolean>, part: unknown): unknown {
  const { type, properties, required = [], items, minimum = 0 } = schema
  if (properties) {
    const fields = (part ?? {}) as Record<string, unknown>
    const names = Object.keys(properties).filter((name) => required.includes(name) || fields[name] !== undefined)
    return Object.fromEntries(names.map((name) => [name, complete(properties[name] ?? true, fields[name])]))
  }
  if (isType(type, 'array'))
    return ((part ?? []) as unknown[]).map((item) => complete((items ?? true) as JsonSchema, item))
  if (part !== undefined) return part
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (isType(type, 'boolean')) return false
  if (isType(type, 'number') || isType(type, 'integer')) return Math.max(0, minimum)
  return isType(type, 'object') ? {} : ''
}

const isType = (type: unknown, name: string) => (Array.isArray(type) ? type.includes(name) : type === name)
