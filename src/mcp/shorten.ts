/** Shortens a response for an assistant: selected fields, limited lists, no nulls, maximum size. */
import { DomainError } from '../domain/errors.ts'

export interface ShortenOptions {
  /** Paths such as `teams.team.name`; null: all. */
  fields: readonly string[] | null
  /** Maximum entries of a top-level list. */
  limit: number
  /** Paths that are left out of a response with all of its fields. */
  charts?: readonly string[]
}

export interface Shortened {
  response: unknown
  /** Missing parts and how to get them. */
  notes: string[]
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Characters of JSON: some 5,000 tokens; more if the caller selected fields. */
const sizeLimits = { usual: 18_000, ofFields: 48_000 }

/** Throws `DomainError('bad-request')` for an unknown field. */
export function shorten(response: unknown, { fields, limit, charts = [] }: ShortenOptions): Shortened {
  const known = fields ? [] : charts.filter((path) => has(response as Json, path.split('.')))
  const whole = known.reduce((value, path) => leaveOut(value, path.split('.')), response as Json)
  const cut = cutLists(withoutNulls(fields ? pickFields(whole, fields) : whole), limit)
  const { value, notes } = fitInto(fields ? sizeLimits.ofFields : sizeLimits.usual, cut, fields ?? [])
  const note = known.length > 0 ? [`${known.join(', ')} are left out (for a drawing): name them in fields.`] : []
  return { response: value, notes: [...notes, ...note] }
}

/** Fields that the response does not have anywhere. */
export function missingFields(response: unknown, fields: readonly string[]): string[] {
  return fields.filter((field) => !has(response as Json, field.split('.')))
}

/** Removes parts, then list entries, until a response has its maximum size. */
function fitInto(size: number, { value, cuts }: Cut, named: readonly string[]): { value: Json; notes: string[] } {
  const excess = sizeOf(value) - size
  const notes = [...cuts].map(([path, [shown, of]]) => `${path || 'The list'}: ${shown} of ${of}, ask with limit.`)
  if (excess <= 0) return { value, notes }
  const part = partToLeaveOut(value, excess, named)
  if (part) {
    const rest = fitInto(size, { value: leaveOut(value, part.path.split('.')), cuts }, named)
    return { ...rest, notes: [...rest.notes, `${part.path} is left out (${describePart(part)}): name it in fields.`] }
  }
  const fewer = Math.floor(longestList(value) / 2)
  if (fewer < 1) return { value, notes }
  const shorter = cutLists(value, fewer)
  for (const [path, [shown, of]] of shorter.cuts) shorter.cuts.set(path, [shown, cuts.get(path)?.[1] ?? of])
  return fitInto(size, { value: shorter.value, cuts: new Map([...cuts, ...shorter.cuts]) }, named)
}

function pickFields(value: Json, fields: readonly string[]): Json {
  const entries = Array.isArray(value) ? value : [value]
  const known = new Set(entries.flatMap((entry) => (isObject(entry) ? Object.keys(entry) : [])))
  const unknown = fields.find((field) => !known.has(field.split('.')[0] ?? ''))
  if (unknown !== undefined && entries.length > 0) {
    throw new DomainError('bad-request', `There is no field '${unknown}'. There are ${[...known].join(', ')}.`)
  }
  return pick(
    value,
    fields.map((field) => field.split('.')),
  )
}

/** Paths pass through lists into each entry. */
function pick(value: Json, paths: readonly string[][]): Json {
  if (Array.isArray(value)) return value.map((entry) => pick(entry, paths))
  if (!isObject(value) || paths.some((path) => path.length === 0)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const deeper = paths.filter(([first]) => first === key).map(([, ...rest]) => rest)
      return deeper.length > 0 ? [[key, pick(inner, deeper)]] : []
    }),
  )
}

/** Whether a path exists, including null values; in a list, in any of its entries. */
function has(value: Json, [first, ...rest]: string[]): boolean {
  if (first === undefined) return true
  if (Array.isArray(value)) return value.some((entry) => has(entry, [first, ...rest]))
  return isObject(value) && first in value && has(value[first] ?? null, rest)
}

/** A field without a value is removed; a null in a list is an entry. */
function withoutNulls(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === null ? [] : [[key, withoutNulls(inner)]])),
  )
}

interface Cut {
  value: Json
  /** Path of a list → remaining and original number of entries. */
  cuts: Map<string, [number, number]>
}

/** Nested lists stay whole: half of a team's weeks would be read as all of them. */
function cutLists(value: Json, limit: number, path = ''): Cut {
  if (Array.isArray(value)) {
    const cuts = new Map(value.length > limit ? [[path, [limit, value.length] as [number, number]]] : [])
    return { value: value.slice(0, limit), cuts }
  }
  if (!isObject(value)) return { value, cuts: new Map() }
  const cut = Object.entries(value).map(([key, inner]) => [key, cutLists(inner, limit, join(path, key))] as const)
  return {
    value: Object.fromEntries(cut.map(([key, inner]) => [key, inner.value])),
    cuts: new Map(cut.flatMap(([, inner]) => [...inner.cuts])),
  }
}

interface Part {
  path: string
  size: number
  /** Number of entries of a list. */
  entries: number | null
  isNested: boolean
}

/**
 * The part whose removal brings a response closest below its maximum size, else the longest part. Nested lists are removed before whole
 * lists; parts named by the caller stay.
 */
function partToLeaveOut(value: Json, excess: number, named: readonly string[]): Part | null {
  const isNamed = ({ path }: Part) => named.some((field) => field === path || field.startsWith(`${path}.`))
  const parts = [...measure(value).values()].filter((part) => !isNamed(part)).sort((a, b) => a.size - b.size)
  const enough = parts.filter(({ size }) => size >= excess)
  return enough.find(({ isNested }) => isNested) ?? enough[0] ?? parts.at(-1) ?? null
}

/** Lists and top-level objects, by path. */
function measure(value: Json, path = '', isNested = false, parts = new Map<string, Part>()): Map<string, Part> {
  const entries = Array.isArray(value) ? value : [value]
  for (const entry of entries) {
    if (!isObject(entry)) continue
    for (const [key, inner] of Object.entries(entry)) {
      const at = join(path, key)
      const nested = isNested || Array.isArray(value)
      if (Array.isArray(inner) || (isObject(inner) && !nested)) {
        const known = parts.get(at)
        const size = (known?.size ?? 0) + sizeOf(inner) + key.length + 4
        parts.set(at, {
          path: at,
          size,
          entries: !nested && Array.isArray(inner) ? inner.length : null,
          isNested: nested,
        })
      }
      if (typeof inner === 'object' && inner !== null) measure(inner, at, nested, parts)
    }
  }
  return parts
}

function leaveOut(value: Json, [first = '', ...rest]: string[]): Json {
  if (Array.isArray(value)) return value.map((entry) => leaveOut(entry, [first, ...rest]))
  if (!isObject(value) || !(first in value)) return value
  const { [first]: inner = null, ...others } = value
  return rest.length === 0 ? others : { ...value, [first]: leaveOut(inner, rest) }
}

function longestList(value: Json): number {
  if (Array.isArray(value)) return value.length
  return isObject(value) ? Math.max(0, ...Object.values(value).map(longestList)) : 0
}

function describePart({ size, entries }: Part): string {
  const kilobytes = `${Math.ceil(size / 1000)} kB`
  return entries === null ? kilobytes : `${entries} entries, ${kilobytes}`
}

const sizeOf = (value: Json) => JSON.stringify(value).length
const join = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)
const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
