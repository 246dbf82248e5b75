/**
 * The site may live below a path of its host, e.g. `/my-league/`. Inside the app addresses are without it; whatever is put
 * into a link or given to the browser has it.
 */
import { type LinkName, pathTo } from '../contract/routes.ts'

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
export function isBelowBase(pathname: string): boolean {
  return base === '' || pathname === base || pathname.startsWith(`${base}/`)
}

/** The address of a route, its parameters encoded. */
export function addressOf(name: LinkName, parameters?: Readonly<Record<string, string | number>>): string {
  return withBase(pathTo(name, parameters))
}
