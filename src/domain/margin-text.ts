/** Formats a margin shown beside its two scores. */
import { writeDecimal } from './decimal-text.ts'

/**
 * A margin in league points, without a sign. `scores`: the scores beside it, if known. One decimal if it equals the difference of the shown
 * scores, which have one decimal; else two. 105.56 and 104.84 are shown as 105.6 and 104.8, 0.8 apart; their margin is "0.72". Margins
 * below 0.1 have two decimals, those below 0.01 as many as it takes, at most four.
 */
export function writeMargin(margin: number, scores: readonly (number | null | undefined)[] = []): string {
  const size = Math.abs(margin)
  const short = writeDecimal(size, 1)
  if (size === 0) return short
  const [one, other] = scores
  const isSeen = one == null || other == null || writeDecimal(Math.abs(shownOf(one) - shownOf(other)), 1) === short
  if (size >= 0.1 && isSeen) return short
  return (
    [2, 3].map((decimals) => writeDecimal(size, decimals)).find((text) => /[1-9]/.test(text)) ?? writeDecimal(size, 4)
  )
}

/** How a game was won: 'by 12.3 points', or 'on the tiebreaker' for equal scores. */
export function writeWonBy(
  margin: number,
  scores: readonly (number | null | undefined)[] = [],
  unit = ' points',
): string {
  return margin === 0 ? 'on the tiebreaker' : `by ${writeMargin(margin, scores)}${unit}`
}

/** A score as shown, parsed back into a number. */
function shownOf(score: number): number {
  return Number(writeDecimal(score, 1).replaceAll(',', '').replace('−', '-'))
}
