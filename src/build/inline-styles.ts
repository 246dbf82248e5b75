/**
 * Astro integration: pages bring the styles of what stands in them along, since nothing else stands between them and the
 * reader: that is one round trip less. The styles of what stands above the content come first and those of the content
 * right before it, so that the bar is painted while the rest of the page arrives. Where React takes over, the whole sheet
 * follows at the end of the page; it holds once React does (`src/ui/whole-sheet.ts`), as applying it means styling
 * and laying out the whole page again.
 */
import { readFile } from 'node:fs/promises'
import type { PageStep } from './finish-pages.ts'
import { hasIslands, islandsOf, isShell, waitsForUse } from './rewrite-pages.ts'
import { type ShortClasses, shortenClasses } from './short-classes.ts'
import { classesOf, type NamesOf, readSheet, type Sheet } from './used-styles.ts'
import { withoutUnusedVariables } from './used-variables.ts'

/** `laterClasses`: of what the service worker writes into pages that it kept. */
export function inlineStyles(laterClasses: readonly string[]): PageStep {
  let site: URL | null = null
  const sheets = new Map<string, Sheet>()
  return {
    name: 'inline-styles',
    begin(dir) {
      site = dir
    },
    async rewrite(html) {
      // A redirect shows nothing.
      if (html.includes('http-equiv="refresh"')) return html.replace(link, '')
      if (!site) return html
      for (const name of sheetsOf(html)) {
        if (!sheets.has(name)) sheets.set(name, readSheet(await readFile(new URL(name, site), 'utf8')))
      }
      return withStyles(html, sheets, laterClasses)
    },
  }
}

const link = /<link rel="stylesheet" href="[^"]*?(_astro\/[^"]+\.css)">/g
function sheetsOf(html: string): string[] {
  return [...html.matchAll(link)].map(([, name = '']) => name)
}

/**
 * The page with what it and `laterClasses` need of its style sheets, given by their path in the site, in place of the
 * links to them.
 */
export function withStyles(
  html: string,
  sheets: ReadonlyMap<string, Sheet>,
  laterClasses: readonly string[] = [],
): string {
  const classes = new Set([...classesOf(html), ...laterClasses])
  const tags = new Set([...html.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name))
  const links: string[] = []
  const isWhole = !isShell(html)
  let page = isWhole ? laterScripts(html) : html
  // All styles of the site are one sheet; of several, only the first could name the page's classes.
  for (const [element, name = ''] of html.matchAll(link)) {
    const sheet = sheets.get(name)
    if (!sheet) continue
    const short = links.length === 0 ? shortenClasses(page, sheet, new Set(laterClasses)) : null
    const [first, second] = short
      ? inTwo(short, sheet, isWhole, (namesOf, onlyClasses) => sheet.renamed({ classes, tags, namesOf, onlyClasses }))
      : [sheet.usedBy(classes), '']
    page = (short?.html ?? page)
      .replace(element, () => `<style>${withoutUnusedVariables(first, html + second)}</style>`)
      .replace(content, (main) =>
        second ? `<style>${withoutUnusedVariables(second, html + first)}</style>${main}` : main,
      )
    links.push(
      islandsOf(html).every(waitsForUse) ? element.replace('<link ', '<link media="print" data-whole-sheet ') : element,
    )
  }
  if (links.length === 0) return html
  return page.replace('</body>', () => `${hasIslands(html) ? links.join('') : ''}</body>`)
}

const content = /<main\b/

/** A page's styles: those of its head, and those of its content, which begins with `<main>`. */
function inTwo(
  { html, namesOf }: ShortClasses,
  sheet: Sheet,
  isWhole: boolean,
  write: (namesOf: NamesOf, onlyClasses: boolean) => string,
): [string, string] {
  const frame = classesOf(html.slice(0, html.search(content)))
  const areShort = !Array.from(frame).some((name) => sheet.classes.has(name))
  if (!isWhole || !content.test(html) || !areShort) return [write(namesOf, false), '']
  // A class list has one name: all its rules, in their order, are in one of the two.
  return [
    write((name) => namesOf(name).filter((one) => frame.has(one)), false),
    write((name) => namesOf(name).filter((one) => !frame.has(one)), true),
  ]
}

/** Scripts that the first paint need not wait for run after what stands above the content. */
function laterScripts(html: string): string {
  let scripts = ''
  const page = html.replace(laterScript, (script) => {
    scripts += script.replace(' data-later', '')
    return ''
  })
  return page.replace(content, (main) => scripts + main)
}

const laterScript = /<script data-later[^>]*>[\s\S]*?<\/script>/g
