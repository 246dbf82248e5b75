/** Weeks of the calendar, from Monday to Sunday in Eastern time. */
import { easternClock } from './eastern-time.ts'

const dayMilliseconds = 86_400_000

export interface CalendarWeek {
  /** The year of its Monday. */
  year: number
  /** From 1: which Monday of its year it begins with. */
  number: number
  /** The year of each of its days, by month and day: '02-29'. */
  days: ReadonlyMap<string, number>
}

export function calendarWeekOf(now: Date): CalendarWeek {
  const clock = easternClock(now)
  const today = Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate())
  const monday = today - ((clock.getUTCDay() + 6) % 7) * dayMilliseconds
  const year = new Date(monday).getUTCFullYear()
  const days = Array.from({ length: 7 }, (_, day) => new Date(monday + day * dayMilliseconds))
  const years = days.map((day) => [dayOfYear(day), day.getUTCFullYear()] as const)
  return { year, number: Math.floor((monday - Date.UTC(year, 0, 1)) / (7 * dayMilliseconds)) + 1, days: new Map(years) }
}

/** Whether it is an anniversary of the moment: the same days of an earlier year. */
export function isAnniversary({ days }: CalendarWeek, moment: Date): boolean {
  const clock = easternClock(moment)
  return clock.getUTCFullYear() < (days.get(dayOfYear(clock)) ?? 0)
}

/** Of a date whose UTC fields hold local time. */
const dayOfYear = (clock: Date) => clock.toISOString().slice(5, 10)
