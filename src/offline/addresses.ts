/** What kind of request an address is, and what the worker goes by to answer it. */
import { withBase, withoutBase } from '../client/site-base.ts'
import { matchRoute, shellPath, unnamed } from '../contract/routes.ts'
import { readApi } from '../contract/site-settings.ts'
import { leaguesFile, manifestFile, snapshotFolder } from '../contract/snapshot.ts'

const { base: api } = readApi(import.meta.env.PUBLIC_API_BASE_URL)
/** Addresses of the lists of snapshots, which change with every new snapshot. */
export const snapshotLists = [manifestFile, leaguesFile].map((file) => withBase(`/${snapshotFolder}/${file}`))

/** The path within the site; '' for addresses of other sites. */
function pathOf({ origin, pathname }: URL): string {
  return origin === location.origin && pathname.startsWith(withBase('/')) ? withoutBase(pathname) : ''
}

/** Scripts, styles and fonts, with a hash of the content in their names. */
export const isBuildFile = (url: URL) => pathOf(url).startsWith('/_astro/')

export const isSnapshotList = ({ origin, pathname }: URL) =>
  origin === location.origin && snapshotLists.includes(pathname)

/** Files of snapshots, with a hash of the content in their address. */
export const isSnapshotFile = (url: URL) => pathOf(url).startsWith(`/${snapshotFolder}/`) && !isSnapshotList(url)

/** Responses of the API; none where the site was built to do without one. */
export const isApiCall = ({ href }: URL) =>
  api !== null && href.startsWith(new URL(`${api}/api/v1/`, location.href).href)

/** Pages have no file extension. What the server has for others than readers is none. */
export function isPage(url: URL): boolean {
  const path = pathOf(url)
  return path !== '' && !/\.\w+$|^\/(api|healthz|readyz|metrics)(\/|$)/.test(path) && !isApiCall(url)
}

/**
 * The address that a page is cached under: without a slash at its end or a query, which make no other page. A shell that was
 * requested in place of a page (`?asked=`) counts as that page.
 */
export function pageAddress(address: string): string {
  const url = new URL(address)
  const asked = url.pathname.split('/').includes(unnamed) ? url.searchParams.get('asked') : null
  const { origin, pathname } = asked && URL.canParse(asked, address) ? new URL(asked, address) : url
  return origin + (pathname === withBase('/') ? pathname : pathname.replace(/\/+$/, ''))
}

/** The address of the shell that stands in for a page of any league or team; null where there is none. */
export function shellAddress(address: string): string | null {
  const match = matchRoute(pathOf(new URL(address)))
  return match && Object.keys(match.parameters).length > 0 ? withBase(`${shellPath(match.name)}/`) : null
}

/** Whether an address is of the same league as another one, or of the same team where it names no league. */
export function isOfSameLeague(address: string, other: string): boolean {
  const [parameters, others] = [address, other].map((one) => matchRoute(pathOf(new URL(one)))?.parameters)
  if (!parameters || !others) return false
  const { teamId, weekNum: _, season: __, ...league } = parameters
  const subject = Object.entries(Object.keys(league).length > 0 ? league : { teamId })
  return subject.every(([name, value]) => value !== undefined && others[name] === value)
}
