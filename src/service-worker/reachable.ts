/** Which files pages need, read from what names what: pages name scripts and styles, those name each other and fonts. */

/**
 * Names of all files that the texts of pages lead to. `known` are names with the content's hash in them, which therefore
 * stand for nothing else wherever they are found; `read` is the text of one.
 */
export async function findReachable(
  pages: readonly string[],
  known: ReadonlySet<string>,
  read: (name: string) => Promise<string>,
): Promise<string[]> {
  const found = new Set<string>()
  const waiting = pages.flatMap((text) => take(text))
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    // Fonts and pictures name nothing.
    if (/\.(js|css)$/.test(name)) waiting.push(...take(await read(name)))
  }
  return [...found]

  /** Known names in a text that were not found before. */
  function take(text: string): string[] {
    const names = [...new Set(text.match(/[\w.@~-]+/g))].filter((word) => known.has(word) && !found.has(word))
    for (const name of names) found.add(name)
    return names
  }
}
