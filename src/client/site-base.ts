/**
 * The site may be served below a base path, e.g. `/my-league/`. URLs within the app do not contain it; links and the browser's location do.
 */
import { type LinkName, matchRoute, pathTo, shellPath } from '../contract/routes.ts'
import { readApi } from '../contract/site-settings.ts'
import { isHostName, isSameLeague, type LeagueRef } from '../domain/identity.ts'

/** With a leading and without a trailing slash; '' at the root of a host. */
const base = (import.meta.env.BASE_URL ?? '/').replace(/\/+$/, '')

/** The URL of a path of this site, which starts with `/`. */
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

/** The URL of a route with encoded parameters. */
export function addressOf(name: LinkName, parameters?: Readonly<Record<string, string | number>>): string {
  return withBase(pathTo(name, parameters))
}

/** League and season in the page's URL; null without a league, or in a build. */
export function pageLeague(): { league: LeagueRef; season: number | undefined } | null {
  if (typeof location === 'undefined') return null
  const { host, leagueId, season } = matchRoute(withoutBase(location.pathname))?.parameters ?? {}
  if (!isHostName(host) || leagueId === undefined) return null
  const year = season ?? new URLSearchParams(location.search).get('season') ?? undefined
  return { league: { host, leagueId }, season: year === undefined ? undefined : Number(year) }
}

export const isLeagueOfPage = (league: LeagueRef) => isSameLeague(pageLeague()?.league, league)

/** A static site without snapshots: its host serves the 404 page for league URLs. */
export const hasShellsOnly =
  readApi(import.meta.env.PUBLIC_API_BASE_URL).base === null && !import.meta.env.HAS_SNAPSHOTS

/**
 * The document to load for a URL of this site. If the host has no page for it, this is its shell with the URL in the query, which avoids
 * the redirect by `404.html`.
 */
export function documentOf(target: URL): URL {
  return (hasShellsOnly && shellOf(target)) || target
}

/** The shell of a URL's screen with the URL in the query; null for a URL without one. */
export function shellOf(target: URL): URL | null {
  const match = isBelowBase(target.pathname) ? matchRoute(withoutBase(target.pathname)) : null
  if (!match || Object.keys(match.parameters).length === 0) return null
  const shell = new URL(withBase(`${shellPath(match.name)}/`), target)
  shell.searchParams.set('asked', target.pathname + target.search + target.hash)
  return shell
}

/** Path, query and fragment of `from`; home if it is external, missing, or the login itself. */
export function toReturnPath(from: string | null): string {
  if (!from?.startsWith('/')) return '/'
  const target = URL.parse(from, here)
  if (target?.origin !== here || /^\/login\/*$/.test(target.pathname)) return '/'
  // Browsers resolve `//host` to another site.
  if (target.pathname.startsWith('//')) return '/'
  return `${target.pathname}${target.search}${target.hash}`
}

/** Allowed return targets: paths of this site. */
const here = 'https://this-site.invalid'

/** The host of an address that others can open, for pictures; null for this computer and its network. */
export function publicHost(host: string): string | null {
  const name = host.replace(/:\d+$/, '')
  const isLocal =
    !name.includes('.') ||
    /\.(local|localhost|internal|lan|home\.arpa)$/i.test(name) ||
    /^[\d.]+$/.test(name) ||
    name.startsWith('[')
  return isLocal ? null : host
}
