/**
 * A number in words, for pages and for the sentences of awards.
 *
 * Written here rather than with `Intl`: a browser reads its tables of languages when the first object of `Intl` is made, which
 * takes a slow phone some 50 ms of the time in which a page is drawn. The texts are those of `Intl.NumberFormat('en-US')`.
 */

/**
 * A finite number with a fixed number of decimals and thousands separators: `writeDecimal(-1843.66, 1)` is "-1,843.7".
 * Rounds halves away from zero as written in decimals: 1.005 with two decimals is "1.01". What rounds to zero keeps its
 * sign.
 */
export function writeDecimal(value: number, decimals: number): string {
  const size = Math.abs(value)
  const [whole = '', ...fraction] = roundAsWritten(size, decimals).toFixed(decimals).split('.')
  const sign = value < 0 ? '-' : ''
  return sign + [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}

/** Rounds the decimals that are shown, not the binary fraction that is a little less or more. */
function roundAsWritten(size: number, decimals: number): number {
  const shifted = Number(`${size}e${decimals}`)
  return Number.isNaN(shifted) ? size : Math.round(shifted) / 10 ** decimals
}
