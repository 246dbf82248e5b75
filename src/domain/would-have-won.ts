import { decidedBy } from './decided-by.ts'
import { roundPoints } from './rounding.ts'

/**
 * Whether `points` more would have turned a loss into a win. They must exceed the margin, because equal scores are a tie. No
 * points would have turned what the league ruled.
 */
export function wouldHaveWon(points: number, { own, opponent }: { own: number; opponent: number }): boolean {
  return decidedBy(opponent, own) !== 'ruling' && roundPoints(points) > roundPoints(opponent - own)
}
