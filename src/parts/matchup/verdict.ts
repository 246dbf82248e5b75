import { writeDecidedBy } from '../../domain/decided-by.ts'
import { writeLeadBy } from '../../domain/margin-text.ts'
import { roundPoints } from '../../domain/rounding.ts'
import type { MatchupSummary } from './matchup-summary.ts'

/** A score in one line: 'Won by 12.3, projected to lose by 4.1'. Null until both scores are known. */
export function verdict(summary: MatchupSummary): string | null {
  const { own, opponent } = summary
  const margin = difference(own.score, opponent?.score)
  if (margin === null) return null
  const outcome = describeOutcome(summary, margin)
  const projected = difference(own.projected, opponent?.projected)
  if (projected === null || projected === 0) return outcome
  const by = writeLeadBy(projected, [own.projected, opponent?.projected], '')
  // While it is played, Live projects from what has happened: this is the projection of another moment.
  const when = hasWinner(summary) || summary.word === 'TIE' ? '' : 'before kickoff '
  return `${outcome}, ${when}projected to ${projected < 0 ? 'lose' : 'win'} ${by}`
}

const hasWinner = ({ word }: MatchupSummary) => word === 'WIN' || word === 'LOSS'

/** A result belongs to the whole matchup: one week of a longer round has its own, and before the round is decided a team is ahead. */
function describeOutcome(summary: MatchupSummary, margin: number): string {
  const { word, round, own, opponent } = summary
  if (word === 'NO CONTEST') return 'Neither team set a lineup'
  const by = writeLeadBy(margin, [own.score, opponent?.score], '')
  if (hasWinner(summary) && !round) {
    const [winner, loser] = word === 'WIN' ? [own, opponent] : [opponent, own]
    return `${word === 'WIN' ? 'Won' : 'Lost'}${writeDecidedBy([winner?.score, loser?.score]) || ` ${by}`}`
  }
  if (margin === 0) return 'Tied'
  if (hasWinner(summary)) return `${margin > 0 ? 'Won' : 'Lost'} the week ${by}`
  return `${margin > 0 ? 'Ahead' : 'Behind'} ${by}`
}

function difference(a: number | null, b: number | null | undefined): number | null {
  return a === null || b === null || b === undefined ? null : roundPoints(a - b)
}
