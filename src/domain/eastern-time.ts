/**
 * Dates and times of the NFL: Eastern time in US format. Implements daylight saving time, because the first use of `Intl` takes 50 ms on a
 * slow phone.
 */
const hourMilliseconds = 3_600_000
const dayMilliseconds = 24 * hourMilliseconds
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const march = 2
const april = 3
const october = 9
const november = 10

/** 'Sun, Nov 8, 2026' */
export function writeEasternDay(date: Date): string {
  const clock = easternClock(date)
  return `${writeDay(clock)}, ${clock.getUTCFullYear()}`
}

/** 'Sun, Nov 8' of a date whose UTC fields hold local time */
export function writeDay(clock: Date): string {
  return `${weekdays[clock.getUTCDay()]}, ${months[clock.getUTCMonth()]} ${clock.getUTCDate()}`
}

/** 'Sun' of a date whose UTC fields hold local time */
export function writeShortDay(clock: Date): string {
  return weekdays[clock.getUTCDay()] ?? ''
}

/** '8:15 p.m.' of a date whose UTC fields hold local time */
export function writeTime(clock: Date): string {
  const hour = clock.getUTCHours()
  const minute = String(clock.getUTCMinutes()).padStart(2, '0')
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}

/** '8:15 p.m. ET' */
function writeEasternTime(date: Date): string {
  return `${writeTime(easternClock(date))} ET`
}

/** 'Sun, 8:15 p.m. ET' */
export function writeEasternHour(date: Date): string {
  return `${writeShortDay(easternClock(date))}, ${writeEasternTime(date)}`
}

/** 'Sun, Nov 8, 2026, 8:15 p.m. ET' */
export function writeEasternMoment(date: Date): string {
  return `${writeEasternDay(date)}, ${writeEasternTime(date)}`
}

/** A date whose UTC fields hold New York local time. */
export function easternClock(date: Date): Date {
  const standard = date.getTime() - 5 * hourMilliseconds
  const { from, until } = daylightTime(new Date(standard).getUTCFullYear())
  const isDaylight = standard >= from && standard < until
  return new Date(standard + (isDaylight ? hourMilliseconds : 0))
}

/**
 * Start and end of a year's daylight saving time in standard time. Since 2007 from the second Sunday of March to the first of November,
 * before that from the first Sunday of April to the last of October. Both changes are at 2 a.m. local time.
 */
function daylightTime(year: number): { from: number; until: number } {
  const [from, until] =
    year >= 2007
      ? [sundayFrom(Date.UTC(year, march, 8)), sundayFrom(Date.UTC(year, november, 1))]
      : [sundayFrom(Date.UTC(year, april, 1)), sundayFrom(Date.UTC(year, october, 25))]
  return { from: from + 2 * hourMilliseconds, until: until + hourMilliseconds }
}

/** The first Sunday on or after a day. */
function sundayFrom(day: number): number {
  return day + ((7 - new Date(day).getUTCDay()) % 7) * dayMilliseconds
}
