/**
 * Astro integration: pages that are whole without a script bring the styles of what stands in them along, since nothing
 * else stands between them and the reader. That is one round trip less for 5 kB more. Where the app takes over, the whole
 * sheet follows at the end of the page; pages that wait for scripts anyway have a link to it only.
 */
import { readFile } from 'node:fs/promises'
import { hasIslands, isShell, rewritePages } from './rewrite-pages.ts'
import { classesOf, readSheet, type Sheet } from './used-styles.ts'

/** `laterClasses`: of what the service worker writes into pages that it kept. */
export function inlineStyles(laterClasses: readonly string[]) {
  return {
    name: 'inline-styles',
    hooks: {
      'astro:build:done': async ({ dir }: { dir: URL }) => {
        const sheets = new Map<string, Sheet>()
        await rewritePages(dir, async (html) => {
          if (isShell(html)) return html
          for (const name of sheetsOf(html)) {
            if (!sheets.has(name)) sheets.set(name, readSheet(await readFile(new URL(name, dir), 'utf8')))
          }
          return withStyles(html, sheets, laterClasses)
        })
      },
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
  const links: string[] = []
  const page = html.replace(link, (element, name: string) => {
    const text = sheets.get(name)?.usedBy(classes)
    if (text === undefined) return element
    links.push(element)
    return `<style>${text}</style>`
  })
  if (links.length === 0) return html
  return page.replace(fontPreload, '').replace('</body>', () => `${hasIslands(html) ? links.join('') : ''}</body>`)
}
