/**
 * Astro integration: pages bring the styles of what stands in them along, since nothing else stands between them and the
 * reader: that is one round trip less. Where React takes over, the whole sheet follows at the end of the page; on a snapshot
 * page without effect until then (`src/ui/whole-sheet.ts`), as applying it means styling and laying out everything again.
 */
import { readFile } from 'node:fs/promises'
import { beforeContent, moveLaterScripts, stylesInTwo } from './bar-first.ts'
import { withConstants } from './constant-variables.ts'
import type { PageStep } from './finish-pages.ts'
import { joinRules } from './join-rules.ts'
import { hasIslands, islandsOf, isShell, waitsForUse } from './rewrite-pages.ts'
import { shortenClasses } from './short-classes.ts'
import { shortenVariables } from './short-variables.ts'
import { textOf } from './style-tree.ts'
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
  const isWhole = !isShell(html)
  const links: string[] = []
  let page = (isWhole ? moveLaterScripts(html) : html).replace(ofAstro, '')
  // All styles of the site are one sheet; of several, only the first could name the page's classes.
  for (const [element, name = ''] of html.matchAll(link)) {
    const sheet = sheets.get(name)
    if (!sheet) continue
    let [first, second] = ['', '']
    if (links.length === 0) {
      const short = shortenClasses(page, sheet, new Set(laterClasses))
      const styles = sheet.renamed({ classes, tags, namesOf: short.namesOf })
      const parts = isWhole ? stylesInTwo(short.html, sheet, styles) : [styles]
      const written = withoutUnused(withConstants(parts.map(joinRules).map(textOf), short.html), short.html)
      const shortest = isWhole
        ? shortenVariables(written, short.html, sheet.variables)
        : { parts: written, html: short.html }
      page = shortest.html
      ;[first = '', second = ''] = shortest.parts
    } else [first = ''] = withoutUnused([sheet.usedBy(classes)], html)
    // A shell's screen waits for the whole sheet: asked for before its scripts, it is applied while they are on their way.
    const early = isWhole ? '' : element.replace('rel="stylesheet"', 'rel="preload" as="style"')
    page = page.replace(element, () => `${styleElement(first)}${early}`)
    page = beforeContent(page, styleElement(second))
    links.push(islandsOf(html).every(waitsForUse) ? element.replace('<link ', withoutEffect) : element)
  }
  if (links.length === 0) return html
  return page.replace('</body>', () => `${hasIslands(html) ? links.join('') : ''}</body>`)
}

/** For islands on pages without a sheet; ours says the same (`global.css`). */
const ofAstro = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'

/** Each part's variables may be read in all of them, and in the page. */
const withoutUnused = (parts: readonly string[], page: string) =>
  parts.map((text, index) => withoutUnusedVariables(text, parts.filter((_, at) => at !== index).join('') + page))

const styleElement = (text: string) => text && `<style>${text}</style>`

const withoutEffect = '<link media="print" '
