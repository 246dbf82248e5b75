import { roundPoints } from '../../domain/rounding.ts'
import type { MatchupSummary } from './matchup-summary.ts'

/**
 * What there is to say of a score, in one line: 'Won by 12.3, projected to lose by 4.1'. Null before both scores are
 * known. `formatPoints` words points for a reader.
 */
export function verdict(summary: MatchupSummary, formatPoints: (points: number) => string): string | null {
  const { own, opponent } = summary
  const margin = difference(own.score, opponent?.score)
  if (margin === null) return null
  const outcome = margin === 0 ? 'Level' : `${outcomeWords(summary, margin)} by ${formatPoints(Math.abs(margin))}`
  const projected = difference(own.projected, opponent?.projected)
  if (projected === null || projected === 0) return outcome
  return `${outcome}, projected to ${projected < 0 ? 'lose' : 'win'} by ${formatPoints(Math.abs(projected))}`
}

/** A result belongs to the whole matchup: one week of a longer round is ahead or behind, not won or lost. */
function outcomeWords({ word, round }: MatchupSummary, margin: number): string {
  if (word === 'WIN' && margin > 0 && !round) return 'Won'
  if (word === 'LOSS' && margin < 0 && !round) return 'Lost'
  return margin > 0 ? 'Ahead' : 'Behind'
}

function difference(a: number | null, b: number | null | undefined): number | null {
  return a === null || b === null || b === undefined ? null : roundPoints(a - b)
}
