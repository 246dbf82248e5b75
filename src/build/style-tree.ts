/** A page's styles before they are text, so that rules can be told apart, moved and joined. */

export interface Selector {
  text: string
  /** The classes that it needs; none for `body`, several for `.a .b`. */
  names: readonly string[]
}

export interface Rule {
  selectors: readonly Selector[]
  /** As they stand between the braces. */
  declarations: string
  /** What they set, coarsely (`kindOf`): of two rules without a kind in common, the order does not matter. */
  kinds: readonly string[]
}

/** Rules, what stands around rules (`@media print`), and anything else as text. */
export type Styles = readonly (Rule | { prelude: string; styles: Styles } | { text: string })[]

export function textOf(styles: Styles): string {
  return styles
    .map((part) => {
      if ('text' in part) return part.text
      if ('styles' in part) return `${part.prelude}{${textOf(part.styles)}}`
      return `${[...new Set(part.selectors.map(({ text }) => text))].join()}{${part.declarations}}`
    })
    .join('')
}

/** The rules of a part, those within others as well. */
export function rulesIn(part: Styles[number]): readonly Rule[] {
  if ('selectors' in part) return [part]
  return 'styles' in part ? part.styles.flatMap(rulesIn) : []
}

/**
 * What selectors find: one of a single class only elements that have it, whose short name is their only one; others may find
 * any element.
 */
export function targetsOf(selectors: readonly Selector[]): string[] {
  return selectors.map(({ names: [name = anyElement, ...others] }) => (others.length > 0 ? anyElement : name))
}

export const anyElement = '*'

/** Properties that may overrule each other are of one kind: `border-top-width` is a border, `line-height` part of `font`. */
export function kindOf(property: string): string {
  if (property.startsWith('--')) return property
  const [word = ''] = property.replace(/^-(webkit|moz)-/, '').split('-', 1)
  return kindsOfWords[word] ?? word
}

const kindsOfWords: Readonly<Record<string, string>> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  row: 'gap',
  column: 'gap',
  line: 'font',
  place: 'align',
  justify: 'align',
}
