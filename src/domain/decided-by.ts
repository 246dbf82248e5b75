/** What decided a game that has a winner: more points, else the tiebreaker (equal points), else the league (the winner has fewer). */
export type DecidedBy = 'points' | 'tiebreaker' | 'ruling'

export function decidedBy(winnerPoints: number, loserPoints: number): DecidedBy {
  if (winnerPoints === loserPoints) return 'tiebreaker'
  return winnerPoints < loserPoints ? 'ruling' : 'points'
}

/** ' on the tiebreaker' or ' by league ruling' after a result or a score; empty where points decided, or one is unknown. */
export function writeDecidedBy([winner, loser]: readonly (number | null | undefined)[]): string {
  return winner == null || loser == null ? '' : texts[decidedBy(winner, loser)]
}

/** The same as a label in place of a margin: 'Tiebreaker', 'League ruling'; null where points decided. */
export function labelDecidedBy(winner: number, loser: number): string | null {
  return labels[decidedBy(winner, loser)]
}

const labels = { points: null, tiebreaker: 'Tiebreaker', ruling: 'League ruling' } as const
const texts = { points: '', tiebreaker: ' on the tiebreaker', ruling: ' by league ruling' } as const
