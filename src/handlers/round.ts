import { roundFigure } from '../analytics/points.ts'

/** A figure as in responses, with four decimals; null where there is none. */
export function roundOrNull(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : roundFigure(value)
}
