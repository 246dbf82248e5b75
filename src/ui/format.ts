/** How figures are written. What is absent or not a finite number is a dash, never `NaN` or `undefined`. */
import { writeDecimal } from '../domain/decimal-text.ts'
import { ordinalEnding } from '../domain/ordinal.ts'

export const absent = '—'
const minus = '−'

type Maybe = number | null | undefined

/** Rounded to a fixed number of decimals, thousands separated: 1,843.7. */
export function formatNumber(value: Maybe, decimals = 0): string {
  if (!isFiniteNumber(value)) return absent
  // A value that rounds to zero has no sign: -0.04 is 0.0.
  return writeDecimal(value, decimals)
    .replace(/^-(?=[0.,]*$)/, '')
    .replace('-', minus)
}

/** Rounded to a whole number: 1,844. */
export function formatWhole(value: Maybe): string {
  return formatNumber(value)
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day in Eastern time, which the NFL goes by, the same for every reader: Nov 21, 2026. */
export function formatDay(iso: string | null | undefined): string {
  const date = toEastern(iso)
  return date === null ? absent : dayOf(date)
}

/** A point in time, the same for every reader: Sep 1, 2026, 8:00 PM ET. */
export function formatMoment(iso: string | null | undefined): string {
  const date = toEastern(iso)
  if (date === null) return absent
  const hours = date.getUTCHours()
  const minutes = String(date.getUTCMinutes()).padStart(2, '0')
  return `${dayOf(date)}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'} ET`
}

const hourMs = 3_600_000

/**
 * A date whose UTC fields are those of Eastern time; null where the text is none. Without `Intl`, whose first use costs a slow phone 50
 * ms: since 2007 daylight time is from 2 a.m. on the second Sunday of March to 2 a.m. on the first of November.
 */
function toEastern(iso: string | null | undefined): Date | null {
  const time = new Date(iso ?? Number.NaN).getTime()
  if (Number.isNaN(time)) return null
  const year = new Date(time).getUTCFullYear()
  const isDaylight = time >= firstSunday(year, 2, 8) + 7 * hourMs && time < firstSunday(year, 10, 1) + 6 * hourMs
  return new Date(time - (isDaylight ? 4 : 5) * hourMs)
}

/** Midnight UTC of the first Sunday from a day of a month on. */
function firstSunday(year: number, month: number, day: number): number {
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay()
  return Date.UTC(year, month, day + ((7 - weekday) % 7))
}

const dayOf = (date: Date) => `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`

/** League points, 1 decimal. */
export function formatPoints(points: Maybe): string {
  return formatNumber(points, 1)
}

/** `percent` is 0 to 100; 1 decimal. */
export function formatPercent(percent: Maybe, decimals = 1): string {
  return isFiniteNumber(percent) ? `${formatNumber(percent, decimals)}%` : absent
}

/** A difference with its sign: +12.4, −3.0, 0.0. */
export function formatSigned(value: Maybe, decimals = 1): string {
  const text = formatNumber(value, decimals)
  return isFiniteNumber(value) && value > 0 && /[1-9]/.test(text) ? `+${text}` : text
}

/** Whole dollars: $5, $1,000. */
export function formatDollars(dollars: Maybe): string {
  return isFiniteNumber(dollars) ? `$${formatNumber(dollars)}` : absent
}

/** A size on a disk: 43 kB, 1.2 MB. */
export function formatBytes(bytes: Maybe): string {
  if (!isFiniteNumber(bytes)) return absent
  return bytes < 1e6 ? `${formatNumber(bytes / 1e3)} kB` : `${formatNumber(bytes / 1e6, 1)} MB`
}

/** Wins: 9; halves, of ties or of a mean, with 1 decimal: 8.5. */
export function formatWins(wins: Maybe): string {
  return formatNumber(wins, Number.isInteger(wins) ? 0 : 1)
}

/** 9-5, with ties where there are any: 9-4-1. */
export function formatRecord(record: { wins?: Maybe; losses?: Maybe; ties?: Maybe } | null | undefined): string {
  if (!isFiniteNumber(record?.wins) && !isFiniteNumber(record?.losses)) return absent
  const parts = [formatNumber(record?.wins ?? 0), formatNumber(record?.losses ?? 0)]
  if (isFiniteNumber(record?.ties) && record.ties > 0) parts.push(formatNumber(record.ties))
  return parts.join('-')
}

/** 1st, 2nd, 3rd, 11th. */
export function formatOrdinal(rank: Maybe): string {
  if (!isFiniteNumber(rank)) return absent
  return `${formatNumber(rank)}${ordinalEnding(rank)}`
}

/** A text, or a dash where there is none. */
export function formatText(text: string | null | undefined): string {
  return text?.trim() ? text : absent
}

/** 1 pick, 2 picks, 1,200 picks. */
export function formatCount(count: Maybe, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

export function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
