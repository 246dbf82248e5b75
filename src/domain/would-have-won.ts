import { roundPoints } from './rounding.ts'

/** Whether `points` more would have turned a loss into a win, which takes more than the margin: as many make a tie. */
export function wouldHaveWon(points: number, { own, opponent }: { own: number; opponent: number }): boolean {
  return roundPoints(points) > roundPoints(opponent - own)
}
