/**
 * Arithmetic of league points. Points have two decimals, so sums are computed in whole cents to avoid rounding errors. Means, deviations
 * and shares are rounded to four decimals, more than any page shows.
 */
import { compareFigures, roundTo, sumKnown, sumPoints } from './rounding.ts'

export { compareFigures, sumKnown, sumPoints }

/** `a − b`, exact to the cent. Scores that a fraction of a cent tells apart (`toScores` of the hosts) differ by it. */
export function subtractPoints(a: number, b: number): number {
  return fromCents(toCents(a) - toCents(b)) || roundTo(a - b, 4)
}

/** Whole cents of points. */
export function toCents(points: number): number {
  return Math.round(points * 100)
}

/** Converts whole cents to points; never −0, which would be shown as "-0.0". */
export function fromCents(cents: number): number {
  return cents / 100 + 0
}

/** A mean, deviation or share, rounded to four decimals; null stays null. */
export function roundFigure(value: number): number
export function roundFigure(value: number | null | undefined): number | null
export function roundFigure(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : roundTo(value, 4)
}

/** Applies this to every figure of an object. */
export function roundFigures<T extends { [K in keyof T]: number | null }>(figures: T): T {
  return Object.fromEntries(
    Object.entries<number | null>(figures).map(([name, value]) => [name, roundFigure(value)]),
  ) as T
}

/** The mean of points, or null for none. Not rounded. */
export function meanOf(points: readonly number[]): number | null {
  return points.length === 0 ? null : sumPoints(points) / points.length
}

/** The sample standard deviation (n − 1), or null for fewer than two values. Not rounded. */
function deviationOf(points: readonly number[]): number | null {
  if (points.length < 2) return null
  const mean = sumPoints(points) / points.length
  const squares = points.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return Math.sqrt(squares / (points.length - 1))
}

/**
 * The coefficient of variation: sample standard deviation divided by the mean. Null for fewer than two values, and if the mean is not above
 * 0.
 */
export function variationOf(points: readonly number[]): number | null {
  const mean = meanOf(points)
  const deviation = deviationOf(points)
  return mean === null || deviation === null || mean <= 0 ? null : deviation / mean
}
