/**
 * The shape of a response without a schema library: what the browser needs to read any server's response leniently. Derived
 * from the zod schemas at build time (see `astro.config.mjs`) and shipped as a few hundred bytes of JSON.
 */
import { z } from 'zod'

/** 's' text, 'n' number, 'b' yes or no, [shape] list, {…} object; {'*': shape} any keys. */
export type Shape = 's' | 'n' | 'b' | [Shape] | { [key: string]: Shape }

/** The shape of what a schema accepts. Nullable and optional make no difference: everything may be absent. */
export function shapeOf(schema: z.ZodType): Shape {
  return shapeOfJsonSchema(z.toJSONSchema(schema, { io: 'input', reused: 'inline' }))
}

type JsonSchema = z.core.JSONSchema._JSONSchema

function shapeOfJsonSchema(schema: JsonSchema): Shape {
  if (typeof schema === 'boolean') throw new Error('A shape needs a schema that says what it accepts')
  const options = schema.anyOf?.filter((option) => typeof option === 'object' && option.type !== 'null')
  if (options?.[0]) return shapeOfJsonSchema(options[0])
  const type = Array.isArray(schema.type) ? schema.type.find((option) => option !== 'null') : schema.type
  switch (type) {
    case 'string':
      return 's'
    case 'number':
    case 'integer':
      return 'n'
    case 'boolean':
      return 'b'
    case 'array':
      if (!schema.items || Array.isArray(schema.items)) break
      return [shapeOfJsonSchema(schema.items)]
    case 'object':
      if (schema.properties) {
        return Object.fromEntries(
          Object.entries(schema.properties).map(([key, value]) => [key, shapeOfJsonSchema(value)]),
        )
      }
      if (schema.additionalProperties) return { '*': shapeOfJsonSchema(schema.additionalProperties) }
  }
  throw new Error(`No shape for ${JSON.stringify(schema)}`)
}
