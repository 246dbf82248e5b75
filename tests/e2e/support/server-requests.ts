/** A page's requests to the server, without cached ones. */
import type { Page } from '@playwright/test'

/** API URLs whose responses came over the network, in order. Playwright routes would disable the cache. */
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
