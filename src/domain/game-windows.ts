/** When the NFL plays, by the clock of New York: without a schedule, to tell whether results can have changed since a time. */
import { easternClock } from './eastern-time.ts'
import { daysOfWeeks } from './nfl-week.ts'

const hour = 3_600_000
const day = 24 * hour
/** Hours of the day from the first kickoff to the last whistle, by weekday from Sunday. */
const hoursByWeekday: readonly (readonly [first: number, last: number] | null)[] = [
  [9.5, 24],
  [19, 24],
  null,
  null,
  [12.5, 24],
  [15, 24],
  [13, 24],
]
/** Games on Fridays and Saturdays: college football has these days until the end of November. */
const firstFridayWeek = 12

/**
 * Whether games of the season can have been played between two times, milliseconds since 1970. Thanksgiving, Christmas and Saturdays in
 * December count, single games on other days do not.
 */
export function mayHavePlayedBetween(from: number, to: number, season: number): boolean {
  const [start, end] = [from, to].map((time) => easternClock(new Date(time)).getTime()) as [number, number]
  const opening = daysOfWeeks(season, [1]).start.getTime()
  if (start >= end) return false
  for (let midnight = Math.floor(start / day) * day; midnight < end; midnight += day) {
    const week = Math.floor((midnight - opening) / (7 * day)) + 1
    if (week > lastWeekOfGames) return false
    const weekday = new Date(midnight).getUTCDay()
    const hours = hoursByWeekday[weekday]
    const isRare = (weekday === 5 || weekday === 6) && week < firstFridayWeek
    if (week < 1 || !hours || isRare) continue
    const [first, last] = hours
    if (midnight + first * hour < end && midnight + last * hour > start) return true
  }
  return false
}

const lastWeekOfGames = 18
