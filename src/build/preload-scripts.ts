/** File names of the scripts that a script of the site imports statically, by its own file name. */
export type StaticImports = Map<string, readonly string[]>

const pageScript = /<script type="module" src="([^"]+)"/g
const islandLoadedAtOnce = /<astro-island [^>]*client="load"[^>]*>/g
const scriptOfIsland = /(?:component|renderer)-url="([^"]+)"/g

/**
 * The page with `modulepreload` links to its initial scripts: its own, the components of `client:load` islands with their renderer, and
 * their imports. The browser requests all of them together instead of level by level. Their low priority leaves the next of a browser's six
 * connections to a response requested meanwhile. They precede the style sheet, which a phone takes a while to parse.
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

/** URLs of a script and of all its imports, itself first. */
function withImports(url: string, imports: StaticImports): string[] {
  const start = url.indexOf('_astro/')
  const files = new Set([url.slice(start)])
  // A set's iteration includes entries added meanwhile.
  for (const file of files) for (const imported of imports.get(file) ?? []) files.add(imported)
  return [...files].map((file) => url.slice(0, start) + file)
}
