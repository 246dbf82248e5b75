/** A moment of a week at which a league hears from its site: when it is due, and what it says. */
import type { LinkName } from '../../contract/routes.ts'
import { easternClock } from '../../domain/eastern-time.ts'
import type { LeagueKey } from '../../domain/identity.ts'
import type { CallStored } from '../../server/open-service.ts'

/** Milliseconds since 1970. After `until` the message is dropped: it would be old news. */
export interface DueSpan {
  from: number
  until: number
}

export interface MomentSource {
  key: LeagueKey
  /** The running week. */
  week: number
  /** Of its NFL games, ascending, milliseconds since 1970. */
  kickoffs: readonly number[]
  call: CallStored
}

export interface Moment {
  /** For the operator: 'Monday before kickoff'. */
  title: string
  /** Null in a week that does not have it. `kickoffs`: see `MomentSource`; at least one. */
  dueIn: (kickoffs: readonly number[]) => DueSpan | null
  /** At most `mostLines`, without the link; none where there is no news. */
  write: (source: MomentSource) => Promise<string[]>
  /** The page of the link. */
  page: LinkName
}

/** With the link a message has four lines. */
export const mostLines = 3

export const minute = 60_000
export const hour = 60 * minute

const sunday = 0
const weekdayOf = (kickoff: number) => easternClock(new Date(kickoff)).getUTCDay()

/** The kickoffs of the week's Sunday, by the clock of New York. */
export function kickoffsOfSunday(kickoffs: readonly number[]): number[] {
  return kickoffs.filter((kickoff) => weekdayOf(kickoff) === sunday)
}

/** The first kickoff of a day after the week's Sunday; null if there is none. */
export function firstAfterSunday(kickoffs: readonly number[]): number | null {
  const last = kickoffsOfSunday(kickoffs).at(-1)
  return kickoffs.find((kickoff) => last !== undefined && kickoff > last && weekdayOf(kickoff) !== sunday) ?? null
}

/** Lines that fit, with the number of those that do not: "And 2 more games are open." */
export function fitLines(lines: readonly string[], most: number, countMore: (count: number) => string): string[] {
  if (lines.length <= most) return [...lines]
  const shown = lines.slice(0, most - 1)
  return [...shown, countMore(lines.length - shown.length)]
}
