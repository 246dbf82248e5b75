/** Values by week for charts: one scale for a family of charts. */
import { isWeek } from '../domain/is-week.ts'
import { isFiniteNumber } from '../ui/format.ts'

export interface WeekValue {
  week: number
  value: number | null | undefined
}

/** Weeks with a value, ascending. */
export function knownWeeks(series: readonly WeekValue[]): { week: number; value: number }[] {
  return series
    .flatMap(({ week, value }) => (isWeek(week) && isFiniteNumber(value) ? [{ week, value }] : []))
    .sort((a, b) => a.week - b.week)
}

export interface WeekDomain {
  weeks: [first: number, last: number]
  values: [lowest: number, highest: number]
}

/** First and last week, lowest (0 or below) and highest value of all series together: the scale that they share. */
export function sharedDomain(allSeries: readonly (readonly WeekValue[])[]): WeekDomain {
  const known = allSeries.flatMap(knownWeeks)
  const weeks = allSeries.flat().flatMap(({ week }) => (isWeek(week) ? [week] : []))
  const values = known.map(({ value }) => value)
  const highest = Math.max(0, ...values)
  return {
    weeks: weeks.length > 0 ? [Math.min(...weeks), Math.max(...weeks)] : [1, 1],
    values: [Math.min(0, ...values), highest === 0 ? 1 : highest],
  }
}
