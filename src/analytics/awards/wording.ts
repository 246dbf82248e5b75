/** Formats figures of awards. */
import { writeDecimal } from '../../domain/decimal-text.ts'

/** '1,118.6', with one decimal, as points are shown. */
export function writeAwardPoints(points: number): string {
  return writeDecimal(points, 1)
}

/** '+42.3' or '−42.3'. */
export function formatDifference(points: number): string {
  return `${points < 0 ? '−' : '+'}${writeAwardPoints(Math.abs(points))}`
}
