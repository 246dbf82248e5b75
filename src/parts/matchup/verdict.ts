import { writeWonBy } from '../../domain/margin-text.ts'
import { roundPoints } from '../../domain/rounding.ts'
import type { MatchupSummary } from './matchup-summary.ts'

/** A score in one line: 'Won by 12.3, projected to lose by 4.1'. Null until both scores are known. */
export function verdict(summary: MatchupSummary): string | null {
  const { own, opponent } = summary
  const margin = difference(own.score, opponent?.score)
  if (margin === null) return null
  const by = writeWonBy(margin, [own.score, opponent?.score], '')
  const outcome = margin === 0 ? describeLevel(summary) : `${describeOutcome(summary, margin)} ${by}`
  const projected = difference(own.projected, opponent?.projected)
  if (projected === null || projected === 0) return outcome
  const projectedBy = writeWonBy(projected, [own.projected, opponent?.projected], '')
  return `${outcome}, projected to ${projected < 0 ? 'lose' : 'win'} ${projectedBy}`
}

/** A result belongs to the whole matchup: one week of a longer round has its own, and before the round is decided a team is ahead. */
function describeOutcome({ word, round }: MatchupSummary, margin: number): string {
  const isDecided = word === 'WIN' || word === 'LOSS'
  if (isDecided && round) return margin > 0 ? 'Won the week' : 'Lost the week'
  if (word === 'WIN' && margin > 0) return 'Won'
  if (word === 'LOSS' && margin < 0) return 'Lost'
  return margin > 0 ? 'Ahead' : 'Behind'
}

function describeLevel({ word, round }: MatchupSummary): string {
  if (word === 'NO CONTEST') return 'Neither team set a lineup'
  if (round || (word !== 'WIN' && word !== 'LOSS')) return 'Tied'
  return `${word === 'WIN' ? 'Won' : 'Lost'} on the tiebreaker`
}

function difference(a: number | null, b: number | null | undefined): number | null {
  return a === null || b === null || b === undefined ? null : roundPoints(a - b)
}
