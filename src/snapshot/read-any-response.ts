/** Reading answers of any server without trusting their shape: ids and lists. */

/** The list that an answer is. Some servers wrap it in an object (`{"teams": [...]}`): its only list is the one meant. */
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

/** Everyone that answers refer to, as `player_id` or as `player` with an `id`, wherever in them that is. */
export function idsReferredTo(what: 'team' | 'player', responses: Iterable<unknown>): Set<number> {
  const found = new Set<number>()
  // A list of what is still to be looked at: an answer may be nested deeper than calls can be.
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
