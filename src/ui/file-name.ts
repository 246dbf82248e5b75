/** A file name that is valid on every system: `The Röyals!`, `standings`, 2025 → `the-royals-standings-2025.csv`. */
export function fileName(parts: readonly (string | number | null | undefined)[], extension: string): string {
  const words = parts.map((part) => toSafeText(String(part ?? ''))).filter(Boolean)
  return `${words.join('-') || 'download'}.${extension}`
}

/** Longest part of a name; a league's name may be any length. */
const longestPart = 40

/** Diacritics are removed; anything but Latin letters and digits becomes a hyphen. */
function toSafeText(text: string): string {
  const safe = text
    .normalize('NFKD')
    .replace(/[\p{Mark}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (safe.length <= longestPart) return safe
  // Not within a word, unless it is longer than that.
  const end = safe.lastIndexOf('-', longestPart)
  return safe.slice(0, end > 0 ? end : longestPart)
}
