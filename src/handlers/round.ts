import { roundFigure } from '../analytics/points.ts'

/** A figure as answers give it, with four decimals; null where there is none. */
export function roundOrNull(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : roundFigure(value)
}
