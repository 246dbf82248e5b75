/**
 * A page in two parts, so that a slow phone paints the bar while the content still arrives and is laid out: what stands
 * above `<main>`, with its styles in the head; then the content, with scripts that can wait and its own styles before it.
 */
import { anyElement, type Selector, type Styles, targetsOf } from './style-tree.ts'
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
  /** What the second part sets, by kind. */
  const setBelow = new Map<string, Set<string>>()
  const isSetBelow = (selectors: readonly Selector[], kinds: readonly string[]) =>
    kinds.some((kind) => {
      const set = setBelow.get(kind)
      return set !== undefined && (set.has(anyElement) || targetsOf(selectors).some((target) => set.has(target)))
    })
  const addBelow = (selectors: readonly Selector[], kinds: readonly string[]) => {
    const targets = targetsOf(selectors)
    for (const kind of kinds) {
      const set = setBelow.get(kind) ?? new Set<string>()
      setBelow.set(kind, set)
      for (const target of targets) set.add(target)
    }
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
    if (own.length > 0 && (others.length === 0 || !isSetBelow(others, part.kinds))) return [[part], []]
    if (others.length > 0) addBelow(others, part.kinds)
    return [
      own.length > 0 ? [{ ...part, selectors: own }] : [],
      others.length > 0 ? [{ ...part, selectors: others }] : [],
    ]
  }
  const halves = styles.map(split)
  return [halves.flatMap(([one]) => one), halves.flatMap(([, other]) => other)]
}
