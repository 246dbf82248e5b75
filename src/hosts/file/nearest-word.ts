/** The most similar candidate: fewest changed letters, ignoring case. Null if more than a third of the letters differ. */
export function nearestWord(found: string, candidates: Iterable<string>): string | null {
  const word = found.trim().toLowerCase()
  if (word.length > longestWord) return null
  let best: { candidate: string; distance: number } | null = null
  for (const candidate of candidates) {
    const wanted = candidate.toLowerCase()
    if (wanted.length > longestWord) continue
    const longer = Math.max(word.length, wanted.length)
    // One is a prefix of the other: "season" for "seasons_from_file".
    const isBeginning = word.length >= 3 && (wanted.startsWith(word) || word.startsWith(wanted))
    const distance = isBeginning ? 1 : countEdits(word, wanted)
    if (distance <= Math.max(1, longer / 3) && distance < (best?.distance ?? Infinity)) best = { candidate, distance }
  }
  return best?.candidate ?? null
}

/** Longer texts are not words, and comparing them takes time. */
const longestWord = 100

/** Letters inserted, deleted, replaced or swapped with a neighbor. */
function countEdits(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i++) {
    rows.push([i])
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : Infinity
      rows[i]?.push(Math.min(replaced, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1))
    }
  }
  return at(a.length, b.length)
}
