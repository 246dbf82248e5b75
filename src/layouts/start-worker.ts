/** Registers the service worker, and tells it which pages of the app are shown. */
import { cachePrefix } from '../service-worker/cache-prefix.ts'
import { whenChanged } from './network-note.ts'

const home = new URL(`${import.meta.env.BASE_URL ?? '/'}/`.replace(/\/+$/, '/'), location.href)
const tokenEntry = import.meta.env.PUBLIC_TOKEN_STORAGE_KEY || 'auth_token'

/** A page that has not changed for so long has settled. */
const quietMilliseconds = 1000

export async function startWorker(): Promise<void> {
  const { serviceWorker } = navigator
  // Without one, nobody sees what this page asks for.
  let isUnseen = !serviceWorker.controller
  await serviceWorker.register(new URL('sw.js', home))
  const registration = await serviceWorker.ready
  whenShown(() => {
    const asked = isUnseen ? addressesAskedFor() : []
    isUnseen = false
    // The one in force, which may be a later build's by now.
    registration.active?.postMessage({ type: 'page-shown', address: location.href, title: document.title, asked })
  })
}

/** Removes the worker of this site and what it kept, e.g. of a site that was shown on the same address before. */
export async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.filter(({ scope }) => scope === home.href).map((one) => one.unregister()))
  const kept = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(home.href)))
  await Promise.all(kept.map((name) => caches.delete(name)))
}

/** Calls back for every page of the app that is shown in full: its address is new, nothing is loading, nothing failed. */
function whenShown(tell: () => void): void {
  let told = ''
  let timer = 0
  // Whatever is loading or failed changes the page once it is there: nothing needs to be looked at in between.
  whenChanged(() => {
    if (told === location.pathname + location.search) return
    clearTimeout(timer)
    timer = window.setTimeout(look, quietMilliseconds)
  })

  function look() {
    if (isLoading() || isFailed()) return
    told = location.pathname + location.search
    tell()
  }
}

const isLoading = () => document.querySelector('.waiting, [aria-busy=true], astro-island[ssr][client=load]') !== null
/** Said by the app, or by the page that stands in for one that was never opened. */
const isFailed = () => document.querySelector('main [role=alert], #opened') !== null

/** Data that this page has asked for; a token makes it the reader's own. */
function addressesAskedFor(): string[] {
  if (hasToken()) return []
  return performance
    .getEntriesByType('resource')
    .filter((entry) => /^(fetch|xmlhttprequest)$/.test((entry as PerformanceResourceTiming).initiatorType))
    .map(({ name }) => name)
}

function hasToken(): boolean {
  try {
    return localStorage.getItem(tokenEntry) !== null
  } catch {
    return false
  }
}
