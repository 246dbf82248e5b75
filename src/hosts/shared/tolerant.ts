/**
 * Records of a host in which one odd value does not discard the rest. What is odd is left out as if the host had not sent it: a value that
 * may be missing, an element of a list, an entry of an object. A value that the record needs makes the whole record odd.
 */
import * as z from 'zod/mini'
import { describeIssue } from './schema-issue.ts'

/**
 * `schema` for records with odd values. `decisive` are paths, without indexes, of what may not be left out although it may be missing,
 * because it decides a result; `a.*` is everything in `a`.
 */
export function tolerant<T extends z.ZodMiniType>(schema: T, { decisive = [] }: { decisive?: readonly string[] } = {}) {
  return z.pipe(
    z.transform((value: unknown) => leaveOutOdd(schema, value, decisive) ?? value),
    schema,
  )
}

/** What was left out of `json` when it was parsed, one description each. */
export function listLeftOut(json: unknown): readonly string[] {
  return isObject(json) ? (leftOut.get(json) ?? []) : []
}

const leftOut = new WeakMap<object, readonly string[]>()

type Path = readonly PropertyKey[]

/** Each pass leaves out what was odd at one level; values lie at most this deep. */
const mostPasses = 16

/** The record without its odd values; null if it cannot do without one of them. */
function leaveOutOdd(schema: z.ZodMiniType, json: unknown, decisive: readonly string[]): unknown {
  let value = json
  const descriptions: string[] = []
  for (let pass = 0; pass < mostPasses; pass++) {
    const { error } = schema.safeParse(value)
    if (!error) {
      if (descriptions.length > 0 && isObject(json)) leftOut.set(json, descriptions)
      return value
    }
    // A list beyond its limit is refused as a whole: it is an attack or another response, not one odd value.
    if (error.issues.some((issue) => issue.code === 'too_big' && issue.origin === 'array')) return null
    if (pass === 0) descriptions.push(...error.issues.map((issue) => describeIssue({ issues: [issue] }, json)))
    const odd = error.issues.map(({ path }) => findRemovable(value, path))
    if (odd.some((path) => path.length === 0 || isDecisive(path, decisive))) return null
    for (const path of withoutRepeats(odd)) value = without(value, path)
  }
  return null
}

/** The odd value itself, or, where it is missing, what lacks it. */
function findRemovable(value: unknown, path: Path): Path {
  return path.length > 0 && valueAt(value, path) === undefined ? findRemovable(value, path.slice(0, -1)) : path
}

function isDecisive(path: Path, decisive: readonly string[]): boolean {
  const name = path.filter((key) => typeof key !== 'number').join('.')
  return decisive.some((one) => (one.endsWith('.*') ? `${name}.`.startsWith(one.slice(0, -1)) : name === one))
}

/** Later elements of a list first, so that indexes stay valid. */
function withoutRepeats(paths: readonly Path[]): Path[] {
  const byName = new Map(paths.map((path) => [JSON.stringify(path), path]))
  return [...byName.values()].sort((a, b) => b.length - a.length || Number(b.at(-1)) - Number(a.at(-1)) || 0)
}

/** A copy in which the value is null, or, if it already is, gone. */
function without(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined || !isObject(value)) return value
  const inner = Reflect.get(value, key)
  const replacement = rest.length > 0 ? without(inner, rest) : inner === null ? undefined : null
  if (Array.isArray(value)) {
    return value.flatMap((element, index) =>
      index !== key ? [element] : replacement === undefined ? [] : [replacement],
    )
  }
  const copy: Record<PropertyKey, unknown> = { ...value, [key]: replacement }
  if (replacement === undefined) delete copy[key]
  return copy
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (isObject(inner) ? Reflect.get(inner, key) : undefined), value)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
