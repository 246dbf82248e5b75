/** Joins rules for the same elements: a class of a page has a rule for nearly every declaration, as the style sheet has. */
import type { Rule, Styles } from './style-tree.ts'

/**
 * The styles with each rule's declarations in the last rule before it that has the same selectors, unless a rule between the
 * two may overrule one of them or be overruled by it.
 */
export function joinRules(styles: Styles): Styles {
  const joined: Styles[number][] = []
  const places = new Map<string, number>()
  /** Where something of a kind was last set, for a class and for any element. */
  const lastSet = new Map<string, number>()

  const joinTo = (rule: Rule): number | undefined => {
    const place = places.get(keyOf(rule))
    const isFree = place !== undefined && keysOf(rule).every((key) => (lastSet.get(key) ?? -1) <= place)
    return isFree && (rule.selectors.every(isOfOneClass) || place === joined.length - 1) ? place : undefined
  }

  for (const part of styles) {
    const place = 'selectors' in part ? joinTo(part) : undefined
    if (place === undefined) joined.push('styles' in part ? { ...part, styles: joinRules(part.styles) } : part)
    else joined[place] = merge(joined[place] as Rule, part as Rule)
    const index = place ?? joined.length - 1
    if ('selectors' in part) places.set(keyOf(part), index)
    for (const rule of rulesIn([part])) {
      for (const key of settingKeys(rule)) lastSet.set(key, Math.max(index, lastSet.get(key) ?? index))
    }
  }
  return joined
}

function rulesIn(styles: Styles): Rule[] {
  return styles.flatMap((part) => ('selectors' in part ? [part] : 'styles' in part ? rulesIn(part.styles) : []))
}

const isOfOneClass = ({ names }: Rule['selectors'][number]) => names.length === 1
const keyOf = ({ selectors }: Rule) => selectors.map(({ text }) => text).join()

/** What must not have been set in between. */
function keysOf({ selectors, kinds }: Rule): string[] {
  const names = new Set(selectors.flatMap((selector) => selector.names))
  return kinds.flatMap((kind) => [`* ${kind}`, ...[...names].map((name) => `${name} ${kind}`)])
}

/** A selector of one class finds only elements that have it, whose short name is the only one; others may find any. */
function settingKeys({ selectors, kinds }: Rule): string[] {
  const names = new Set(selectors.map(({ names: [name = '*', ...others] }) => (others.length > 0 ? '*' : name)))
  return kinds.flatMap((kind) => [...names].map((name) => `${name} ${kind}`))
}

const merge = (rule: Rule, { declarations, kinds }: Rule): Rule => ({
  ...rule,
  declarations: `${rule.declarations};${declarations}`,
  kinds: [...new Set([...rule.kinds, ...kinds])],
})
