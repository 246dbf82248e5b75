/**
 * Reads a response of any server into the contract's type. What it lacks is null, a list without entries, or an object of these, so
 * "unknown" has one form. Unknown fields are dropped, and so are entries of a list that are of another type.
 */
import { listsIn } from './can-be-response.ts'
import type { Shape } from './shape.ts'

/** A response of the contract, of any server: each figure or text may be null. Objects are null only where the contract has them so. */
export type Completed<T> = T extends readonly (infer Item)[]
  ? Completed<Item>[]
  : T extends string | number | boolean
    ? T
    : { [K in keyof T]-?: CompletedField<T[K]> }

type CompletedField<T> =
  NonNullable<T> extends readonly unknown[]
    ? Completed<NonNullable<T>>
    : NonNullable<T> extends string | number | boolean
      ? NonNullable<T> | null
      : Completed<NonNullable<T>> | Extract<T, null> | (undefined extends T ? null : never)

/** Undefined if the value has another type than the response. */
export function readCompleted(shape: Shape, value: unknown): unknown {
  if (typeof shape === 'string') return readScalar(shape, value)
  if (Array.isArray(shape)) return readList(shape[0], value)
  return readObject(shape, value)
}

/** A text, number, flag or one of some texts, in any case and also abbreviated (W); undefined for anything else. */
function readScalar(shape: string, value: unknown): unknown {
  if (shape === 's') return readText(value)
  if (shape === 'n') return readNumber(value)
  if (shape === 'b') return readFlag(value)
  const text = readText(value)?.trim().toLowerCase()
  const options = shape.slice(1).split('|')
  return text ? options.find((option) => option.toLowerCase().startsWith(text)) : undefined
}

/** A blank text is unknown, too. */
function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined
}

/** Ids are integers and points are small. A number beyond 2^53 is invalid, and sums with it would overflow to infinity. */
function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : undefined
}

function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  return value === 1 || value === 'true' ? true : value === 0 || value === 'false' ? false : undefined
}

/** Of an object its only list is used. */
function readList(item: Shape, value: unknown): unknown[] {
  const [only, another] = listsIn(value)
  const list = Array.isArray(value) ? value : another ? [] : (only ?? [])
  return list.map((entry) => readCompleted(item, entry)).filter((entry) => entry !== undefined)
}

function readObject(shape: { [key: string]: Shape }, value: unknown): unknown {
  // A bare name where an object with a name is expected: `"champion": "Team 4"`.
  if (typeof value === 'string') {
    const name = Object.keys(shape).find((key) => shape[key] === 's')
    return name && value !== '' ? readObject(shape, { [name]: value }) : undefined
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const fields = value as Record<string, unknown>
  return '*' in shape ? readEntries(shape['*'], fields) : readFields(shape, fields)
}

function readFields(shape: { [key: string]: Shape }, fields: Record<string, unknown>): unknown {
  const result: Record<string, unknown> = {}
  for (const [marked, fieldShape] of Object.entries(shape)) {
    const isNullable = marked.endsWith('?')
    const key = isNullable ? marked.slice(0, -1) : marked
    result[key] = readField(fieldShape, Object.hasOwn(fields, key) ? fields[key] : undefined, isNullable)
  }
  return result
}

/** The keys are the server's: an assignment to `__proto__` would set the prototype. */
function readEntries(shape: Shape, fields: Record<string, unknown>): unknown {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, readField(shape, field, false)]))
}

function readField(shape: Shape, value: unknown, isNullable: boolean): unknown {
  const read = readCompleted(shape, value)
  if (read !== undefined) return read
  return typeof shape === 'string' || isNullable ? null : readCompleted(shape, {})
}
