/** The URL of the page. A document shows one screen; changes within it happen here, other screens are documents. */
import { atom } from 'nanostores'
import { documentOf, withoutBase } from '../client/site-base.ts'
import { matchRoute, screenOf } from '../contract/routes.ts'

export interface Place {
  /** Path within the site, without the base path. */
  path: string
  /** With its question mark, or empty. */
  search: string
}

/** The browser's URL as a store, which the screen's islands follow. */
export const $location = atom<Place>(readLocation())

/**
 * Navigates to another URL, written like links with the site's base. The same screen changes in place (another week or filter); any other
 * URL loads a document. `replace` adds no history entry.
 */
export function navigate(address: string, { replace = false } = {}): void {
  const target = new URL(address, location.href)
  if (!isSameScreen(target)) {
    if (replace) location.replace(documentOf(target))
    else location.assign(documentOf(target))
    return
  }
  if (replace) history.replaceState(history.state, '', target)
  else history.pushState(null, '', target)
  mirrorLocation()
}

/** Sets or removes (null) query entries; the rest of the URL stays. */
export function navigateQuery(entries: Readonly<Record<string, string | null>>, options?: { replace?: boolean }): void {
  const target = new URL(location.href)
  for (const [key, value] of Object.entries(entries)) {
    if (value === null) target.searchParams.delete(key)
    else target.searchParams.set(key, value)
  }
  navigate(target.href, options)
}

/** Follows the browser's navigation within the document. Returns a function that stops. */
export function followLocation(): () => void {
  mirrorLocation()
  addEventListener('popstate', mirrorLocation)
  return () => removeEventListener('popstate', mirrorLocation)
}

function readLocation(): Place {
  if (typeof location === 'undefined') return { path: '/', search: '' }
  return { path: withoutBase(location.pathname), search: location.search }
}

function mirrorLocation() {
  const { path, search } = readLocation()
  const known = $location.get()
  if (path === known.path && search === known.search) return
  $location.set({ path, search })
  // The navigation, which has no framework, listens to it (`src/layouts/navigation-behaviour.ts`).
  dispatchEvent(new Event('location'))
}

/** Whether a URL is another view in this document: the same screen of the same league or team. */
function isSameScreen(target: URL): boolean {
  if (target.origin !== location.origin) return false
  if (target.pathname === location.pathname) return true
  const [here, there] = [location, target].map(({ pathname }) => subjectOf(withoutBase(pathname)))
  return here !== null && here === there
}

function subjectOf(path: string): string | null {
  const match = matchRoute(path)
  if (!match) return null
  // The week is a view of a team's page, not part of its identity.
  const { weekNum: _, ...subject } = match.parameters
  return JSON.stringify([screenOf(match.name), subject])
}
