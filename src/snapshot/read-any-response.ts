/** Reads ids and lists from responses of any server, without trusting their shape. */

/** The list in a response. Some servers wrap it in an object (`{"teams": [...]}`): then it is the object's only list. */
export function listIn(response: unknown): unknown[] {
  if (Array.isArray(response)) return response
  const lists = isRecord(response) ? Object.values(response).filter(Array.isArray) : []
  return lists.length === 1 ? (lists[0] as unknown[]) : []
}

/** Ids of the entries of a list. */
export function idsOfList(response: unknown): number[] {
  return listIn(response)
    .map((entry) => (isRecord(entry) ? readId(entry.id) : null))
    .filter((id) => id !== null)
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
      const id = key === `${what}_id` ? readId(inner) : key === what && isRecord(inner) ? readId(inner.id) : null
      if (id !== null) found.add(id)
      waiting.push(inner)
    }
  }
  return found
}

/** A whole number, also where a server writes it as text; null for anything else. */
export function readId(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
