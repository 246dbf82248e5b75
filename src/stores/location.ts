/** Where the reader is: path and query, moved without reloading the page. */
import { atom } from 'nanostores'
import { isBelowBase, withoutBase } from '../client/site-base.ts'

export interface Place {
  /** Within the site, whatever path of its host it lives below. */
  path: string
  /** With its question mark, or empty. */
  search: string
}

/** Starts with the browser's own address, so that the first screen is already the right one. */
export const $place = atom<Place>(
  typeof location === 'undefined'
    ? { path: '/', search: '' }
    : { path: withoutBase(location.pathname), search: location.search },
)

/** Shows another address, written as links are: with the site's base. `replace` leaves no entry in the history. */
export function visit(address: string, { replace = false, keepScroll = false } = {}): void {
  const target = new URL(address, location.href)
  if (target.origin !== location.origin) {
    location.assign(target)
    return
  }
  if (replace) history.replaceState(history.state, '', target)
  else history.pushState(null, '', target)
  readPlace()
  if (!keepScroll) scrollTo(0, 0)
}

/** Sets or removes (null) entries of the query; the rest of the address stays. */
export function visitQuery(entries: Readonly<Record<string, string | null>>, { replace = false } = {}): void {
  const target = new URL(location.href)
  for (const [key, value] of Object.entries(entries)) {
    if (value === null) target.searchParams.delete(key)
    else target.searchParams.set(key, value)
  }
  visit(target.href, { replace, keepScroll: true })
}

/** Follows the browser's own moves and the reader's clicks on links of this site. Returns a function that stops. */
export function followPlace(knows: (path: string) => boolean): () => void {
  readPlace()
  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlainClick(event) || link.target || link.hasAttribute('download')) return
    const target = new URL(link.href, location.href)
    if (target.origin !== location.origin || !isBelowBase(target.pathname)) return
    if (!knows(withoutBase(target.pathname))) return
    if (target.hash && target.pathname === location.pathname && target.search === location.search) return
    event.preventDefault()
    visit(target.href, { keepScroll: link.dataset.keepScroll !== undefined })
  }
  addEventListener('popstate', readPlace)
  document.addEventListener('click', onClick)
  return () => {
    removeEventListener('popstate', readPlace)
    document.removeEventListener('click', onClick)
  }
}

function readPlace() {
  const path = withoutBase(location.pathname)
  const { search } = location
  const known = $place.get()
  if (path !== known.path || search !== known.search) $place.set({ path, search })
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  )
}
