import { roundTo } from '../domain/rounding.ts'

/** A share (0 to 1) as a length of CSS: "50%". */
export function cssPercent(share: number): string {
  return `${roundTo(100 * share, 2)}%`
}
