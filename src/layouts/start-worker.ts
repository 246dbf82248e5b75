/** Registers the service worker, and tells it which pages of the app are shown. */
import { whenTitled } from './network-note.ts'

const home = new URL(`${import.meta.env.BASE_URL ?? '/'}/`.replace(/\/+$/, '/'), location.href)
const tokenEntry = import.meta.env.PUBLIC_TOKEN_STORAGE_KEY || 'auth_token'

/** A page that is still waiting for something after this long is looked at again when its title changes. */
const mostLooks = 20
const pause = 1000

export async function startWorker(): Promise<void> {
  const { serviceWorker } = navigator
  // Without one, nobody sees what this page asks for.
  let isUnseen = !serviceWorker.controller
  await serviceWorker.register(new URL('sw.js', home))
  const { active } = await serviceWorker.ready
  whenShown(() => {
    const asked = isUnseen ? addressesAskedFor() : []
    isUnseen = false
    active?.postMessage({ type: 'page-shown', address: location.href, title: document.title, asked })
  })
}

/** Removes the workers of this site, e.g. of one that was shown on the same address before. */
export async function removeWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.filter(({ scope }) => scope === home.href).map((one) => one.unregister()))
}

/** Calls back whenever another page of the app is shown in full: its title is new and nothing is loading. */
function whenShown(tell: () => void): void {
  let timer = 0
  whenTitled(() => look(0))
  look(0)

  function look(looks: number) {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      if (isFailed()) return
      if (!isLoading()) tell()
      else if (looks < mostLooks) look(looks + 1)
    }, pause)
  }
}

const isLoading = () => document.querySelector('.waiting, astro-island[ssr]') !== null
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
