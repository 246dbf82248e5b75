/**
 * Keeps the browser's back button within the league page. Beneath the league's history entries lie two of the same address:
 * on arriving at the lower one, the upper one is pushed again, so that going back moves between tabs but never leaves.
 */
import { useEffect } from 'react'
import { withoutBase } from '../../client/site-base.ts'
import { leagueScreenOf, matchRoute } from '../../contract/routes.ts'
import { nameLeague } from '../../domain/identity.ts'
import { readLeagueRef } from './league-ref.ts'

/** The parts of `window` that the trap uses. */
interface TrapWindow {
  history: Pick<History, 'state' | 'pushState' | 'replaceState'>
  /** URL of the referring document, or ''. */
  referrer: string
  addEventListener: (type: 'popstate', listener: () => void) => void
  removeEventListener: (type: 'popstate', listener: () => void) => void
}

/** Sets the trap, unless the previous document has set it, and listens to navigation; returns a function that stops. */
export function layBackTrap(league: string, { history, referrer, ...events }: TrapWindow): () => void {
  const mark = (state: unknown): unknown =>
    typeof state === 'object' && state ? (state as Record<string, unknown>).backTrap : null

  function push() {
    history.pushState({ ...history.state, backTrap: 'within' }, '')
  }
  function pushAgain() {
    if (mark(history.state) === 'bottom') push()
  }

  if (mark(history.state) === 'bottom') push()
  else if (mark(history.state) === null || mark(history.state) === undefined) {
    if (leagueOf(referrer) === league) history.replaceState({ ...history.state, backTrap: 'within' }, '')
    else {
      history.replaceState({ ...history.state, backTrap: 'bottom' }, '')
      push()
    }
  }
  events.addEventListener('popstate', pushAgain)
  return () => events.removeEventListener('popstate', pushAgain)
}

/** The league whose screen a URL shows; null for its index, which only redirects. */
function leagueOf(address: string): string | null {
  const match = URL.canParse(address) ? matchRoute(withoutBase(new URL(address).pathname)) : null
  const league = match && match.name !== 'league' && leagueScreenOf(match.name) ? readLeagueRef(match.parameters) : null
  return league && nameLeague(league)
}

/** Session storage entry in which `404.html` stores the document that requested the redirected URL. */
export const redirectedEntry = 'redirected league'

/** URL of the referring document, skipping a redirecting one; `redirect`: the entry stored by such a document. */
export function cameFrom(referrer: string, redirect: string | null): string {
  const [redirecting, from] = readPair(redirect)
  return redirecting === referrer && typeof from === 'string' ? from : referrer
}

/** Other scripts of the origin may write the entry, too: empty where it is no list. */
function readPair(text: string | null): unknown[] {
  try {
    const pair: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(pair) ? pair : []
  } catch {
    return []
  }
}

function readRedirect(): string | null {
  try {
    return sessionStorage.getItem(redirectedEntry)
  } catch {
    return null
  }
}

/** Removes the URL that a redirect has stored, which may name a league. */
export function forgetRedirect(): void {
  try {
    sessionStorage.removeItem(redirectedEntry)
  } catch {
    // The browser has no storage.
  }
}

/** Sets the trap while a screen of this league is shown; null sets none. */
export function useBackTrap(league: string | null): void {
  useEffect(() => {
    if (league === null) return
    return layBackTrap(league, {
      history,
      referrer: cameFrom(document.referrer, readRedirect()),
      addEventListener: (type, listener) => addEventListener(type, listener),
      removeEventListener: (type, listener) => removeEventListener(type, listener),
    })
  }, [league])
}
