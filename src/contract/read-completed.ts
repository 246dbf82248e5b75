/**
 * Reads a response of any server into the contract's type. What it lacks is null, a list without entries, or an object of these, so
 * "unknown" has one form. Unknown fields are dropped, and so are entries of a list that are of another type.
 */
import { readList, readObjectWith, readScalar } from './read-partial.ts'
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
  if (typeof shape === 'string') return readText(shape, value)
  if (Array.isArray(shape)) return readList(shape[0], value, readCompleted)
  return readObjectWith(shape, value, readField)
}

function readField(shape: Shape, value: unknown, isNullable: boolean): unknown {
  const read = readCompleted(shape, value)
  if (read !== undefined) return read
  return typeof shape === 'string' || isNullable ? null : readCompleted(shape, {})
}

/** A blank text is unknown, too. */
function readText(shape: string, value: unknown): unknown {
  const read = readScalar(shape, value)
  if (typeof read !== 'string') return read
  return read.trim() === '' ? undefined : read
}
