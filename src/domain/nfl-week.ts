/** The NFL's weeks as dates. Hosts give week numbers without dates. */

const dayMilliseconds = 86_400_000
const monday = 1
const thursday = 4
/** A week's games run from Thursday to Monday. */
const gameDays = 5

export interface DaySpan {
  /** Midnight UTC of the first day. */
  start: Date
  /** Midnight UTC after the last day. */
  end: Date
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
