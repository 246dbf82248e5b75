/** Names, dates and points of any host, made fit to be stored and shown. */
import { toOneLine } from '../../domain/one-line.ts'

const longestName = 200

/** A host's name on one line, without what would reach beyond it, of at most 200 characters. */
export function tidyName(name: string | null | undefined): string {
  const plain = toOneLine(name ?? '')
  if (plain.length <= longestName) return plain
  // Not in the middle of an emoji.
  return `${plain.slice(0, longestName).replace(/[\ud800-\udbff]$/, '')}…`
}

/** ISO 8601 of milliseconds since 1970; null where there are none or no date has that many. */
export function toIsoDate(milliseconds: number | null | undefined): string | null {
  if (!milliseconds || Math.abs(milliseconds) > 8.64e15) return null
  return new Date(milliseconds).toISOString()
}

/** Two decimals, as hosts show them: their sums carry binary noise such as 24.299999999999997. */
export function toPoints(value: number): number {
  return Math.round(value * 100 + Math.sign(value) * 1e-7) / 100 + 0
}
