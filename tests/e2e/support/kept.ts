/** What a page's service worker has kept, looked up in the page. */
import { expect, type Page } from '@playwright/test'

/** Waits until the worker has kept the page that is shown. */
export async function untilKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isKept), { timeout: 30_000, message: `${page.url()} is kept` }).toBe(true)
}

async function isKept(): Promise<boolean> {
  const here = (location.origin + location.pathname).replace(/\/+$/, '')
  for (const name of (await caches.keys()).filter((one) => one.endsWith(' opened'))) {
    const opened = await (await caches.open(name)).keys()
    if (opened.some(({ url }) => url.replace(/\/+$/, '') === here)) return navigator.serviceWorker.controller !== null
  }
  return false
}

/** Names of all files with a hash in their name that are kept. */
export function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((one) => one.endsWith(' files'))
    return (await (await caches.open(name)).keys()).map(({ url }) => url.slice(url.lastIndexOf('/') + 1))
  })
}

/** How many builds' own documents are kept. */
export function keptBuilds(page: Page): Promise<number> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => / build \w+$/.test(name)).length)
}
