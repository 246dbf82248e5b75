import { roundPoints } from './rounding.ts'

/** Whether `points` more would have turned a loss into a win. They must exceed the margin, because equal scores are a tie. */
export function wouldHaveWon(points: number, { own, opponent }: { own: number; opponent: number }): boolean {
  return roundPoints(points) > roundPoints(opponent - own)
}
