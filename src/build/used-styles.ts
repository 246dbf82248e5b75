/** The part of a style sheet that a page needs for what stands in it. */
import postcss, { type ChildNode, type Container } from 'postcss'

/** A rule as text, with what its selectors ask for; or what stands around rules, e.g. `@media print`. */
type Part = { text: string; wanted: readonly (readonly string[])[] } | { prelude: string; parts: readonly Part[] }

export interface Sheet {
  /**
   * The sheet without the rules that need a class which is not among those given. What needs no class stays. Safe within
   * a `<style>` element.
   */
  usedBy(classes: ReadonlySet<string>): string
}

export function readSheet(css: string): Sheet {
  const parts = partsOf(postcss.parse(css))
  return { usedBy: (classes) => textOf(parts, classes) }
}

/** All classes of a page's elements, read from its HTML, and what else looks like one. */
export function classesOf(html: string): Set<string> {
  const lists = html.matchAll(/class="([^"]*)"/g)
  return new Set([...lists].flatMap(([, list = '']) => unescapeHtml(list).split(/\s+/)))
}

function partsOf(container: Container<ChildNode>): Part[] {
  return (container.nodes ?? []).map((node) => {
    if (node.type === 'rule') return { text: node.toString(), wanted: node.selectors.map(classesIn) }
    const holdsRules = node.type === 'atrule' && /^(media|supports|layer|container)$/.test(node.name) && node.nodes
    if (!holdsRules) return { text: node.type === 'atrule' && !node.nodes ? `${node};` : node.toString(), wanted: [[]] }
    return { prelude: `@${node.name} ${node.params}`, parts: partsOf(node) }
  })
}

function textOf(parts: readonly Part[], classes: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.wanted.some((all) => all.every((one) => classes.has(one))) ? part.text : ''
      const inner = textOf(part.parts, classes)
      // An empty layer still has its place among the layers.
      return inner || part.prelude.startsWith('@layer') ? `${part.prelude}{${inner}}` : ''
    })
    .join('')
}

/** Classes without which a selector finds nothing. Those in `:not(…)`, `:is(…)` or `:where(…)` may be missing. */
function classesIn(selector: string): string[] {
  let outer = selector
  for (let before = ''; before !== outer; ) {
    before = outer
    outer = outer.replace(/(?<!\\)\((?:\\.|[^()\\])*\)/g, '')
  }
  return [...outer.matchAll(/\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-]|\P{ASCII})+)/giu)].map(([, name = '']) =>
    unescapeCss(name),
  )
}

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
