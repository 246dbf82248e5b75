/** What a page requests of the server, without what the browser has in its cache. */
import type { Page } from '@playwright/test'

/** Addresses of the API whose responses came over the network, as they come. Routes of a test would turn the cache off. */
export async function watchServerRequests(page: Page): Promise<string[]> {
  const requested: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ response }) => {
    const { pathname, search } = new URL(response.url)
    const isCached = response.fromDiskCache || response.fromPrefetchCache
    if (pathname.startsWith('/api/') && !isCached) requested.push(pathname + search)
  })
  return requested
}

/** Requests that were made before, but for a history: that changes with every season that is read, and is revalidated. */
export const repeatedOf = (requested: readonly string[]) =>
  requested.filter((one, index) => requested.indexOf(one) !== index && !one.endsWith('/history'))
