/**
 * The shape of a response: what the browser needs to read one without a schema library. Derived from the zod schemas at build time (see
 * `astro.config.mjs`) and shipped as a few kilobytes of JSON.
 */
import { z } from 'zod'

/**
 * 's' string, 'n' number, 'b' boolean, '=a|b' one of these strings, [shape] list, {…} object; {'*': shape} any keys. '?' at the end of a key
 * marks an object that may be null.
 */
export type Shape = string | [Shape] | { [key: string]: Shape }

/** The shape of a schema's input. Only of objects it matters whether they are optional, because every other value may be absent. */
export function shapeOf(schema: z.ZodType): Shape {
  return shapeOfJsonSchema(z.toJSONSchema(schema, { io: 'input', reused: 'inline' }))
}

type JsonSchema = z.core.JSONSchema._JSONSchema
type JsonObject = Exclude<JsonSchema, boolean>

function shapeOfJsonSchema(schema: JsonSchema): Shape {
  const [present = schema] = presentOptions(schema)
  const { type, items, properties, required = [], additionalProperties, enum: texts } = present as JsonObject
  switch (type) {
    case 'string':
      return texts ? `=${texts.join('|')}` : 's'
    case 'number':
    case 'integer':
      return 'n'
    case 'boolean':
      return 'b'
    case 'array':
      if (items && !Array.isArray(items)) return [shapeOfJsonSchema(items)]
      break
    case 'object':
      if (properties)
        return Object.fromEntries(
          Object.entries(properties).map(([key, field]) => [
            markNullable(key, field, required),
            shapeOfJsonSchema(field),
          ]),
        )
      if (additionalProperties) return { '*': shapeOfJsonSchema(additionalProperties) }
  }
  throw new Error(`No shape for ${JSON.stringify(schema)}`)
}

function markNullable(key: string, schema: JsonSchema, required: readonly string[]): string {
  const isObject = presentOptions(schema).some((option) => typeof option === 'object' && option.type === 'object')
  return isObject && (!required.includes(key) || acceptsNull(schema)) ? `${key}?` : key
}

/** The alternatives that a schema accepts, without null. */
function presentOptions(schema: JsonSchema): JsonSchema[] {
  return optionsOf(schema).filter((option) => typeof option !== 'object' || option.type !== 'null')
}

function acceptsNull(schema: JsonSchema): boolean {
  return optionsOf(schema).some((option) => typeof option === 'object' && option.type === 'null')
}

function optionsOf(schema: JsonSchema): JsonSchema[] {
  if (typeof schema === 'boolean') return [schema]
  if (schema.anyOf) return schema.anyOf
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema]
}
