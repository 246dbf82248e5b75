/**
 * Keeps the browser's back within the league page. Beneath the league's entries lie two of the same address: arriving at
 * the lower one, the upper one is pushed again, so that going back moves between tabs but never leaves.
 */
import { useEffect } from 'react'
import { withoutBase } from '../../client/site-base.ts'
import { matchRoute, type RouteName } from '../../contract/routes.ts'

const shellRoutes: readonly RouteName[] = ['league', 'overview', 'draftboard', 'awards']

/** What the trap needs of the window. */
export interface TrapWindow {
  history: Pick<History, 'state' | 'pushState' | 'replaceState'>
  location: { pathname: string }
  addEventListener: (type: 'popstate', listener: () => void) => void
  removeEventListener: (type: 'popstate', listener: () => void) => void
}

/** The league whose trap lies beneath the current entry, as far as this page knows. */
let trapped: string | null = null

/** Lays the trap and follows the browser's moves; returns a function that stops. */
export function layBackTrap(league: string, { history, location, ...events }: TrapWindow): () => void {
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
    if (trapped === league) history.replaceState({ ...history.state, backTrap: 'within' }, '')
    else {
      history.replaceState({ ...history.state, backTrap: 'bottom' }, '')
      push()
    }
  }
  trapped = league
  events.addEventListener('popstate', pushAgain)
  return () => {
    events.removeEventListener('popstate', pushAgain)
    if (leagueOf(location.pathname) !== league) trapped = null
  }
}

/** The league of a path of the shell, or null for any other path. */
function leagueOf(path: string): string | null {
  const match = matchRoute(withoutBase(path))
  return match && shellRoutes.includes(match.name) ? (match.parameters.espnLeagueId ?? null) : null
}

/** Lays the trap while a tab of the league is shown; null lays none. */
export function useBackTrap(league: string | null): void {
  useEffect(() => {
    if (league === null) return
    return layBackTrap(league, {
      history,
      location,
      addEventListener: (type, listener) => addEventListener(type, listener),
      removeEventListener: (type, listener) => removeEventListener(type, listener),
    })
  }, [league])
}
