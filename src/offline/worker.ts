/**
 * The site's service worker: opened pages work offline. `docs/decisions/offline.md` describes what is cached for how long, and why builds
 * never mix. Other requests go to the network.
 */
import { clientsClaim } from 'workbox-core'
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { cacheNames, deleteCaches, home } from '../client/site-caches.ts'
import { hasPageMark } from '../contract/page-mark.ts'
import {
  isApiCall,
  isBuildFile,
  isOfSameLeague,
  isPage,
  isPublished,
  isSnapshotFile,
  isSnapshotList,
  pageAddress,
  shellAddress,
  snapshotLists,
} from './addresses.ts'
import { showNotices } from './notices.ts'
import { listOpened } from './opened.ts'
import { cacheExpected, cacheOnly, cachePages, markOffline, withSavedTime } from './saved-copies.ts'

declare const self: ServiceWorkerGlobalScope

/** An earlier build's files stay cached as long as its pages. */
const pageDays = 60
const daySeconds = 24 * 60 * 60
/** Responses do not depend on request headers: requests with a token are not routed. */
const ignoreVary = { ignoreVary: true }

const build = new PrecacheController({ cacheName: cacheNames.build, plugins: [{ cacheWillUpdate: refuseOtherFiles }] })
build.precache(self.__WB_MANIFEST)

const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: 3,
  matchOptions: ignoreVary,
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => pageAddress(request.url) },
    cacheOnly(/text\/html/),
    cachePages,
    expireAfter(pageDays, 100),
    { cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? openedShell(request.url) },
    {
      // A host without rewrite rules has no page of most leagues.
      handlerWillRespond: async ({ request, response }) =>
        (response.status === 404 && (await shellFor(pageAddress(request.url)))) || withSavedTime(response),
      handlerDidError: async ({ request }) => (await savedPage(request.url)) ?? offlinePage(),
    },
  ],
})

/** A server may take longer if it has to compute a response. */
const responses = new NetworkFirst({
  cacheName: cacheNames.responses,
  networkTimeoutSeconds: 8,
  matchOptions: ignoreVary,
  plugins: [markOffline, cacheOnly(/json/), cacheExpected, expireAfter(pageDays, 500)],
})

const snapshots = new CacheFirst({
  cacheName: cacheNames.snapshots,
  matchOptions: ignoreVary,
  plugins: [cacheOnly(/json|image\/webp/), cacheExpected, expireAfter(365, 2000)],
})

const otherExpiration = new CacheExpiration(cacheNames.files, {
  maxEntries: 1000,
  maxAgeSeconds: pageDays * daySeconds,
})
const otherBuilds = new CacheFirst({
  cacheName: cacheNames.files,
  matchOptions: { ...ignoreVary, ignoreSearch: true },
  plugins: [{ cacheDidUpdate: ({ request }) => otherExpiration.updateTimestamp(request.url) }],
})

registerRoute(
  ({ url, request }) => request.mode === 'navigate' && isPage(url),
  async (options) => (await knownShell(options).catch(() => undefined)) ?? pages.handle(options),
)
// Pages opened before the worker existed: their URLs come as messages.
registerRoute(({ url, event }) => event.type === 'message' && isPage(url), pages)
// Astro adds a query when it retries a failed script.
registerRoute(new PrecacheRoute(build, { ignoreURLParametersMatching: [/./] }))
registerRoute(({ url }) => isBuildFile(url), otherBuilds)
registerRoute(({ url }) => isSnapshotFile(url), snapshots)
registerRoute(({ url }) => isSnapshotList(url), responses)
// Responses to requests with a token are private and not cached.
registerRoute(({ url, request }) => isApiCall(url) && !request.headers.has('Authorization'), responses)

// Open and cached pages of the replaced build find its files, so the worker need not wait until they are closed.
showNotices()
self.skipWaiting()
clientsClaim()
self.addEventListener('install', (event) => {
  event.waitUntil(keepReplacedFiles())
  // All screens except snapshot pages look up snapshots in these lists.
  for (const list of import.meta.env.HAS_SNAPSHOTS ? snapshotLists : [])
    responses.handle({ request: new Request(list), event }).catch(() => {})
})
self.addEventListener('activate', (event) => {
  // The page is requested while the worker starts.
  event.waitUntil(self.registration.navigationPreload?.enable())
  event.waitUntil(deleteCaches(Object.values(cacheNames)))
})

