/** The JSON Schema of a response on the wire. */
import { z } from 'zod'
import { wireName } from './wire.ts'

type JsonSchema = z.core.JSONSchema._JSONSchema

/** JSON Schema 2020-12 of a response's schema, with property names as on the wire. */
export function wireSchema(schema: z.ZodType): Exclude<JsonSchema, boolean> {
  return z.toJSONSchema(schema, {
    io: 'output',
    reused: 'inline',
    override: ({ jsonSchema }) => {
      const { properties, required } = jsonSchema
      if (properties)
        jsonSchema.properties = Object.fromEntries(Object.entries(properties).map(([key, of]) => [wireName(key), of]))
      if (required) jsonSchema.required = required.map(wireName)
    },
  })
}
