/**
 * Astro integration: writes `sitemap.xml` with every page of the built site, if `SITE_URL` is set, and `robots.txt`. It runs after all
 * integrations that add pages, because it lists existing files.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { escapeMarkup } from '../domain/escape-markup.ts'
import { findElements } from './read-html.ts'

/** Maximum entries of a sitemap: https://www.sitemaps.org/protocol.html */
const addressLimit = 50_000
/** Pages not to be indexed: the fallback for other leagues, the login page. */
const unlisted = /^(404|login\/index|offline\/index)\.html$/

interface Settings {
  /** Astro's `site`; unset without `SITE_URL`. */
  site?: string
  base: string
}

/** `limit`: entries of a file. */
export function sitemap(limit = addressLimit) {
  let settings: Settings = { base: '/' }
  return {
    name: 'sitemap',
    hooks: {
      'astro:config:done': ({ config }: { config: Settings }) => {
        settings = config
      },
      'astro:build:done': async ({ dir, logger }: { dir: URL; logger: { warn: (line: string) => void } }) => {
        if (!settings.site) {
          logger.warn('SITE_URL is not set, so link previews have no page or picture URLs, and there’s no sitemap.xml.')
        }
        const folder = fileURLToPath(dir)
        const files = settings.site ? sitemapFiles(await listPages(folder), rootOf(settings, settings.site), limit) : {}
        const all = { ...files, 'robots.txt': robots(settings) }
        for (const [name, text] of Object.entries(all)) await writeFile(join(folder, name), text)
      },
    },
  }
}

/** Paths of the pages below the site's root, `''` for its home, without redirects. */
async function listPages(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  const pages: string[] = []
  for (const file of files.filter((name) => name.endsWith('.html') && !unlisted.test(name)).sort()) {
    const html = await readFile(join(folder, file), 'utf8')
    const isUnlisted = findElements(html, ['meta']).some(
      ({ attributes }) => attributes.name === 'robots' && attributes.content?.startsWith('noindex'),
    )
    if (!isUnlisted) pages.push(file.replace(/(^|\/)index\.html$/, '$1'))
  }
  return pages
}

/** Files by name. Too many pages for one sitemap are split into several, which `sitemap.xml` then lists. */
function sitemapFiles(pages: readonly string[], root: string, limit: number): Record<string, string> {
  if (pages.length <= limit) return { 'sitemap.xml': xmlOf('urlset', 'url', pages, root) }
  const parts = Array.from({ length: Math.ceil(pages.length / limit) }, (_, index) => index)
  const names = parts.map((index) => `sitemap-${index + 1}.xml`)
  return {
    'sitemap.xml': xmlOf('sitemapindex', 'sitemap', names, root),
    ...Object.fromEntries(
      parts.map((index) => [
        names[index],
        xmlOf('urlset', 'url', pages.slice(index * limit, (index + 1) * limit), root),
      ]),
    ),
  }
}

function xmlOf(list: string, entry: string, paths: readonly string[], root: string): string {
  const entries = paths.map(
    (path) => `<${entry}><loc>${escapeMarkup(new URL(encodeURI(path), root).href)}</loc></${entry}>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${list}>
`
}

function robots(settings: Settings): string {
  const lines = ['User-agent: *', `Disallow: ${rootPath(settings)}login`]
  if (settings.site) lines.push(`Sitemap: ${new URL('sitemap.xml', rootOf(settings, settings.site)).href}`)
  return `${lines.join('\n')}\n`
}

/** URL of the site's home, with a trailing slash. */
function rootOf(settings: Settings, site: string): string {
  return new URL(rootPath(settings), site).href
}

function rootPath({ base }: Settings): string {
  return `/${base}/`.replace(/\/+/g, '/')
}
