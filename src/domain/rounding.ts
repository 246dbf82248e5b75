/** Rounds to a number of decimals; never −0, which would be shown as "-0.0". A number so large that it has no decimals stays as it is. */
export function roundTo(value: number, decimals: number): number {
  const unit = 10 ** decimals
  const scaled = value * unit
  return Number.isFinite(scaled) ? Math.round(scaled) / unit + 0 : value
}

/** The sum of points, exact to the cent: added in whole cents. 0 for none. */
export function sumPoints(points: Iterable<number>): number {
  let cents = 0
  for (const value of points) cents += Math.round(value * 100)
  return cents / 100 + 0
}

/** Rounds league points to two decimals: 100.1 − 99.9 is 0.2, not 0.19999999999999574. */
export function roundPoints(points: number): number {
  return roundTo(points, 2)
}

/**
 * Compares sums of fractions, such as means and shares, for an ascending order. Those that differ in their last bits are equal: 56/9 added up
 * in another order.
 */
export function compareFigures(a: number, b: number): number {
  return a === b ? 0 : Math.sign(roundTo(a, 9) - roundTo(b, 9))
}

/** The sum of the figures that are known, such as values of trades; null without any. */
export function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}
