/**
 * Formats numbers for pages and for the sentences of awards.
 *
 * The texts equal those of `Intl.NumberFormat('en-US', { signDisplay: 'negative' })`, with a minus sign in place of its hyphen. `Intl` is not used, because the first `Intl`
 * object makes a browser load its language tables: some 50 ms of rendering time on a slow phone.
 */

/**
 * A finite number with a fixed number of decimals and thousands separators: `writeDecimal(-1843.66, 1)` is "−1,843.7". Rounds decimal
 * halves away from zero: 1.005 with two decimals is "1.01". A value that rounds to zero has no sign.
 */
export function writeDecimal(value: number, decimals: number): string {
  const size = Math.abs(value)
  const digits = roundAsWritten(size, decimals).toFixed(decimals)
  const [whole = '', ...fraction] = digits.split('.')
  const sign = value < 0 && Number(digits) > 0 ? '−' : ''
  return sign + [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}

/** Rounds the decimal digits, not the binary fraction, which may be slightly off. */
function roundAsWritten(size: number, decimals: number): number {
  const shifted = Number(`${size}e${decimals}`)
  return Number.isNaN(shifted) ? size : Math.round(shifted) / 10 ** decimals
}
