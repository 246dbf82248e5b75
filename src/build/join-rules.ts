/** Joins rules for the same elements: a class of a page has a rule for nearly every declaration, as the style sheet has. */
import { anyElement, type Rule, rulesIn, type Styles, targetsOf } from './style-tree.ts'

/**
 * The styles with each rule's declarations in the last rule before it that has the same selectors, unless a rule between the
 * two may overrule one of them or be overruled by it.
 */
export function joinRules(styles: Styles): Styles {
  const joined: Styles[number][] = []
  const places = new Map<string, number>()
  /** Where something of a kind was last set, for a class and for any element. */
  const lastSet = new Map<string, Map<string, number>>()

  const isSetAfter = (place: number, { selectors, kinds }: Rule) =>
    kinds.some((kind) => {
      const last = lastSet.get(kind)
      if (!last) return false
      return [anyElement, ...targetsOf(selectors)].some((target) => (last.get(target) ?? -1) > place)
    })

  const placeFor = (rule: Rule, key: string): number | undefined => {
    const place = places.get(key)
    if (place === undefined || isSetAfter(place, rule)) return undefined
    return place === joined.length - 1 || !targetsOf(rule.selectors).includes(anyElement) ? place : undefined
  }

  for (const part of styles) {
    const key = 'selectors' in part ? keyOf(part) : ''
    const found = 'selectors' in part ? placeFor(part, key) : undefined
    if (found === undefined) joined.push('styles' in part ? { ...part, styles: joinRules(part.styles) } : part)
    else joined[found] = merge(joined[found] as Rule, part as Rule)
    const place = found ?? joined.length - 1
    if (key) places.set(key, place)
    for (const { selectors, kinds } of rulesIn(part)) {
      for (const kind of kinds) {
        const last = lastSet.get(kind) ?? new Map<string, number>()
        lastSet.set(kind, last)
        for (const target of targetsOf(selectors)) last.set(target, Math.max(place, last.get(target) ?? place))
      }
    }
  }
  return joined
}

const keyOf = ({ selectors }: Rule) => selectors.map(({ text }) => text).join()

const merge = (rule: Rule, { declarations, kinds }: Rule): Rule => ({
  ...rule,
  declarations: `${rule.declarations};${declarations}`,
  kinds: [...new Set([...rule.kinds, ...kinds])],
})
