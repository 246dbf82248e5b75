/**
 * The site may live below a path of its host, e.g. `/my-league/`. Inside the app addresses are without it; whatever is put
 * into a link or given to the browser has it.
 */
import { type LinkName, matchRoute, pathTo, shellPath } from '../contract/routes.ts'
import { readApi } from '../contract/site-settings.ts'

/** With a leading and without a trailing slash; '' at the root of a host. */
const base = (import.meta.env.BASE_URL ?? '/').replace(/\/+$/, '')

/** The address of a path of this site, which starts with `/`. */
export function withBase(path: string): string {
  return base + path
}

/** The path within this site, `/` for its home; paths of others stay as they are. */
export function withoutBase(pathname: string): string {
  if (base === '' || !(pathname === base || pathname.startsWith(`${base}/`))) return pathname
  return pathname.slice(base.length) || '/'
}

/** Whether a path of this host belongs to this site. */
function isBelowBase(pathname: string): boolean {
  return base === '' || pathname === base || pathname.startsWith(`${base}/`)
}

/** The address of a route, its parameters encoded. */
export function addressOf(name: LinkName, parameters?: Readonly<Record<string, string | number>>): string {
  return withBase(pathTo(name, parameters))
}

/** A site of files without snapshots: its host answers addresses of leagues with the page for what is not there. */
export const hasShellsOnly =
  readApi(import.meta.env.PUBLIC_API_BASE_URL).base === null && !import.meta.env.HAS_SNAPSHOTS

/**
 * The document to load for an address of this site. Where no host has a page of it that is its shell, which takes the
 * address over: asking for that at once spares the detour by `404.html`.
 */
export function documentOf(target: URL): URL {
  const match = hasShellsOnly && isBelowBase(target.pathname) ? matchRoute(withoutBase(target.pathname)) : null
  if (!match || Object.keys(match.parameters).length === 0) return target
  const shell = new URL(withBase(`${shellPath(match.name)}/`), target)
  shell.searchParams.set('asked', target.pathname + target.search + target.hash)
  return shell
}
