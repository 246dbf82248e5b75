/** The order of names for a reader: of letters, whatever their case; accents and other scripts as in English. */
export function compareNames(a: string, b: string): number {
  return isPlain(a) && isPlain(b) ? comparePlain(a, b) : a.localeCompare(b, 'en')
}

/**
 * Most names of an American league are of these, for which the order of languages is that of the characters below: a browser
 * need not read its tables of languages for them, which takes a slow phone 30 ms.
 */
const inOrder = ` _-,;:!?.'"()[]{}@*/\\&#%\`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz`

function isPlain(name: string): boolean {
  return /^[ -~]*$/.test(name)
}

function comparePlain(a: string, b: string): number {
  const [lowerA, lowerB] = [a.toLowerCase(), b.toLowerCase()]
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    if (lowerA[at] !== lowerB[at]) return inOrder.indexOf(lowerA[at] ?? '') - inOrder.indexOf(lowerB[at] ?? '')
  }
  // "al" stands before "Al": of equal letters the small one is first.
  return a.length - b.length || (a === b ? 0 : a < b ? 1 : -1)
}
