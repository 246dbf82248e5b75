/** Whether JSON can be a response of an endpoint: proxies, and other or older servers, send other JSON with status 200. */
import { isRecord } from '../domain/is-record.ts'
import type { Shape } from './shape.ts'

/** `value`: in code names. A response of our server has all of its `fields`; in one that any server may send, a list or one field is enough. */
export function canBeResponse({ shape, fields }: { shape?: Shape; fields?: string[] }, value: unknown): boolean {
  if (fields !== undefined) return isRecord(value) && fields.every((field) => Object.hasOwn(value, field))
  if (Array.isArray(shape)) return Array.isArray(value) || listsIn(value).length === 1
  if (shape === undefined) return true
  const keys = Object.keys(shape).map((key) => key.replace('?', ''))
  return isRecord(value) && !value.error && keys.some((key) => Object.hasOwn(value, key))
}

/** Some servers wrap a list in an object (`{"leagues": [...]}`). */
export function listsIn(value: unknown): unknown[][] {
  return isRecord(value) ? Object.values(value).filter(Array.isArray) : []
}
