/** What was opened: addresses and the titles of their pages. */
import { matchRoute } from '../contract/routes.ts'
import { openedExpiration } from './keeping.ts'
import { cacheNames, sitePath } from './scope.ts'

export interface OpenedPage {
  url: string
  /** What a link to it says, as HTML. */
  label: string
}

/** Notes that a page was opened. `title` is HTML. */
export async function noteOpened(url: string, title: string): Promise<void> {
  const cache = await caches.open(cacheNames.opened)
  await cache.put(url, new Response(labelOf(new URL(url), title)))
  await openedExpiration.updateTimestamp(url)
  await openedExpiration.expireEntries()
}

export async function wasOpened(url: string): Promise<boolean> {
  return (await caches.match(url, { cacheName: cacheNames.opened })) !== undefined
}

/** All that were opened, the last one first. */
export async function listOpened(): Promise<OpenedPage[]> {
  const cache = await caches.open(cacheNames.opened)
  const pages = (await cache.keys()).map(async (request) => {
    const response = await cache.match(request)
    return { url: request.url, label: (await response?.text()) ?? request.url }
  })
  // A cache has its entries in the order in which they were put.
  return (await Promise.all(pages)).reverse()
}

/** A page's title without the product's name, and where several pages have the same one, which of them it is. */
export function labelOf(url: URL, title: string): string {
  const { name, parameters } = matchRoute(`/${sitePath(url)}`) ?? { name: null, parameters: {} }
  const own = title.split(' · ').filter((part) => part !== 'Fantasy Football Analytics')
  const part = name === 'rosterWeek' ? `Week ${parameters.weekNum}` : name === null ? undefined : parts[name]
  return [...own, part].filter(Boolean).join(' · ') || 'Home'
}

const parts: Readonly<Record<string, string>> = {
  seasonOverview: 'Season overview',
  performance: 'Performance',
  leagueLegacy: 'Older page',
  leagueTeamLegacy: 'Older page',
  leagueRosterLegacy: 'Older roster',
  teamLegacy: 'Older page',
  rosterLegacy: 'Older roster',
}
