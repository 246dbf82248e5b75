/** File names of the scripts that a script of the site imports statically, by its own file name. */
export type StaticImports = Map<string, readonly string[]>

const pageScript = /<script type="module" src="([^"]+)"/g
const islandLoadedAtOnce = /<astro-island [^>]*client="load"[^>]*>/g
const scriptOfIsland = /(?:component|renderer)-url="([^"]+)"/g

/**
 * The page with `modulepreload` links to the scripts that it loads at once: its own, components of `client:load` islands with
 * their renderer, and what these import. The browser requests all of them together instead of one level of imports after the
 * other; of low priority, so that a response that is requested meanwhile gets the next of a browser's six connections. They stand before
 * the style sheet, which takes a phone a while to read.
 */
export function withPreloads(html: string, imports: StaticImports): string {
  const islands = html.match(islandLoadedAtOnce) ?? []
  const urls = [...islands.flatMap((island) => urlsIn(island, scriptOfIsland)), ...urlsIn(html, pageScript)]
  const links = [...new Set(urls.flatMap((url) => withImports(url, imports)))].map(
    (url) => `<link rel="modulepreload" fetchpriority="low" href="${url}">`,
  )
  return html.replace(/<style|<\/head>/, (tag) => links.join('') + tag)
}

function urlsIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, url = '']) => url)
}

/** Addresses of a script and of all that it imports, itself first. */
function withImports(url: string, imports: StaticImports): string[] {
  const start = url.indexOf('_astro/')
  const files = new Set([url.slice(start)])
  // A set's iteration goes on with what is added meanwhile.
  for (const file of files) for (const imported of imports.get(file) ?? []) files.add(imported)
  return [...files].map((file) => url.slice(0, start) + file)
}
