/**
 * Styles in which variables that have one value in the whole page are that value. Tailwind reads many (`--tw-leading`), of
 * which a page sets few. Only those that elements do not inherit: of others, scripts may draw a parent later that sets them.
 */

/** `parts`: the page's style elements, in order, and `html` its elements, which may set variables as well. */
export function withConstants(parts: readonly string[], html: string): string[] {
  const css = parts.join('').replace(forOldBrowsers, '')
  const registered = new Map([...css.matchAll(registration)].map(([, name = '', initial]) => [name, initial]))
  const set = Map.groupBy(css.matchAll(declaration), ([, name = '']) => name)
  const isSet = (name: string) => set.has(name) || html.includes(`${name}:`)
  const bodies = [...css.matchAll(body)].map(([text]) => text)

  /** Undefined: not always the same; null: nothing, what stands in for it holds. */
  const constantOf = (name: string): string | null | undefined => {
    if (!registered.has(name)) return undefined
    if (!isSet(name)) return registered.get(name) ?? null
    const values = new Set(set.get(name)?.map(([, , value]) => value))
    const isSetWhereRead = bodies.every((text) => !text.includes(`var(${name}`) || text.includes(`${name}:`))
    return values.size === 1 && isSetWhereRead && !html.includes(`${name}:`) ? [...values][0] : undefined
  }
  const known = new Map<string, string | null | undefined>()
  const write = (whole: string, name: string, fallback: string | undefined) => {
    if (!known.has(name)) known.set(name, constantOf(name))
    const value = known.get(name)
    return value === undefined ? whole : (value ?? fallback ?? whole)
  }
  return parts.map((text) => text.replace(body, (rule) => tidy(rule.replace(variableRead, write))))
}

/** What `@property` does, for browsers that do not know it. */
const forOldBrowsers = /@layer properties\{.*?\}\}\}/s
const registration = /@property (--[\w-]+)\{syntax:"\*";inherits:false(?:;initial-value:([^}]*))?\}/g
const declaration = /(?<=[{;])(--[\w-]+):([^;{}]*)/g
const body = /\{[^{}]*\}/g

/** `var(…)` with its variable, and what stands in for it, in which parentheses may stand in parentheses. */
export const variableRead = /var\((--[\w-]+)(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g

/** Without the spaces around variables that are nothing, and what is multiplied by 0 or 1, as Tailwind does for each end. */
function tidy(rule: string): string {
  if (rule.includes('"')) return rule
  return rule
    .replace(/(?<=:) +| +(?=[;}])|(?<= ) +/g, '')
    .replaceAll('calc(1 - 0)', '1')
    .replace(/calc\((calc\([^()]*\)|[\w.]+) \* ([01])\)/g, (_, length: string, factor) =>
      factor === '1' ? length : '0px',
    )
}
