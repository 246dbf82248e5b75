/** Reads responses of any server, without trusting their shape. */
import type { EndpointName, LenientEndpoint } from '../contract/endpoints.ts'
import { type Completed, readCompleted } from '../contract/read-completed.ts'
import { type ResponseOf, responseSchemas } from '../contract/responses/index.ts'
import { type Shape, shapeOf } from '../contract/shape.ts'
import { fromWire } from '../contract/wire.ts'
import { isRecord } from '../domain/is-record.ts'

const shapes = new Map<EndpointName, Shape>()

/** A response of the specification in the names of the code, with as much of it as has the expected shape. */
export function readAnyResponse<N extends LenientEndpoint>(
  name: N,
  response: unknown,
): Completed<ResponseOf<N>> | undefined {
  const shape = shapes.get(name) ?? shapeOf(responseSchemas[name])
  shapes.set(name, shape)
  return readCompleted(shape, fromWire(response)) as Completed<ResponseOf<N>> | undefined
}

/** Ids in responses, as `player_id` or as `player` with an `id`, at any depth. */
export function idsReferredTo(what: 'team' | 'player', responses: Iterable<unknown>): Set<number> {
  const found = new Set<number>()
  // A queue instead of recursion: a response may be nested deeper than the call stack allows.
  const waiting: unknown[] = [...responses]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (Array.isArray(value)) for (const entry of value) waiting.push(entry)
    if (!isRecord(value)) continue
    for (const [key, inner] of Object.entries(value)) {
      const id =
        key === `${what}_id` ? readPublicId(inner) : key === what && isRecord(inner) ? readPublicId(inner.id) : null
      if (id !== null) found.add(id)
      waiting.push(inner)
    }
  }
  return found
}

/** Every text in a value with its field, which is that of the list for its entries. */
export function* textsIn(value: unknown, field = ''): Generator<[field: string, text: string]> {
  if (typeof value === 'string') yield [field, value]
  else if (Array.isArray(value)) for (const entry of value) yield* textsIn(entry, field)
  else if (isRecord(value)) for (const [inner, of] of Object.entries(value)) yield* textsIn(of, inner)
}

/** The value with other texts, see `textsIn`. */
export function mapTexts(value: unknown, replace: (field: string, text: string) => string, field = ''): unknown {
  if (typeof value === 'string') return replace(field, value)
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, replace, field))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([inner, of]) => [inner, mapTexts(of, replace, inner)]))
}

/** A whole number, also where a server writes it as text; null for anything else. */
export function readPublicId(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null
}
