/**
 * Replaces managers' keys in the responses of a history whose managers are numbered, and removes them from those of a season. A key is a
 * hash of what a host calls a manager: the same in a league with names, and found by whoever hashes the ids that the host tells.
 */

import type { ResponseOf } from '../contract/responses/index.ts'
import { isRecord } from '../domain/is-record.ts'
import { mapTexts, textsIn } from './read-any-response.ts'

/**
 * Numbers the managers of a history by their first season, so that a new one changes no other's key, and returns a function that replaces
 * their keys, and those of anybody else in `responses`, in a response or by themselves.
 */
export function keyNumberer(
  { managers }: ResponseOf<'history'>,
  responses: Iterable<unknown>,
): (value: unknown) => unknown {
  const firstOf = ({ seasonYears: [first = 0] }: (typeof managers)[number]) => first
  const sorted = managers.toSorted((a, b) => firstOf(a) - firstOf(b) || (a.key < b.key ? -1 : 1))
  const others = [...textsIn([...responses])].flatMap(([field, text]) => (isKeyField(field) ? [text] : [])).sort()
  const keys = new Set([...sorted.map(({ key }) => key), ...others])
  const numbers = new Map([...keys].map((key, index) => [key, `m${index + 1}`]))
  return (value) => mapTexts(value, (field, text) => (isKeyField(field) ? (numbers.get(text) ?? text) : text), 'key')
}

/** Fields of histories and books with a manager's key, on the wire: `key`, `other_key`, `champion_key` … */
const isKeyField = (field: string) => /(^|_)key$/.test(field)

/**
 * A season's response without its managers' keys, in `manager_keys` at any depth. Numbers would not do: a season that is over is not taken
 * again, and an earlier season or a nickname of the book changes the numbers of the history.
 */
export function withoutManagerKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutManagerKeys)
  if (!isRecord(value)) return value
  const fields = Object.entries(value)
  return Object.fromEntries(
    fields.map(([field, of]) => [field, field === 'manager_keys' ? null : withoutManagerKeys(of)]),
  )
}
