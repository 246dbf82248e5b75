/** Formats figures of awards. */
import { writeDecimal } from '../../domain/decimal-text.ts'

/** '1,118.6', with one decimal, as points are shown. */
export function formatPoints(points: number): string {
  return writeDecimal(points, 1)
}

/** '+42.3' or '−42.3'. */
export function formatDifference(points: number): string {
  return `${points < 0 ? '−' : '+'}${formatPoints(Math.abs(points))}`
}

/** '11-3', or '11-3-1' with ties. */
export function formatRecord({ wins, losses, ties }: { wins: number; losses: number; ties: number }): string {
  return [wins, losses, ...(ties > 0 ? [ties] : [])].join('-')
}
