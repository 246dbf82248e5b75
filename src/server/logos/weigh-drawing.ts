/** How much work an SVG is: elements that refer to each other are rendered again for every reference. */
import { Parser } from 'htmlparser2'

interface Drawn {
  /** Of the element alone. */
  weight: number
  children: Drawn[]
  /** Ids of elements that it renders, by `href`, `fill`, `mask` … */
  references: string[]
}

/** Filters compute every pixel; some take minutes by a single number, and are not weighed. */
const filterWeight = 1000
const slowFilter = /^fe(turbulence|morphology|convolvematrix|displacementmap|.*lighting|tile)$/
const deepest = 200

/** The number of elements that are rendered; infinite where the references end nowhere, or a filter may take any time. */
export function weighDrawing(text: string): number {
  const root: Drawn = { weight: 0, children: [], references: [] }
  const byId = new Map<string, Drawn>()
  const open = [root]
  let count = 0
  let styles = ''
  let isUnbounded = false
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = tag.replace(/^.*:/, '').toLowerCase()
        const values = Object.values(attributes)
        const isFilter = name.startsWith('fe')
        const element = { weight: isFilter ? filterWeight : 1, children: [], references: values.flatMap(referencesIn) }
        for (const [key, id] of Object.entries(attributes)) if (/^(xml:)?id$/i.test(key)) byId.set(id, element)
        open.at(-1)?.children.push(element)
        open.push(element)
        count += 1
        if (slowFilter.test(name) || open.length > deepest) isUnbounded = true
      },
      onclosetag: () => void open.pop(),
      ontext: (part) => {
        styles += part
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  if (isUnbounded) return Number.POSITIVE_INFINITY
  const weights = new Map<Drawn, number | 'open'>()
  function weigh(element: Drawn): number {
    const known = weights.get(element)
    if (known !== undefined) return known === 'open' ? Number.POSITIVE_INFINITY : known
    weights.set(element, 'open')
    const referred = element.references.flatMap((id) => byId.get(id) ?? [])
    const weight = [...element.children, ...referred].reduce((sum, one) => sum + weigh(one), element.weight)
    weights.set(element, weight)
    return weight
  }
  // A rule of a style sheet may apply to every element.
  const styled = referencesIn(styles).flatMap((id) => byId.get(id) ?? [])
  return weigh(root) + count * styled.reduce((sum, one) => sum + weigh(one), 0)
}

/** "#a" of a link, "url(#a)" of a property. */
function referencesIn(value: string): string[] {
  const link = /^\s*#(\S+)\s*$/.exec(value)?.[1]
  const properties = [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/gi)].map(([, id = '']) => id)
  return link === undefined ? properties : [link, ...properties]
}
