/** Formats figures. Absent and non-finite values are a dash, never `NaN` or `undefined`. */
import { writeChance } from '../domain/chance-text.ts'
import { writeDecimal } from '../domain/decimal-text.ts'
import { writeDay, writeEasternDay, writeEasternHour, writeEasternMoment, writeTime } from '../domain/eastern-time.ts'
import { ordinalEnding } from '../domain/ordinal.ts'
import { writeRecord } from '../domain/record-text.ts'
import { joinScores } from '../domain/score-text.ts'

export const absent = '—'

type Maybe = number | null | undefined

/** Rounded to a fixed number of decimals, thousands separated: 1,843.7. */
export function formatNumber(value: Maybe, decimals = 0): string {
  return isFiniteNumber(value) ? writeDecimal(value, decimals) : absent
}

/** Rounded to a whole number: 1,844. */
export function formatWhole(value: Maybe): string {
  return formatNumber(value)
}

/** 'Sun, 8:15 p.m. ET' */
export function formatHour(iso: string | null | undefined): string {
  const date = readDate(iso)
  return date === null ? absent : writeEasternHour(date)
}

/** A day in Eastern time, the same for every reader: Sun, Nov 8, 2026. */
export function formatDay(iso: string | null | undefined): string {
  const date = readDate(iso)
  return date === null ? absent : writeEasternDay(date)
}

/** A point in time, the same for every reader: Tue, Sep 1, 2026, 8:00 p.m. ET. */
export function formatMoment(iso: string | null | undefined): string {
  const date = readDate(iso)
  return date === null ? absent : writeEasternMoment(date)
}

/** In the reader's own time zone, with the year unless it is that of `now`: 'Sat, Aug 22, 8:00 p.m.' */
export function writeLocalMoment(date: Date, now: Date): string {
  const clock = localClock(date)
  const year = clock.getUTCFullYear()
  return [writeDay(clock), ...(year === localClock(now).getUTCFullYear() ? [] : [year]), writeTime(clock)].join(', ')
}

/** A date whose UTC fields hold the reader's local time. */
export function localClock(date: Date): Date {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
}

/** Null where it is absent or no date. */
export function readDate(iso: string | null | undefined): Date | null {
  const date = new Date(iso ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? null : date
}

/** League points, 1 decimal. */
export function formatPoints(points: Maybe): string {
  return formatNumber(points, 1)
}

/** `percent` is 0 to 100; 1 decimal. */
export function formatPercent(percent: Maybe, decimals = 1): string {
  return isFiniteNumber(percent) ? `${formatNumber(percent, decimals)}%` : absent
}

/** A chance from 0 to 1, unless proven: '<1%' to '>99%'. */
export function formatChance(chance: Maybe, isCertain = false): string {
  return isFiniteNumber(chance) ? writeChance(chance, isCertain) : absent
}

/** Both scores of a game: 112.4–98.1, 64.2 to −7.5; empty without one. */
export function formatScores([own, other]: readonly number[]): string {
  return own === undefined || other === undefined ? '' : joinScores([own, other].map(formatPoints))
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

/** Wins: 9; halves, from ties or means, with 1 decimal: 8.5. */
export function formatWins(wins: Maybe): string {
  return formatNumber(wins, Number.isInteger(wins) ? 0 : 1)
}

/** 9-5, with any ties: 9-4-1. */
export function formatRecord(record: { wins?: Maybe; losses?: Maybe; ties?: Maybe } | null | undefined): string {
  if (!isFiniteNumber(record?.wins) && !isFiniteNumber(record?.losses)) return absent
  const count = (results: Maybe) => (isFiniteNumber(results) ? results : 0)
  return writeRecord({ wins: count(record?.wins), losses: count(record?.losses), ties: count(record?.ties) })
}

/** 1st, 2nd, 3rd, 11th. */
export function formatOrdinal(rank: Maybe): string {
  if (!isFiniteNumber(rank)) return absent
  return `${formatNumber(rank)}${ordinalEnding(rank)}`
}

/** A text, or a dash if absent. */
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