/** Workbox plugin: deletes older entries, and the least recently used ones above the limit. */
function expireAfter(days: number, maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * daySeconds, purgeOnQuotaError: true })
}

/** During a deployment a host may send a page for a missing script, or of its own for any page. The worker is then not installed. */
async function refuseOtherFiles({ request, response }: { request: Request; response: Response }) {
  const isHtml = /text\/html/.test(response.headers.get('Content-Type') ?? '')
  if (!response.ok || isHtml === isBuildFile(new URL(request.url))) return null
  return !isHtml || hasPageMark(await response.clone().text()) ? response : null
}

/** Runs before precaching deletes the files of the replaced build. */
async function keepReplacedFiles(): Promise<void> {
  const [precached, others] = await Promise.all([caches.open(cacheNames.build), caches.open(cacheNames.files)])
  for (const request of await precached.keys()) {
    if (build.getCacheKeyForURL(request.url) || !isBuildFile(new URL(request.url))) continue
    const response = await precached.match(request)
    if (response) await others.put(request, response)
    await otherExpiration.updateTimestamp(request.url)
  }
  await otherExpiration.expireEntries()
}

/**
 * A page that was not looked up: without a network Firefox preloads a response of type 'error' instead of failing, and Workbox takes it for
 * the page.
 */
async function savedPage(address: string): Promise<Response | undefined> {
  const saved = await caches.match(pageAddress(address), { cacheName: cacheNames.pages, ...ignoreVary })
  return saved ?? openedShell(address)
}

async function shellFor(address: string): Promise<Response | undefined> {
  const shell = shellAddress(address)
  return shell === null ? undefined : build.matchPrecache(shell)
}

/**
 * The shell for a URL of an opened league, at once: nothing of it comes from the network, and the page shows what the device has saved of
 * the league until the responses arrive. Not where a page of the league has content of its own, such as one that a server renders: that is
 * here at once only where it was opened itself.
 */
async function knownShell({ request, event }: RouteHandlerCallbackOptions): Promise<Response | undefined> {
  const shell = shellAddress(request.url)
  if (shell === null) return undefined
  const [opened, saved] = await Promise.all([listAddresses(cacheNames.opened), listAddresses(cacheNames.pages)])
  const isOfLeague = (address: string) => isOfSameLeague(request.url, address)
  const isKnown = (address: string) =>
    isOfLeague(address) && (!import.meta.env.IS_SERVED || pageAddress(address) === pageAddress(request.url))
  if (!opened.some(isKnown) || saved.some(isOfLeague)) return undefined
  // Published since it was opened, or not opened for so long that its pages are not saved any more.
  if (import.meta.env.HAS_SNAPSHOTS && isPublished(request.url, await readSnapshotList())) return undefined
  // The browser has requested the page, too, and reports a request that nobody waits for.
  const { preloadResponse } = event as ExtendableEvent & { preloadResponse?: Promise<unknown> }
  event.waitUntil(Promise.resolve(preloadResponse).catch(() => {}))
  return build.matchPrecache(shell)
}

/** Undefined if it is not saved. */
async function readSnapshotList(): Promise<unknown> {
  const [list = ''] = snapshotLists
  const response = await caches.match(list, { cacheName: cacheNames.responses, ...ignoreVary })
  return response?.json()
}

async function listAddresses(name: string): Promise<string[]> {
  const cache = await caches.open(name)
  return (await cache.keys()).map(({ url }) => url)
}

/** The shell for a URL of an opened league: its data is on the device, whichever screen was opened. */
async function openedShell(address: string): Promise<Response | undefined> {
  const opened = await listOpened()
  const isOpened = opened.some((page) => isOfSameLeague(address, new URL(page.address, location.href).href))
  return isOpened ? shellFor(address) : undefined
}

/** The status says that the page is missing; the browser shows the body. */
async function offlinePage(): Promise<Response | undefined> {
  const page = await build.matchPrecache(`${home}offline/`)
  return page && new Response(page.body, { status: 503, headers: page.headers })
}
