/** Describes a schema violation of a response in one line. */
import * as z from 'zod/mini'
import english from 'zod/v4/locales/en.js'
import { tidyName } from './values.ts'

// zod/mini has no messages without a locale.
z.config(english())

/** "[0].roster_id: expected number, found nothing." `prefix` precedes the path, `hint` follows the found value. */
export function describeIssue(
  error: Pick<z.core.$ZodError, 'issues'>,
  json: unknown,
  { prefix = '', hint }: { prefix?: string; hint?: string } = {},
): string {
  const [issue] = error.issues
  if (!issue) return `${prefix} does not fit`
  const path = issue.path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}${text ? '.' : ''}${shorten(String(key))}`),
    prefix,
  )
  const expected = issue.code === 'invalid_type' ? `expected ${issue.expected}` : issue.message
  const found = issue.path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    json,
  )
  return `${path || 'the response'}: ${expected}, found ${describeValue(found)}${hint ? ` (${hint})` : ''}.`
}

export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  return shorten(typeof value === 'string' ? JSON.stringify(value) : String(value))
}

function shorten(text: string): string {
  const plain = tidyName(text)
  return plain.length > 40 ? `${plain.slice(0, 40)}…` : plain
}
