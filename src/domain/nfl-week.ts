/** The NFL's weeks as dates. Hosts give week numbers without dates, and kickoffs of some seasons. */
import { easternClock } from './eastern-time.ts'

const dayMilliseconds = 86_400_000
const monday = 1
const thursday = 4
/** A week's games run from Thursday to Monday. */
const gameDays = 5
/** Tuesday and Wednesday before a week's Thursday. */
const daysBefore = 2

export interface DaySpan {
  /** Midnight UTC of the first day. */
  start: Date
  /** Midnight UTC after the last day. */
  end: Date
}

/** ISO 8601, by week. */
export type FirstKickoffs = ReadonlyMap<number, string>

/**
 * The days of weeks: from the first kickoff, by the clock of New York, to the last Monday. Where it is unknown, or in another week by the
 * calendar, they start as in `daysOfWeeks`.
 */
export function daysOfGames(season: number, weeks: readonly number[], firstKickoffs: FirstKickoffs): DaySpan {
  const { start, end } = daysOfWeeks(season, weeks)
  const kickoff = Date.parse(firstKickoffs.get(Math.min(...weeks)) ?? '')
  if (Number.isNaN(kickoff)) return { start, end }
  const day = Math.floor(easternClock(new Date(kickoff)).getTime() / dayMilliseconds) * dayMilliseconds
  const isInWeek =
    day >= start.getTime() - daysBefore * dayMilliseconds && day < start.getTime() + gameDays * dayMilliseconds
  return { start: isInWeek ? new Date(day) : start, end }
}

/**
 * Thursday to Monday of a week; for several weeks from the first Thursday to the last Monday. Week 1 starts on the Thursday after Labor
 * Day, the first Monday of September. This holds for every season since 2002, apart from single games on the day before.
 */
export function daysOfWeeks(season: number, weeks: readonly number[]): DaySpan {
  const opening = openingThursday(season)
  const thursdayOf = (week: number) => opening + (week - 1) * 7 * dayMilliseconds
  return {
    start: new Date(thursdayOf(Math.min(...weeks))),
    end: new Date(thursdayOf(Math.max(...weeks)) + gameDays * dayMilliseconds),
  }
}

function openingThursday(season: number): number {
  const september = Date.UTC(season, 8, 1)
  const daysToMonday = (7 + monday - new Date(september).getUTCDay()) % 7
  return september + (daysToMonday + thursday - monday) * dayMilliseconds
}
