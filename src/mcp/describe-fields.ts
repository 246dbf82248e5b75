/** Describes the fields of a response from the contract's schemas, one line per field. */
import type { z } from 'zod'
import type { EndpointName } from '../contract/endpoints.ts'
import { responseSchemas } from '../contract/responses/index.ts'
import { wireSchema } from '../contract/wire-schema.ts'

type JsonSchema = z.core.JSONSchema._JSONSchema

/** Lines such as `teams.luck: number — Wins beyond the expected ones`; only those below a path if one is given. */
export function describeFields(name: EndpointName, under: string | null = null): string[] {
  const lines: string[] = []
  collect(wireSchema(responseSchemas[name] as z.ZodType), '', lines)
  const isUnder = (line: string) => under === null || line.startsWith(`${under}.`) || line.startsWith(`${under}:`)
  return lines.filter(isUnder)
}

function collect(schema: JsonSchema, path: string, lines: string[]): void {
  if (typeof schema !== 'object') return
  const own = nonNull(schema)
  const description = schema.description ?? own.description
  if (path !== '') lines.push(`${path}: ${typeOf(schema, own)}${description ? ` — ${description}` : ''}`)
  const entry =
    own.type === 'array' && typeof own.items === 'object' && !Array.isArray(own.items) ? nonNull(own.items) : own
  for (const [key, value] of Object.entries(entry.properties ?? {})) {
    collect(value, path === '' ? key : `${path}.${key}`, lines)
  }
}

/** The schema without null. */
function nonNull(schema: Exclude<JsonSchema, boolean>): Exclude<JsonSchema, boolean> {
  const options = (schema.anyOf ?? []).filter((option) => typeof option === 'object' && option.type !== 'null')
  const [only] = options
  return options.length === 1 && typeof only === 'object' ? only : schema
}

function typeOf(schema: Exclude<JsonSchema, boolean>, own: Exclude<JsonSchema, boolean>): string {
  const values = own.enum ?? (own.const === undefined ? null : [own.const])
  const type = values ? values.join(' | ') : own.type === 'array' ? 'list' : String(own.type ?? 'value')
  return schema === own ? type : `${type} or null`
}
