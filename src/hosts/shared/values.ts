/** Names, dates and points of any host, made fit to be stored and shown. */

const longestName = 200

/**
 * Names hold emoji, curly quotes and any script: they stay. Blanks are mended; what would reach beyond the name goes,
 * which is control characters, half an emoji, and marks that turn round the direction of the text that follows.
 */
export function tidyName(name: string | null | undefined): string {
  const plain = (name ?? '')
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
  if (plain.length <= longestName) return plain
  // Not in the middle of an emoji.
  return `${plain.slice(0, longestName).replace(/[\ud800-\udbff]$/, '')}…`
}

/** ISO 8601 of milliseconds since 1970; null where there are none or no date has that many. */
export function toIsoDate(milliseconds: number | null | undefined): string | null {
  if (!milliseconds || Math.abs(milliseconds) > 8.64e15) return null
  return new Date(milliseconds).toISOString()
}

/** Two decimals, as hosts show them: their sums carry binary noise such as 24.299999999999997. */
export function toPoints(value: number): number {
  return Math.round(value * 100 + Math.sign(value) * 1e-7) / 100 + 0
}
