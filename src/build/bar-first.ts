/**
 * A page in two parts, so that a slow phone paints the bar while the content still arrives and is laid out: what stands
 * above `<main>`, with its styles in the head; then the content, with scripts that can wait and its own styles before it.
 */
import type { ShortClasses } from './short-classes.ts'
import { classesOf, type NamesOf, type Sheet } from './used-styles.ts'

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
 * The styles above the content and those of the content, of a page whose class lists have one short name each: all rules of
 * a list, in their order, are in one of the two. `write` gives the rules for the names that a class has; with `onlyClasses`
 * without those that need no class, which the first part has. All of them are the first part where the page has no content
 * of its own, or names above it that other lists share.
 */
export function stylesInTwo(
  { html, namesOf }: ShortClasses,
  sheet: Sheet,
  write: (namesOf: NamesOf, onlyClasses: boolean) => string,
): [string, string] {
  const start = html.search(content)
  const above = classesOf(html.slice(0, Math.max(0, start)))
  if (start < 0 || [...above].some((name) => sheet.classes.has(name))) return [write(namesOf, false), '']
  return [
    write((name) => namesOf(name).filter((one) => above.has(one)), false),
    write((name) => namesOf(name).filter((one) => !above.has(one)), true),
  ]
}
