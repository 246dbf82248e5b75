/** Registers the service worker, and remembers what was opened. */
import { readToken } from '../client/token.ts'
import { whenChanged } from './network-note.ts'
import { rememberOpened } from './opened.ts'
import { deleteCaches, home } from './site-caches.ts'

/** A page that has not changed for so long is complete. */
const quietMilliseconds = 1000

export async function startWorker(): Promise<void> {
  const { serviceWorker } = navigator
  const loaded = location.pathname
  // Without a worker nothing has cached what this page requested.
  let isUnseen = !serviceWorker.controller
  // The worker requests a hundred files: not before the page has what it shows.
  await new Promise<void>((resolve) => whenQuiet(() => !isLoading(), resolve))
  await serviceWorker.register(`${home}sw.js`)
  const registration = await serviceWorker.ready
  whenQuiet(isShown, () => {
    rememberOpened(location, document.title).catch((cause) => console.info('Nothing can be saved here:', cause))
    // Screens that were reached within the document have no request of their own. A shell is precached.
    const isLoadedLater = isUnseen || location.pathname !== loaded
    const page = isLoadedLater && !document.querySelector('meta[name=shell]') ? [location.href] : []
    const urlsToCache = [...page, ...(isUnseen ? requestedData() : [])]
    isUnseen = false
    if (urlsToCache.length > 0) registration.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
  })
}

/** Removes the worker of this site and what it cached, e.g. of a site that was on the same address before. */
export async function removeWorker(): Promise<void> {
  const scope = new URL(home, location.href).href
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.filter((one) => one.scope === scope).map((one) => one.unregister()))
  await deleteCaches()
}

/** Calls back for every address, once it is ready and nothing has changed for a second. */
function whenQuiet(isReady: () => boolean, callback: () => void): void {
  let shown = ''
  let timer = 0
  whenChanged(() => {
    if (shown === location.pathname + location.search) return
    clearTimeout(timer)
    // What is loading or failed changes the page once it is there, which starts the timer again.
    timer = window.setTimeout(() => {
      if (!isReady()) return
      shown = location.pathname + location.search
      callback()
    }, quietMilliseconds)
  })
}

const isLoading = () => document.querySelector('.waiting, [aria-busy=true], astro-island[ssr][client=load]') !== null
/** Nothing is loading, nothing failed. Also a failure: the page that is shown in place of one that was never opened. */
const isShown = () => !isLoading() && document.querySelector('main [role=alert], #opened') === null

/** What this page requested; nothing where a token makes it the reader's own. */
function requestedData(): string[] {
  if (readToken() !== null) return []
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return entries.filter(({ initiatorType }) => /^(fetch|xmlhttprequest)$/.test(initiatorType)).map(({ name }) => name)
}
