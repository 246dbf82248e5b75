/**
 * A line above the page: the browser is offline, or the site does not respond and the content was cached. Responses report this on the
 * document (`<html data-saved-at>`, `src/stores/queries.ts`), a cached page in its head (`<meta name="saved-at">`, `saved-copies.ts`).
 * While newer responses are on their way (`<html data-updating>`) the note lies over the page, so that nothing moves when it goes.
 */
import { writeEasternMoment } from '../domain/eastern-time.ts'

export function showNetworkNote(): void {
  /** The page as it was loaded; valid for its own URL only, and until the network is back. */
  let savedPage = readSavedPage()
  const note = document.createElement('p')
  note.setAttribute('role', 'status')
  const refresh = () => {
    if (savedPage && savedPage.pathname !== location.pathname) savedPage = null
    const isOffline = navigator.onLine === false
    const isUpdating = !isOffline && document.documentElement.dataset.updating !== undefined
    const text = networkText({ isOffline, isUpdating, savedAt: oldest(savedPage?.savedAt) })
    if (note.dataset.text === text) return
    note.dataset.text = text
    note.hidden = text === ''
    // Of what passes in a moment a screen reader hears nothing.
    note.ariaLive = isUpdating ? 'off' : 'polite'
    note.className = isUpdating ? overPage : abovePage
    note.replaceChildren(text, ...(isOffline || isUpdating ? [] : [tryAgainLink()]))
  }
  // After the skip link, which must be the page's first element.
  document.querySelector('a[href="#content"]')?.after(note)
  whenChanged(refresh)
  addEventListener('online', () => {
    savedPage = null
    refresh()
  })
  addEventListener('offline', refresh)
}

const abovePage = 'border-hairline border-b bg-raised px-4 py-2 text-center text-sm print:hidden'
const overPage =
  'pointer-events-none fixed inset-x-0 bottom-20 z-40 mx-auto w-fit rounded-full border border-hairline bg-raised px-3 py-1 text-sm sm:bottom-4 print:hidden'

/** Empty if the content is current. `savedAt`: time of the cached content; null if it is current. */
function networkText({ isOffline, isUpdating, savedAt }: NetworkState): string {
  const time = savedAt && writeEasternMoment(savedAt)
  if (isUpdating) return time ? `As of ${time}. Updating…` : ''
  const shown = time && `Showing the version saved on ${time}.`
  if (isOffline) return `You’re offline. ${shown ?? 'Pages you’ve visited still work.'}`
  return shown ? `The site isn’t responding. ${shown}` : ''
}

/** Calls back now and after every change on the page. Returns a function that stops. */
export function whenChanged(callback: () => void): () => void {
  const changes = {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['data-saved-at', 'data-updating', 'ssr', 'aria-busy'],
  }
  const observer = new MutationObserver(callback)
  observer.observe(document.documentElement, changes)
  callback()
  return () => observer.disconnect()
}

function readSavedPage() {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="saved-at"]')
  return meta && { savedAt: meta.content, pathname: location.pathname }
}

/** Time of the oldest cached content, the page or a response; null if all of it is current. */
function oldest(page: string | undefined): Date | null {
  const times = [page, document.documentElement.dataset.savedAt].filter((time) => time !== undefined)
  const [first] = times.sort()
  return first === undefined ? null : new Date(first)
}

function tryAgainLink(): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = location.href
  link.textContent = 'Try again'
  link.className = 'ml-2 font-semibold text-accent underline'
  link.addEventListener('click', (event) => {
    event.preventDefault()
    location.reload()
  })
  return link
}

interface NetworkState {
  isOffline: boolean
  /** Newer responses are on their way. */
  isUpdating: boolean
  savedAt: Date | null
}
