/** 'a', 'a and b', 'a, b, and c' */
export function joinList(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  return words.map((word, index) => separatorBefore(index, words.length, conjunction) + word).join('')
}

/** What comes before an element: '', ', ', ' and ' between two, ', and ' before the last of more. */
export function separatorBefore(index: number, count: number, conjunction: 'and' | 'or' = 'and'): string {
  if (index === 0) return ''
  if (index < count - 1) return ', '
  return count === 2 ? ` ${conjunction} ` : `, ${conjunction} `
}
