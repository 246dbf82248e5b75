/**
 * The site may be served below a path of its host, e.g. `/my-league/`. Addresses within the app are without that base;
 * links and the browser's location have it.
 */
import { type LinkName, matchRoute, pathTo, shellPath } from '../contract/routes.ts'
import { readApi } from '../contract/site-settings.ts'
import { isHostName, type LeagueRef } from '../domain/identity.ts'

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

/** The league that the page's address names, and its season where it names one; null where it names none, or in a build. */
export function pageLeague(): { league: LeagueRef; season: number | undefined } | null {
  if (typeof location === 'undefined') return null
  const { host, leagueId, season } = matchRoute(withoutBase(location.pathname))?.parameters ?? {}
  if (!isHostName(host) || leagueId === undefined) return null
  const year = season ?? new URLSearchParams(location.search).get('season') ?? undefined
  return { league: { host, leagueId }, season: year === undefined ? undefined : Number(year) }
}

/** A static site without snapshots: its host serves the 404 page for addresses of leagues. */
export const hasShellsOnly =
  readApi(import.meta.env.PUBLIC_API_BASE_URL).base === null && !import.meta.env.HAS_SNAPSHOTS

/**
 * The document to load for an address of this site. Where no host has a page for it, that is its shell with the address in
 * the query, which saves the detour by `404.html`.
 */
export function documentOf(target: URL): URL {
  const match = hasShellsOnly && isBelowBase(target.pathname) ? matchRoute(withoutBase(target.pathname)) : null
  if (!match || Object.keys(match.parameters).length === 0) return target
  const shell = new URL(withBase(`${shellPath(match.name)}/`), target)
  shell.searchParams.set('asked', target.pathname + target.search + target.hash)
  return shell
}
