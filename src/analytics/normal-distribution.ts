/** The standard normal distribution: its cumulative distribution function and the inverse. */

/**
 * Φ(z), the share of a standard normal distribution below `z`; absolute error below 1e-15.
 * Hart's rational approximation as given by G. West, "Better approximations to cumulative normal functions" (2005).
 */
function normalCdf(z: number): number {
  const x = Math.abs(z)
  const upper = x > 37 ? 0 : Math.exp((-x * x) / 2) * tail(x)
  return z > 0 ? 1 - upper : upper
}

/** Φ(difference ÷ deviation), also for a deviation of 0. */
export function chanceAbove(difference: number, deviation: number): number {
  if (deviation > 0) return normalCdf(difference / deviation)
  return difference > 0 ? 1 : difference < 0 ? 0 : 0.5
}

/** The upper tail beyond `x`, divided by exp(−x²/2). */
function tail(x: number): number {
  if (x >= 10 / Math.SQRT2) {
    const fraction = x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65))))
    return 1 / (fraction * Math.sqrt(2 * Math.PI))
  }
  const above = polynomial(
    x,
    [
      3.52624965998911e-2, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871, 221.213596169931,
      220.206867912376,
    ],
  )
  const below = polynomial(
    x,
    [
      8.83883476483184e-2, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674, 637.333633378831,
      793.826512519948, 440.413735824752,
    ],
  )
  return above / below
}

/** Coefficients of the highest power first. */
function polynomial(x: number, coefficients: readonly number[]): number {
  let value = 0
  for (const coefficient of coefficients) value = value * x + coefficient
  return value
}

/**
 * The quantile of the standard normal distribution at `p` (0 to 1, both excluded); relative error below 1.2e-9. P. J. Acklam's rational
 * approximation (2003), chosen for speed: a forecast computes two million values.
 */
export function normalQuantile(p: number): number {
  if (p < lowShare) return lowerTail(Math.sqrt(-2 * Math.log(p)))
  if (p > 1 - lowShare) return -lowerTail(Math.sqrt(-2 * Math.log(1 - p)))
  const q = p - 0.5
  const r = q * q
  return (
    ((((((-3.969683028665376e1 * r + 2.209460984245205e2) * r - 2.759285104469687e2) * r + 1.38357751867269e2) * r -
      3.066479806614716e1) *
      r +
      2.506628277459239) *
      q) /
    (((((-5.447609879822406e1 * r + 1.615858368580409e2) * r - 1.556989798598866e2) * r + 6.680131188771972e1) * r -
      1.328068155288572e1) *
      r +
      1)
  )
}

const lowShare = 0.02425

function lowerTail(q: number): number {
  return (
    (((((-7.784894002430293e-3 * q - 3.223964580411365e-1) * q - 2.400758277161838) * q - 2.549732539343734) * q +
      4.374664141464968) *
      q +
      2.938163982698783) /
    ((((7.784695709041462e-3 * q + 3.224671290700398e-1) * q + 2.445134137142996) * q + 3.754408661907416) * q + 1)
  )
}
