/**
 * Astro integration: pages bring the styles of what stands in them along, since nothing else stands between them and the
 * reader: that is one round trip less. Where React takes over, the whole sheet follows at the end of the page.
 */
import { readFile } from 'node:fs/promises'
import type { PageStep } from './finish-pages.ts'
import { hasIslands } from './rewrite-pages.ts'
import { shortenClasses } from './short-classes.ts'
import { classesOf, readSheet, type Sheet } from './used-styles.ts'
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
/** With the styles in the page, its fonts are asked for as early; told of them before, browsers wait for them to paint. */
const fontPreload = /<link rel="preload" [^>]*as="font"[^>]*>/g

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
  let page = html
  // All styles of the site are one sheet; of several, only the first could name the page's classes.
  for (const [element, name = ''] of html.matchAll(link)) {
    const sheet = sheets.get(name)
    if (!sheet) continue
    const short = links.length === 0 ? shortenClasses(page, sheet, new Set(laterClasses)) : null
    const text = short ? sheet.renamed({ classes, tags, namesOf: short.namesOf }) : sheet.usedBy(classes)
    page = (short?.html ?? page).replace(element, () => `<style>${withoutUnusedVariables(text, html)}</style>`)
    links.push(element)
  }
  if (links.length === 0) return html
  return page.replace(fontPreload, '').replace('</body>', () => `${hasIslands(html) ? links.join('') : ''}</body>`)
}
