/** Which requests are of what kind, by their address. */
import { matchRoute } from '../contract/routes.ts'
import { readApi } from '../contract/site-settings.ts'
import { leaguesFile, manifestFile, snapshotFolder } from '../contract/snapshot.ts'
import { sitePath, siteUrl } from './scope.ts'

const { base } = readApi(import.meta.env.PUBLIC_API_BASE_URL)
/** Where the API's addresses begin; null where the site was built to do without one. */
const api = base === null ? null : new URL(`${base}/api/v1/`, siteUrl('')).href

const lists = [`${snapshotFolder}/${manifestFile}`, `${snapshotFolder}/${leaguesFile}`]

/** Scripts, styles and fonts: their names have a hash of the content, so they never change. */
export function isHashedFile(url: URL): boolean {
  return sitePath(url)?.startsWith('_astro/') ?? false
}

/** Lists of snapshots: they change whenever another is taken. */
export function isList(url: URL): boolean {
  return lists.includes(sitePath(url) ?? '')
}

/** Files of snapshots: the hash of all of them is in their address. */
export function isSeasonFile(url: URL): boolean {
  return !isList(url) && (sitePath(url)?.startsWith(`${snapshotFolder}/`) ?? false)
}

export function isAnswer(url: URL): boolean {
  return api !== null && url.href.startsWith(api)
}

/** Pages have no ending; whatever has one (pictures, lists for calendars) is left to the browser, and so is the server's own. */
export function isPage(url: URL): boolean {
  const path = sitePath(url)
  return path !== null && !/\.\w+$|^(api|healthz|readyz|metrics)(\/|$)/.test(path) && !isAnswer(url)
}

/** Whether the app shows the page: others, such as recaps, have no script. */
export function isOfApp(url: URL): boolean {
  return matchRoute(`/${sitePath(url)}`) !== null
}

/** The address under which a page is kept: its file is the same whatever is asked of it. */
export function pageAddress(url: URL): string {
  return siteUrl(sitePath(url) ?? '')
}

/** The address under which it is kept that a page was opened: a season in the query makes it another one. */
export function openedAddress(url: URL): string {
  const season = url.searchParams.get('season')
  return pageAddress(url) + (season === null ? '' : `?season=${encodeURIComponent(season)}`)
}
