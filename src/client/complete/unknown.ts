/** How a completed response writes what a server did not send. */
import { isWeek } from '../../domain/is-week.ts'
import { normalizePosition } from '../../domain/vocabulary.ts'

export const unnamedLeague = 'Unnamed league'
export const unnamedTeam = 'Unnamed team'
export const unknownPlayer = 'Unknown player'

/** The entries that have this field. One without its id or its week cannot be shown. */
export function withKnown<T, K extends keyof T>(entries: readonly T[], key: K): (T & Record<K, NonNullable<T[K]>>)[] {
  return entries.filter((entry): entry is T & Record<K, NonNullable<T[K]>> => entry[key] != null)
}

/** The entries of a week that a season has, ascending. */
export function byWeek<T extends { week: number | null }>(entries: readonly T[]): (T & { week: number })[] {
  return entries
    .filter((entry): entry is T & { week: number } => isWeek(entry.week))
    .toSorted((a, b) => a.week - b.week)
}

/** QB, RB, WR, TE, K, D/ST, or an IDP position; also of a lineup slot. */
export function completePosition(position: string | null): string | null {
  return position === null ? null : normalizePosition(position)
}

/** Ascending. */
export function compareUnknownLast(a: number | null, b: number | null): number {
  return a === b ? 0 : a === null ? 1 : b === null ? -1 : a - b
}
