/**
 * Styles and elements of a page in which the variables of the whole page, such as colours, have short names. Scripts draw what
 * is new with the whole style sheet, which has them under their own.
 */

/** `parts`: the page's style elements, in order; `taken`: names in the whole sheet, which is applied beside them later. */
export function shortenVariables(
  parts: readonly string[],
  html: string,
  taken: ReadonlySet<string>,
): { parts: string[]; html: string } {
  const uses = countBy([...parts, html].flatMap((text) => [...text.matchAll(read)].map(([, name = '']) => name)))
  const names = [...setForPage(parts)].filter((name) => !html.includes(`${name}:`) && name.length > longestShort)
  const free = freeNames(taken)
  const shortNames = new Map(
    names.sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0)).map((name) => [name, free.next().value]),
  )
  const nameOf = (name: string) => shortNames.get(name) ?? name
  const inReads = (text: string) =>
    text.replace(readOutsideIslands, (whole, name?: string) => (name ? `var(${nameOf(name)}` : whole))
  return {
    parts: parts.map((text) => inReads(text).replace(declaration, (_, name: string) => `${nameOf(name)}:`)),
    html: inReads(html),
  }
}

const read = /var\((--[\w-]+)/g
/** What an island is drawn from is not what it looks like. */
const readOutsideIslands = /<astro-island [^>]*>|var\((--[\w-]+)/g
const declaration = /(?<=[{;])(--[\w-]+):/g
const longestShort = '--aa'.length

/** Variables that are set for the page as a whole and nowhere else. */
function setForPage(parts: readonly string[]): Set<string> {
  const [found, elsewhere] = [new Set<string>(), new Set<string>()]
  for (const [, selector = '', body = ''] of parts.join('').matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const isOfPage = selector.split(',').every((one) => /^(?::root|:host)\b/.test(one.trim()))
    for (const [, name = ''] of `{${body}`.matchAll(declaration)) (isOfPage ? found : elsewhere).add(name)
  }
  return new Set([...found].filter((name) => !elsewhere.has(name)))
}

function* freeNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let index = 0; ; index += 1) {
    const name = `--${index < 26 ? '' : letter(Math.floor(index / 26) - 1)}${letter(index % 26)}`
    if (!taken.has(name)) yield name
  }
}

const letter = (index: number) => String.fromCodePoint(97 + index)

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
