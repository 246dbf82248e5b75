/** The pages that were opened on this device: a cache with an entry per page, whose body is the page's title. */
import { cacheNames, home } from '../client/site-caches.ts'

export interface OpenedPage {
  /** Path, with the season if present. */
  address: string
  title: string
}

const maxPages = 100

/** Records an opened page, and removes the oldest record above the limit. */
export async function rememberOpened({ pathname, search }: Pick<Location, 'pathname' | 'search'>, title: string) {
  const cache = await caches.open(cacheNames.opened)
  const season = new URLSearchParams(search).get('season')
  const path = pathname === home ? home : pathname.replace(/\/+$/, '')
  const address = path + (season === null ? '' : `?${new URLSearchParams({ season })}`)
  // Entries are in order of insertion.
  await cache.delete(address)
  await cache.put(address, new Response(title))
  const oldest = (await cache.keys()).slice(0, -maxPages)
  await Promise.all(oldest.map((request) => cache.delete(request)))
}

/**
 * Records a page whose league is on the device before the page is opened, and starts the installation of the worker, which goes on when the
 * page leaves.
 */
export async function saveOpened(address: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD || import.meta.env.PUBLIC_OFFLINE === '0') return
  await rememberOpened(new URL(address, location.href), 'League')
  navigator.serviceWorker.register(`${home}sw.js`).catch(() => {})
}

/** All opened pages, last opened first. */
export async function listOpened(): Promise<OpenedPage[]> {
  const cache = await caches.open(cacheNames.opened)
  const pages = (await cache.keys()).map(async (request) => {
    const { pathname, search } = new URL(request.url)
    const response = await cache.match(request)
    return { address: pathname + search, title: (await response?.text()) ?? '' }
  })
  return (await Promise.all(pages)).reverse()
}
