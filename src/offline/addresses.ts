/** Classifies requests by URL for the worker. */
import { withBase, withoutBase } from '../client/site-base.ts'
import { matchRoute, shellPath, unnamed } from '../contract/routes.ts'
import { readApi } from '../contract/site-settings.ts'
import {
  leaguesFile,
  manifestFile,
  type SnapshotManifest,
  snapshotFolder,
  snapshotsOfLeague,
} from '../contract/snapshot.ts'
import { fromWire } from '../contract/wire.ts'
import { isHostName } from '../domain/identity.ts'

const { base: api } = readApi(import.meta.env.PUBLIC_API_BASE_URL)
/** URLs of the lists of snapshots, which change with every new snapshot. The first has all of their seasons. */
export const snapshotLists = [manifestFile, leaguesFile].map((file) => withBase(`/${snapshotFolder}/${file}`))

/** The path within the site; '' for URLs of other sites. */
function pathOf({ origin, pathname }: URL): string {
  return origin === location.origin && pathname.startsWith(withBase('/')) ? withoutBase(pathname) : ''
}

/** Scripts, styles and fonts, with a hash of the content in their names. */
export const isBuildFile = (url: URL) => pathOf(url).startsWith('/_astro/')

export const isSnapshotList = ({ origin, pathname }: URL) =>
  origin === location.origin && snapshotLists.includes(pathname)

/** Files of snapshots, with a hash of the content in their URL. */
export const isSnapshotFile = (url: URL) => pathOf(url).startsWith(`/${snapshotFolder}/`) && !isSnapshotList(url)

/** Responses of the API; none if the site was built without one. */
export const isApiCall = ({ href }: URL) =>
  api !== null && href.startsWith(new URL(`${api}/api/v1/`, location.href).href)

/** Pages have no file extension. Paths of the server that are not for readers are excluded. */
export function isPage(url: URL): boolean {
  const path = pathOf(url)
  return path !== '' && !/\.\w+$|^\/(api|healthz|readyz|metrics)(\/|$)/.test(path) && !isApiCall(url)
}

/** A page's cache key: its URL without trailing slash and query. A shell requested instead of a page (`?asked=`) counts as that page. */
export function pageAddress(address: string): string {
  const url = new URL(address)
  const asked = url.pathname.split('/').includes(unnamed) ? url.searchParams.get('asked') : null
  const { origin, pathname } = asked && URL.canParse(asked, address) ? new URL(asked, address) : url
  return origin + (pathname === withBase('/') ? pathname : pathname.replace(/\/+$/, ''))
}

/** URL of the shell for a page of any league or team; null if there is none. */
export function shellAddress(address: string): string | null {
  const match = matchRoute(pathOf(new URL(address)))
  return match && Object.keys(match.parameters).length > 0 ? withBase(`${shellPath(match.name)}/`) : null
}

/** Whether two URLs belong to the same league, or to the same team if they name no league. */
export function isOfSameLeague(address: string, other: string): boolean {
  const [parameters, others] = [address, other].map((one) => matchRoute(pathOf(new URL(one)))?.parameters)
  if (!parameters || !others) return false
  const { teamId, weekNum: _, season: __, ...league } = parameters
  const subject = Object.entries(Object.keys(league).length > 0 ? league : { teamId })
  return subject.every(([name, value]) => value !== undefined && others[name] === value)
}

/** Whether the site has pages of the URL's league: the list of snapshots names it. False without the list. */
export function isPublished(address: string, manifest: unknown): boolean {
  const { host, leagueId } = matchRoute(pathOf(new URL(address)))?.parameters ?? {}
  const { seasons } = (fromWire(manifest) ?? {}) as Partial<SnapshotManifest>
  return isHostName(host) && leagueId !== undefined && snapshotsOfLeague(seasons ?? [], { host, leagueId }).length > 0
}
