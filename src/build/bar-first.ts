/**
 * A page in two parts, so that a slow phone paints the bar while the content still arrives and is laid out: what stands
 * above `<main>`, with its styles in the head; then the content, with scripts that can wait and its own styles before it.
 */
import type { Selector, Styles } from './style-tree.ts'
import { classesOf, type Sheet } from './used-styles.ts'

const content = /<main\b/

/** The page with `addition` right before its content. */
export const beforeContent = (html: string, addition: string) => html.replace(content, (main) => addition + main)

/** The page with its scripts that are marked `data-later` right before its content: the first paint does not wait for them. */
export function moveLaterScripts(html: string): string {
  const later = html.match(laterScript) ?? []
  return beforeContent(html.replace(laterScript, ''), later.join('').replaceAll(' data-later', ''))
}

const laterScript = /<script data-later[^>]*>[\s\S]*?<\/script>/g

/**
 * The styles of what stands above the content, and those of the content, of a page whose class lists have one short name each.
 * Rules that both need are in the first part, unless one of the second that they overrule would then come after them. All of
 * them are the first part where the page has no content of its own, or names above it that other lists share.
 */
export function stylesInTwo(html: string, sheet: Sheet, styles: Styles): [Styles, Styles] {
  const start = html.search(content)
  const above = classesOf(html.slice(0, Math.max(0, start)))
  if (start < 0 || [...above].some((name) => sheet.classes.has(name))) return [styles, []]
  const isAbove = ({ names }: Selector) => names.every((name) => above.has(name))
  const setBelow = new Set<string>()
  const keysOf = (selectors: readonly Selector[], kinds: readonly string[]) => {
    const names = selectors.map((selector) => (selector.names.length === 1 ? selector.names[0] : '*'))
    return kinds.flatMap((kind) => names.map((name) => `${name} ${kind}`))
  }

  function split(part: Styles[number]): [Styles, Styles] {
    if ('text' in part) return [[part], []]
    if ('styles' in part) {
      const halves = part.styles.map(split)
      const [first, second] = [halves.flatMap(([one]) => one), halves.flatMap(([, other]) => other)]
      const isLayer = part.prelude.startsWith('@layer')
      return [
        first.length > 0 || isLayer ? [{ ...part, styles: first }] : [],
        second.length > 0 ? [{ ...part, styles: second }] : [],
      ]
    }
    const [own, others] = [part.selectors.filter(isAbove), part.selectors.filter((one) => !isAbove(one))]
    const keys = keysOf(others, part.kinds)
    const mayMove = [...keys, ...part.kinds.map((kind) => `* ${kind}`)].every((key) => !setBelow.has(key))
    if (own.length > 0 && mayMove) return [[part], []]
    for (const key of keys) setBelow.add(key)
    return [
      own.length > 0 ? [{ ...part, selectors: own }] : [],
      others.length > 0 ? [{ ...part, selectors: others }] : [],
    ]
  }
  const halves = styles.map(split)
  return [halves.flatMap(([one]) => one), halves.flatMap(([, other]) => other)]
}
