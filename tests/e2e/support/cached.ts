/** The service worker's caches, read in the page. */
import { expect, type Page } from '@playwright/test'

/** Waits until the page that is shown is listed as opened, and it and its data are cached. */
export async function untilCached(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isCached), { message: `${page.url()} is cached` }).toBe(true)
}

/** In the page. */
export async function isCached(): Promise<boolean> {
  const [opened] = (await caches.keys()).filter((name) => name.endsWith(' opened'))
  const here = location.pathname.replace(/(?<=[^/])\/+$/, '')
  const addresses = opened ? (await (await caches.open(opened)).keys()).map(({ url }) => new URL(url).pathname) : []
  if (!navigator.serviceWorker.controller || !addresses.some((path) => path.replace(/(?<=[^/])\/+$/, '') === here))
    return false
  const page = document.querySelector('meta[name=shell]') ? [] : [location.origin + here]
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const data = requests
    .filter(({ responseStatus, initiatorType }) => initiatorType === 'fetch' && responseStatus === 200)
    .map(({ name }) => name)
    .filter((url) => /\/(api\/v1|snapshot)\//.test(url) && !localStorage.getItem('auth_token'))
  const cached = [...page, ...data].map((url) => caches.match(url, { ignoreVary: true }))
  return (await Promise.all(cached)).every((response) => response !== undefined)
}

/** Names of all files with a hash in their name that are cached: of this build, and of others. */
export async function cachedFiles(page: Page): Promise<{ build: string[]; others: string[] }> {
  return {
    build: await page.evaluate<string[], CacheName>(readCached, 'build'),
    others: await page.evaluate<string[], CacheName>(readCached, 'files'),
  }
}

type CacheName = 'build' | 'files'

/** In the page: names of the files with a hash that the cache of that name has. */
export async function readCached(cache: CacheName): Promise<string[]> {
  const [name] = (await caches.keys()).filter((one) => one.endsWith(` ${cache}`))
  const urls = name ? (await (await caches.open(name)).keys()).map(({ url }) => url) : []
  return urls.filter((url) => url.includes('/_astro/')).map((url) => url.slice(url.lastIndexOf('/') + 1))
}
