/** How a completed response writes what a server did not send. */

export const unnamedTeam = 'Unnamed team'
export const unknownPlayer = 'Unknown player'

/** The entries that have this field. One without its id or its week cannot be shown. */
export function withKnown<T, K extends keyof T>(entries: readonly T[], key: K): (T & Record<K, NonNullable<T[K]>>)[] {
  return entries.filter((entry): entry is T & Record<K, NonNullable<T[K]>> => entry[key] != null)
}
