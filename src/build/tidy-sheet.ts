/** A style sheet without what no browser needs that can show the site at all: all of its colours are `light-dark()`. */
import type { AtRule, ChildNode, Root, Rule } from 'postcss'
import { variableRead } from './constant-variables.ts'

export function tidySheet(sheet: Root): Root {
  sheet.walkAtRules('supports', (rule) => {
    if (/^\(color:\s*color-mix\(/.test(rule.params)) unwrap(rule)
  })
  sheet.walkAtRules(/^(media|container)$/, (rule) => {
    rule.params = rule.params.replace(/^not all and \((width|height)>=([\w.]+)\)$/, '($1<$2)')
  })
  sheet.walkRules(dropRepeats)
  const { set, always } = variablesOf(sheet)
  const isNeverSet = (name: string) => /^--(tw|default)-/.test(name) && !set.has(name)
  sheet.walkDecls((declaration) => {
    const value = declaration.value.replace(variableRead, (whole, name: string, fallback: string | undefined) => {
      if (always.has(name)) return `var(${name})`
      return isNeverSet(name) ? (fallback ?? whole) : whole
    })
    const isList = declaration.prop === 'transition-property'
    const ofUse = isList ? value.replace(/,(--[\w-]+)/g, (one, name) => (isNeverSet(name) ? '' : one)) : value
    declaration.value = withoutSpaces(ofUse)
  })
  return sheet
}

/** Variables that the sheet sets: anywhere, and in any case for every element. */
function variablesOf(sheet: Root): { set: ReadonlySet<string>; always: ReadonlySet<string> } {
  const [set, always] = [new Set<string>(), new Set<string>()]
  sheet.walkDecls(/^--/, ({ prop, parent }) => {
    set.add(prop)
    const isTheme = parent?.parent?.type === 'atrule' && (parent.parent as AtRule).params === 'theme'
    if (isTheme && (parent as Rule).selector === ':root,:host') always.add(prop)
  })
  return { set, always }
}

/** Rules for browsers that know `color-mix()`, after others for those that do not. */
function unwrap(supports: AtRule): void {
  for (const rule of supports.nodes ?? []) {
    const before = supports.prev()
    if (rule.type === 'rule' && isRule(before) && before.selector === rule.selector) {
      rule.walkDecls(({ prop }) => before.walkDecls(prop, (old) => void old.remove()))
      if (before.nodes.length === 0) before.remove()
    }
  }
  supports.replaceWith(supports.nodes ?? [])
}

const isRule = (node: ChildNode | undefined): node is Rule => node?.type === 'rule'

/** What is declared twice in a rule, also with a prefix for browsers of long ago. */
function dropRepeats(rule: Rule): void {
  const seen = new Set<string>()
  for (const node of [...rule.nodes].reverse()) {
    if (node.type !== 'decl') continue
    const prop = node.prop.replace('-webkit-mask-', 'mask-')
    const text = `${prop}:${node.value}${node.important}`
    if (seen.has(text)) node.remove()
    seen.add(text)
  }
}

/** Not within strings. */
function withoutSpaces(value: string): string {
  return value.replace(/("[^"]*"|'[^']*')|,\s+/g, (_, string: string | undefined) => string ?? ',')
}
