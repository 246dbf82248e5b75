/**
 * Replaces managers' keys in the responses of a history whose managers are numbered. A key is a hash of what a host calls a manager: the
 * same in a league with names, and found by whoever hashes the ids that the host tells.
 */
import { isRecord, listIn } from './read-any-response.ts'

/**
 * Numbers the managers of a history by their first season, so that a new one changes no other's key, and returns a function that replaces
 * their keys, and those of anybody else in `responses`, in a response or by themselves.
 */
export function keyNumberer(history: unknown, responses: Iterable<unknown>): <T>(value: T) => T {
  const managers = listIn(isRecord(history) ? history.managers : null)
    .filter(isRecord)
    .map(({ key, seasonYears }) => ({ key: String(key), first: Number(listIn(seasonYears)[0] ?? 0) }))
    .sort((a, b) => a.first - b.first || (a.key < b.key ? -1 : 1))
  const others = [...responses].flatMap(keysIn).sort()
  const keys = new Set([...managers.map(({ key }) => key), ...others])
  const numbers = new Map([...keys].map((key, index) => [key, `m${index + 1}`]))

  function replace(value: unknown, field: string): unknown {
    if (typeof value === 'string') return isKeyField(field) ? (numbers.get(value) ?? value) : value
    if (Array.isArray(value)) return value.map((entry) => replace(entry, field))
    if (!isRecord(value)) return value
    return Object.fromEntries(Object.entries(value).map(([inner, of]) => [inner, replace(of, inner)]))
  }
  return <T>(value: T) => replace(value, 'key') as T
}

/** Fields of histories and books with a manager's key: `key`, `other_key`, `champion_key` … */
const isKeyField = (field: string) => /(^|_)key$/.test(field)

function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([field, inner]) =>
    isKeyField(field) && typeof inner === 'string' ? [inner] : keysIn(inner),
  )
}
