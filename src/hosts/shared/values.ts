/** Sanitizes names, dates and points of any host. */
import { toOneLine } from '../../domain/one-line.ts'
import { roundTo } from '../../domain/rounding.ts'

const longestName = 200

/** A host's name on one line, sanitized, of at most 200 characters. */
export function tidyName(name: string | null | undefined): string {
  const plain = toOneLine(name ?? '')
  if (plain.length <= longestName) return plain
  // Does not split an emoji.
  return `${plain.slice(0, longestName).replace(/[\ud800-\udbff]$/, '')}…`
}

/** ISO 8601 of milliseconds since 1970; null if absent or out of range. */
export function toIsoDate(milliseconds: number | null | undefined): string | null {
  if (!milliseconds || Math.abs(milliseconds) > 8.64e15) return null
  return new Date(milliseconds).toISOString()
}

/**
 * Two decimals for both scores of a game, or four where a fraction of a hundredth decided it, as in leagues that score 0.003 for a yard:
 * rounded scores would be a tie that the host does not have.
 */
export function toScores(one: number, other: number): [number, number] {
  const rounded: [number, number] = [toPoints(one), toPoints(other)]
  if (rounded[0] !== rounded[1]) return rounded
  const exact: [number, number] = [roundTo(one, 4), roundTo(other, 4)]
  return exact[0] === exact[1] ? rounded : exact
}

/** A rule's points as the manager typed them: hosts that store 32-bit numbers send 0.10000000149011612 for 0.1. */
export function toRulePoints(value: number): number {
  return Math.fround(value) === value ? Number(value.toPrecision(6)) : value
}

/** Two decimals, as hosts show them: their sums carry binary errors such as 24.299999999999997. */
export function toPoints(value: number): number {
  return Math.round(value * 100 + Math.sign(value) * 1e-7) / 100 + 0
}
