/**
 * A line above the page: that the browser is offline, or that the site does not answer and what is shown was kept.
 * `<html data-saved-at>` is what the app says of its answers (`src/stores/saved-answers.ts`), `<meta name="saved-at">`
 * what the service worker says of the page.
 */
import { networkNoteClass, networkWords, tryAgainClass } from '../service-worker/network-words.ts'

/** Of the page that was kept; it counts at its address only, and until the network is back. */
let keptPage = readKeptPage()

export function showNetworkNote(): void {
  const note = document.createElement('p')
  note.setAttribute('role', 'status')
  note.className = networkNoteClass
  const refresh = () => {
    if (keptPage && keptPage.pathname !== location.pathname) keptPage = null
    const isOffline = navigator.onLine === false
    const words = networkWords({ isOffline, savedAt: oldest() })
    if (note.dataset.words === words) return
    note.dataset.words = words
    note.hidden = words === ''
    note.replaceChildren(words, ...(isOffline ? [] : [tryAgainLink()]))
  }
  // Behind the link that skips to the content, which must be the page's first.
  document.querySelector('a[href="#content"]')?.after(note)
  whenChanged(refresh)
  addEventListener('online', () => {
    keptPage = null
    refresh()
  })
  addEventListener('offline', refresh)
}

/** Calls back at once and whenever anything of the page changes. */
export function whenChanged(tell: () => void): void {
  const changes = { childList: true, characterData: true, subtree: true, attributeFilter: ['data-saved-at', 'ssr'] }
  new MutationObserver(tell).observe(document.documentElement, changes)
  tell()
}

function readKeptPage() {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="saved-at"]')
  return meta && { savedAt: meta.content, pathname: location.pathname }
}

/** When the oldest of what the page shows was kept; null where nothing was. */
function oldest(): Date | null {
  const times = [keptPage?.savedAt, document.documentElement.dataset.savedAt].filter((time) => time !== undefined)
  const [first] = times.sort()
  return first === undefined ? null : new Date(first)
}

function tryAgainLink(): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = location.href
  link.textContent = 'Try again'
  link.className = tryAgainClass
  link.addEventListener('click', (event) => {
    event.preventDefault()
    location.reload()
  })
  return link
}
