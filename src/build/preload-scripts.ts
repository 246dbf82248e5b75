import { loadAtOnce } from '../contract/islands.ts'
import { findElements } from './read-html.ts'

/** File names of the scripts that a script of the site imports statically, by its own file name. */
export type StaticImports = Map<string, readonly string[]>

/** Scripts that only import another one, by file name: a page's own script, whose modules are in a chunk that islands share. */
export type Forwards = Map<string, string>

/** Whether a script imports another one and does nothing else. */
export const isForward = (code: string): boolean => /^import\s*"[^"]+";?\s*$/.test(code)

/** The page with the imported script in place of one that only imports it: a request less. */
export function withDirectScripts(html: string, forwards: Forwards): string {
  const scripts = findElements(html, ['script'])
  // From the last one, as each changes the offsets after it.
  return scripts.reduceRight((page, { attributes: { src = '' }, start, contentStart }) => {
    const file = src.slice(src.indexOf('_astro/'))
    const target = forwards.get(file)
    if (!target) return page
    return page.slice(0, start) + page.slice(start, contentStart).replace(file, target) + page.slice(contentStart)
  }, html)
}

/**
 * The page with `modulepreload` links to its initial scripts: its own, the components of islands that load at once, with their renderer, and
 * their imports. The browser requests all of them together instead of level by level. Their low priority leaves the next of a browser's six
 * connections to a response requested meanwhile. They precede the style sheet, which a phone takes a while to parse.
 */
export function withPreloads(html: string, imports: StaticImports): string {
  const elements = findElements(html, ['head', 'style', 'astro-island', 'script'])
  const islands = elements.filter(
    ({ name, attributes }) => name === 'astro-island' && loadAtOnce.includes(attributes.client ?? ''),
  )
  const scripts = elements.filter(({ name, attributes }) => name === 'script' && attributes.type === 'module')
  const urls = [
    ...islands.flatMap(({ attributes }) => [attributes['component-url'], attributes['renderer-url']]),
    ...scripts.map(({ attributes }) => attributes.src),
  ].filter((url) => url !== undefined)
  const links = [...new Set(urls.flatMap((url) => withImports(url, imports)))].map(
    (url) => `<link rel="modulepreload" fetchpriority="low" href="${url}">`,
  )
  const place = elements.find(({ name }) => name === 'style')?.start ?? elements[0]?.contentEnd
  return place === undefined ? html : html.slice(0, place) + links.join('') + html.slice(place)
}

/** URLs of a script and of all its imports, itself first. */
function withImports(url: string, imports: StaticImports): string[] {
  const start = url.indexOf('_astro/')
  const files = new Set([url.slice(start)])
  // A set's iteration includes entries added meanwhile.
  for (const file of files) for (const imported of imports.get(file) ?? []) files.add(imported)
  return [...files].map((file) => url.slice(0, start) + file)
}
