/** Cuts a text to a number of UTF-16 units, the strictest count of all receivers. Never splits a character or an escape. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')
  const [backslashes = ''] = /\\*$/.exec(cut) ?? []
  return `${backslashes.length % 2 === 0 ? cut : cut.slice(0, -1)}…`
}

/** Joins lines to texts of limited length each. */
export function joinLines(lines: readonly string[], most: number): string[] {
  const texts: string[] = []
  for (const line of lines.map((one) => cutText(one, most))) {
    const joined = `${texts.at(-1)}\n${line}`
    if (texts.length > 0 && joined.length <= most) texts[texts.length - 1] = joined
    else texts.push(line)
  }
  return texts
}
