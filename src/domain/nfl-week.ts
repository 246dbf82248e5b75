/** The NFL's weeks as dates. Hosts number their weeks and say no dates. */

const dayMilliseconds = 86_400_000
const [monday, thursday] = [1, 4]
/** A week's first game is on Thursday, its last on Monday. */
const gameDays = 5

export interface DaySpan {
  /** Midnight UTC of the first day. */
  start: Date
  /** Midnight UTC of the day after the last one. */
  end: Date
}

/**
 * Thursday to Monday of a week; of several weeks from the first Thursday to the last Monday. Week 1 opens on the Thursday after Labor
 * Day, the first Monday of September: so has every season since 2002, but for single games moved to the day before.
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
