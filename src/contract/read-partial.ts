/**
 * Reads a response of any server. Unknown fields are dropped. A field that is missing, null or of the wrong type is absent. Lists are
 * always lists without holes, so components need no further checks.
 */
import type { Shape } from './shape.ts'

/** A response as screens receive it: every field may be absent, no field is null, lists are lists. */
export type DeepPartial<T> = T extends readonly (infer Item)[]
  ? DeepPartial<Item>[]
  : T extends string
    ? string
    : T extends number
      ? number
      : T extends boolean
        ? boolean
        : T extends object
          ? { [K in keyof T]?: DeepPartialField<Exclude<T[K], null | undefined>> }
          : never

type DeepPartialField<T> = DeepPartial<T>

/** The part of the value that matches the shape, or undefined if none does. Without a shape the value is returned unchanged. */
export function readPartial(shape: Shape | undefined, value: unknown): unknown {
  if (shape === undefined) return value
  if (typeof shape === 'string') return readScalar(shape, value)
  if (Array.isArray(shape)) return readList(shape[0], value, readPartial)
  return readObjectWith(shape, value, readPartial)
}

/** A text, number, flag or one of some texts, in any case and also abbreviated (W); undefined for anything else. */
export function readScalar(shape: string, value: unknown): unknown {
  if (shape === 's') return readText(value)
  if (shape === 'n') return readNumber(value)
  if (shape === 'b') return readFlag(value)
  const text = readText(value)?.trim().toLowerCase()
  const options = shape.slice(1).split('|')
  return text ? options.find((option) => option.toLowerCase().startsWith(text)) : undefined
}

function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
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

/** Some servers wrap a list in an object (`{"leagues": [...]}`). Its only list is used. */
export function readList(item: Shape, value: unknown, read: (shape: Shape, value: unknown) => unknown): unknown[] {
  const list = Array.isArray(value) ? value : wrappedList(value)
  return list.map((entry) => read(item, entry)).filter((entry) => entry !== undefined)
}

function wrappedList(value: unknown): unknown[] {
  const lists = typeof value === 'object' && value !== null ? Object.values(value).filter(Array.isArray) : []
  return lists.length === 1 ? (lists[0] as unknown[]) : []
}

/** An object with what `read` returns for its fields, without those that are undefined. */
export function readObjectWith(
  shape: { [key: string]: Shape },
  value: unknown,
  read: (shape: Shape, value: unknown, isNullable: boolean) => unknown,
): unknown {
  // A bare name where an object with a name is expected: `"champion": "Team 4"`.
  if (typeof value === 'string') {
    const name = Object.keys(shape).find((key) => shape[key] === 's')
    return name && value !== '' ? readObjectWith(shape, { [name]: value }, read) : undefined
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const fields = new Map(Object.entries(value))
  const any = shape['*']
  const result: Record<string, unknown> = {}
  for (const marked of any ? fields.keys() : Object.keys(shape)) {
    const isNullable = !any && marked.endsWith('?')
    const key = isNullable ? marked.slice(0, -1) : marked
    const fieldShape = any ?? shape[marked]
    const field = fieldShape && read(fieldShape, fields.get(key), isNullable)
    if (field !== undefined)
      Object.defineProperty(result, key, { value: field, enumerable: true, configurable: true, writable: true })
  }
  return result
}
