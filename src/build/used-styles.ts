/** The part of a style sheet that a page needs for what stands in it. */
import postcss, { type ChildNode, type Container } from 'postcss'
import { kindOf, type Rule, type Selector, type Styles, textOf } from './style-tree.ts'
import { tidySheet } from './tidy-sheet.ts'

/** A selector of the sheet, with what it asks for. */
interface SheetSelector {
  text: string
  /** Classes without which it finds nothing. Those in `:not(…)`, `:is(…)` or `:where(…)` may be missing. */
  wanted: readonly string[]
  /** Elements, likewise, by name. */
  tags: readonly string[]
  /** Every class in it, in order, but for those that only mark an element for others (`group`, `peer`). */
  classes: readonly { name: string; start: number; end: number }[]
}

/** A rule; anything else, as text; or what stands around rules, e.g. `@media print`. */
type Part =
  | (Omit<Rule, 'selectors'> & { selectors: readonly SheetSelector[] })
  | { text: string }
  | { prelude: string; parts: readonly Part[] }

export interface Sheet {
  /**
   * The sheet without the rules that need a class which is not among those given. What needs no class stays. Safe within
   * a `<style>` element.
   */
  usedBy(classes: ReadonlySet<string>): string
  /** As selectors name classes: whether one stands beside others, and which there are at all. */
  classes: ReadonlyMap<string, { isAlone: boolean }>
  /** All variables that it names. */
  variables: ReadonlySet<string>
  /** As `usedBy`, without what needs other elements, and with every class named as the page's elements have it. */
  renamed(page: { classes: ReadonlySet<string>; tags: ReadonlySet<string>; namesOf: NamesOf }): Styles
}

/** What elements are called that have a class, escaped for a selector; nothing where its rules are not wanted. */
export type NamesOf = (name: string) => readonly string[]

export function readSheet(css: string): Sheet {
  const parts = partsOf(tidySheet(postcss.parse(css)))
  return {
    classes: classesIn(parts),
    variables: new Set(css.match(/--[\w-]+/g)),
    usedBy: (classes) => textOf(stylesOf(parts, classes, ({ text }) => [{ text, names: [] }])),
    renamed: ({ classes, tags, namesOf }) =>
      stylesOf(parts, classes, (selector) =>
        selector.tags.every((tag) => tags.has(tag)) ? rename(selector, namesOf) : [],
      ),
  }
}

/** All classes of a page's elements, read from its HTML, and what else looks like one. */
export function classesOf(html: string): Set<string> {
  const lists = new Set(Array.from(html.matchAll(/class="([^"]*)"/g), ([, list = '']) => list))
  return new Set([...lists].flatMap(namesIn))
}

/** Pages of a site have the same few thousand lists. */
const knownLists = new Map<string, readonly string[]>()

/** The classes of a `class` attribute as it stands in HTML. */
export function namesIn(list: string): readonly string[] {
  const known = knownLists.get(list)
  if (known) return known
  const names = unescapeHtml(list).split(/\s+/)
  knownLists.set(list, names)
  return names
}

function partsOf(container: Container<ChildNode>): Part[] {
  return (container.nodes ?? []).map((node) => {
    if (node.type === 'rule') {
      const text = node.toString()
      const declarations = text.slice(text.indexOf('{', node.selector.length) + 1, -1)
      const kinds = new Set<string>()
      node.walkDecls(({ prop }) => void kinds.add(kindOf(prop)))
      return { selectors: node.selectors.map(readSelector), declarations, kinds: [...kinds] }
    }
    const holdsRules =
      node.type === 'atrule' && /^(media|supports|layer|container|starting-style)$/.test(node.name) && node.nodes
    if (!holdsRules) return { text: node.type === 'atrule' && !node.nodes ? `${node};` : node.toString() }
    return { prelude: `@${node.name} ${node.params}`.trim(), parts: partsOf(node) }
  })
}

function stylesOf(
  parts: readonly Part[],
  classes: ReadonlySet<string>,
  write: (selector: SheetSelector) => readonly Selector[],
): Styles {
  const styles: Styles[number][] = []
  for (const part of parts) {
    if ('text' in part) styles.push(part)
    else if ('selectors' in part) {
      const selectors = isFound(part.selectors, classes) ? part.selectors.flatMap(write) : []
      if (selectors.length > 0) styles.push({ ...part, selectors })
    } else {
      const inner = stylesOf(part.parts, classes, write)
      // An empty layer still has its place among the layers.
      if (inner.length > 0 || part.prelude.startsWith('@layer')) styles.push({ prelude: part.prelude, styles: inner })
    }
  }
  return styles
}

/** Asked of every rule for every page of a site: loops take a third of the time of array methods here. */
function isFound(selectors: readonly SheetSelector[], classes: ReadonlySet<string>): boolean {
  for (const { wanted } of selectors) {
    let isWhole = true
    for (const name of wanted) {
      if (classes.has(name)) continue
      isWhole = false
      break
    }
    if (isWhole) return true
  }
  return false
}

function rename({ text, classes }: SheetSelector, namesOf: NamesOf): Selector[] {
  const [only, ...others] = classes
  if (!only) return [{ text, names: [] }]
  if (others.length > 0) {
    const names = classes.flatMap(({ name }) => namesOf(name).slice(0, 1))
    return names.length === classes.length ? [{ text, names }] : []
  }
  return namesOf(only.name).map((name) => ({
    text: `${text.slice(0, only.start)}.${name}${text.slice(only.end)}`,
    names: [name],
  }))
}

function classesIn(parts: readonly Part[]): Map<string, { isAlone: boolean }> {
  const found = new Map<string, { isAlone: boolean }>()
  for (const part of parts) {
    const inner = 'parts' in part ? [...classesIn(part.parts)] : []
    const own = 'selectors' in part ? part.selectors : []
    const named = own.flatMap(({ classes }) =>
      classes.map(({ name }) => [name, { isAlone: classes.length === 1 }] as const),
    )
    for (const [name, { isAlone }] of [...inner, ...named]) {
      found.set(name, { isAlone: isAlone && (found.get(name)?.isAlone ?? true) })
    }
  }
  return found
}

function readSelector(text: string): SheetSelector {
  const classes = [...text.matchAll(className)]
    .map((match) => ({
      name: unescapeCss(match[1] ?? ''),
      start: match.index,
      end: match.index + match[0].length,
    }))
    .filter(({ name }) => !isMarker.test(name))
  let outer = text
  for (let before = ''; before !== outer; ) {
    before = outer
    outer = outer.replace(/(?<!\\)\((?:\\.|[^()\\])*\)/g, '')
  }
  const wanted = [...outer.matchAll(className)].map(([, name = '']) => unescapeCss(name))
  return { text, classes, wanted, tags: tagsIn(outer) }
}

function tagsIn(outer: string): string[] {
  const named = outer.replace(className, '').matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/g)
  const ofInputs = /::(?:-webkit-(?:date|calendar|search|inner|outer)|file-selector|placeholder)/.test(outer)
  return [...[...named].map(([, name = '']) => name), ...(ofInputs ? ['input'] : [])]
}

const isMarker = /^(group|peer)(\/|$)/
const className = /\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-]|\P{ASCII})+)/giu

function unescapeCss(name: string): string {
  return name.replace(/\\([\da-f]{1,6})\s?|\\(.)/gi, (_, code, char) =>
    code === undefined ? char : String.fromCodePoint(Number.parseInt(code, 16)),
  )
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#34': '"',
  '#39': "'",
  '#x27': "'",
}

function unescapeHtml(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
}
