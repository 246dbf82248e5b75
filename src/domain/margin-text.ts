/** Formats margins. Points have one decimal; a margin that one decimal would make wrong says both scores instead. */
import { writeDecidedBy } from './decided-by.ts'
import { writeDecimal } from './decimal-text.ts'
import { joinScores, writeGameScores } from './score-text.ts'

type Scores = readonly (number | null | undefined)[]

/**
 * A margin in league points, without a sign: "12.3". `scores`: those beside it, if known. Null if one decimal would be wrong: 105.56 and
 * 104.84 are shown as 105.6 and 104.8, which are 0.8 apart, but the margin rounds to 0.7; and no margin above zero is "0.0".
 */
export function writeExactMargin(margin: number, scores: Scores = []): string | null {
  const text = writeDecimal(Math.abs(margin), 1)
  if (margin === 0) return text
  const [one, other] = scores
  const isSeen = one == null || other == null || writeDecimal(Math.abs(shownOf(one) - shownOf(other)), 1) === text
  return isSeen && /[1-9]/.test(text) ? text : null
}

/** A margin as the scores beside it show it: 80.04 and 65.86 are 14.1 apart, shown as 80.0 and 65.9; '0.04' where they show none. */
export function writeShownMargin(one: number, other: number): string {
  const shown = writeDecimal(Math.abs(shownOf(one) - shownOf(other)), 1)
  return /[1-9]/.test(shown) ? shown : writeDecimal(Math.abs(one - other), 2)
}

/** A margin, or both scores: '12.3', '105.6–104.8'; 'less than 0.1' without known scores. */
export function writeMargin(margin: number, scores: Scores = []): string {
  return writeExactMargin(margin, scores) ?? writeScores(scores) ?? 'less than 0.1'
}

/**
 * After 'won' or 'lost': 'by 12.3 points', '105.6–104.8', or what decided instead of points: 'on the tiebreaker', 'by league ruling'.
 * `scores`: the winner's first, if known.
 */
export function writeWonBy(margin: number, scores: Scores = [], unit = ' points'): string {
  return writeDecidedBy(margin === 0 ? [0, 0] : scores).trim() || writeLeadBy(margin, scores, unit)
}

/** After 'ahead' or 'projected to lose': 'by 12.3 points' or both scores. */
export function writeLeadBy(margin: number, scores: Scores, unit: string): string {
  const text = writeExactMargin(margin, scores)
  return (text === null ? writeScores(scores) : null) ?? `by ${writeMargin(margin, scores)}${unit}`
}

function writeScores([one, other]: Scores): string | null {
  return one == null || other == null ? null : joinScores(writeGameScores([one, other]))
}

/** A score as shown, parsed back into a number. */
function shownOf(score: number): number {
  return Number(writeDecimal(score, 1).replaceAll(',', '').replace('−', '-'))
}
