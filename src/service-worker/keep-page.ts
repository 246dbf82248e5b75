/** Keeps what open pages are made of: a reader who moves inside the app asks the host for no page. */
import { matchRoute } from '../contract/routes.ts'
import { manifestFile, type SnapshotManifest, snapshotFolder } from '../contract/snapshot.ts'
import { isAnswer, isList, isOfApp, isPage, isSeasonFile, openedAddress, pageAddress } from './addresses.ts'
import { escapeHtml } from './mark-page.ts'
import { noteOpened } from './opened.ts'
import { cacheNames, sitePath, siteUrl, worker } from './scope.ts'
import { answers, pages, seasons } from './strategies.ts'

/** What `src/layouts/start-worker.ts` tells of a page that is shown in full. */
export interface PageShown {
  type: 'page-shown'
  address: string
  title: string
  /** Whatever it asked for before there was a worker to see it. */
  asked: readonly string[]
}

export async function keepPage({ address, title, asked }: PageShown, event: ExtendableEvent): Promise<void> {
  const url = new URL(address)
  if (sitePath(url) === null) return
  await Promise.all([keepDocument(url, event), ...asked.map((one) => keepAnswer(new URL(one), event))])
  await noteOpened(openedAddress(url), escapeHtml(title))
}

/** Keeps the pages without the app that are open before there is a worker: they have no script that could say so. */
export async function keepOpenFiles(event: ExtendableEvent): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const urls = open.map(({ url }) => new URL(url)).filter((url) => isPage(url) && !isOfApp(url))
  await Promise.all(urls.map((url) => keepDocument(url, event)))
}

/**
 * A snapshot page has its content in it. Other leagues have no page of their own, whatever the host answers:
 * the app and the answers are enough.
 */
async function keepDocument(url: URL, event: ExtendableEvent): Promise<void> {
  const request = pageAddress(url)
  if (await isKept(request, cacheNames.pages)) return
  if (await hasPage(url)) await pages.handle({ request, event }).catch(() => {})
}

async function hasPage(url: URL): Promise<boolean> {
  const { espnLeagueId, teamId } = matchRoute(`/${sitePath(url)}`)?.parameters ?? {}
  if (espnLeagueId === undefined) return teamId === undefined
  const list = await caches.match(siteUrl(`${snapshotFolder}/${manifestFile}`), { cacheName: cacheNames.answers })
  const { seasons } = ((await list?.json()) ?? { seasons: [] }) as SnapshotManifest
  return seasons.some(({ espn_league_id }) => String(espn_league_id) === espnLeagueId)
}

async function keepAnswer(url: URL, event: ExtendableEvent): Promise<void> {
  const request = url.href
  const strategy = isSeasonFile(url) ? seasons : isAnswer(url) || isList(url) ? answers : null
  if (strategy === null || (await isKept(request, strategy.cacheName))) return
  await strategy.handle({ request, event }).catch(() => {})
}

async function isKept(url: string, cacheName: string): Promise<boolean> {
  return (await caches.match(url, { cacheName, ignoreVary: true })) !== undefined
}
