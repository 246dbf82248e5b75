/** Registers the service worker, and records opened pages. */

import { deleteCaches, home } from '../client/site-caches.ts'
import { readToken } from '../client/token.ts'
import { islandsAtOnce } from '../contract/islands.ts'
import { whenChanged } from './network-note.ts'
import { rememberOpened } from './opened.ts'

/** A page that has not changed for this long is complete. */
const quietMilliseconds = 1000

export async function startServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator
  const loaded = location.pathname
  // Without a worker no request of this page has been cached.
  let isUnseen = !serviceWorker.controller
  // The worker requests a hundred files: not before the page has what it shows.
  await new Promise<void>((resolve) => {
    const stop = whenQuiet(
      () => !isLoading(),
      () => {
        stop()
        resolve()
      },
    )
  })
  await serviceWorker.register(`${home}sw.js`)
  const registration = await serviceWorker.ready
  whenQuiet(isShown, () => {
    rememberOpened(location, document.title).catch((cause) => console.info('Nothing can be saved here:', cause))
    // Screens reached within the document send no request of their own. A shell is precached.
    const isLoadedLater = isUnseen || location.pathname !== loaded
    const page = isLoadedLater && !document.querySelector('meta[name=shell]') ? [location.href] : []
    const urlsToCache = [...page, ...(isUnseen ? requestedData() : [])]
    isUnseen = false
    if (urlsToCache.length > 0) registration.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
  })
}

/** Removes this site's worker and its caches, e.g. of a site that had the same URL before. */
export async function removeWorker(): Promise<void> {
  const scope = new URL(home, location.href).href
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.filter((one) => one.scope === scope).map((one) => one.unregister()))
  await deleteCaches()
}

/** Calls back for every address, once it is ready and nothing has changed for a second. Returns a function that stops. */
function whenQuiet(isReady: () => boolean, callback: () => void): () => void {
  let shown = ''
  let timer = 0
  return whenChanged(() => {
    if (shown === location.pathname + location.search) return
    clearTimeout(timer)
    // Loading content changes the page when it arrives, which restarts the timer.
    timer = window.setTimeout(() => {
      if (!isReady()) return
      shown = location.pathname + location.search
      callback()
    }, quietMilliseconds)
  })
}

const isLoading = () => document.querySelector(`.waiting, [aria-busy=true], ${islandsAtOnce}[ssr]`) !== null
/** Nothing is loading and nothing failed. The page in place of one that is not cached counts as a failure. */
const isShown = () => !isLoading() && document.querySelector('main [role=alert], #opened') === null

/** URLs that this page requested; empty if a token makes the responses private. */
function requestedData(): string[] {
  if (readToken() !== null) return []
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return entries.filter(({ initiatorType }) => /^(fetch|xmlhttprequest)$/.test(initiatorType)).map(({ name }) => name)
}
