/**
 * The league that the page shows, for what stands around its screen: the bar, the second row, the switchers. Snapshot pages
 * have it in their HTML; elsewhere the screen says it once its answers are there. No framework: the bar has none.
 */
import type { Phase } from '../contract/routes.ts'

export interface ShownLeague {
  espnLeagueId: number
  /** Ours; null where the server names none. */
  id: number | null
  name: string
  season: number | null
  /** Years of all its seasons that are here, newest first. */
  seasons: readonly number[]
  /** Null: the server does not say. */
  phase: Phase | null
  /** 0 before the season. */
  currentWeek: number | null
  finalWeek: number | null
  /** The league's own pictures of its teams, where it has any. */
  teamLogos?: readonly { team_name?: string; logo?: string }[]
  /** False: in this league nobody plays against another team. Absent: they do, or it is not known. */
  hasOpponents?: false
  /** The team whose page it is. */
  teamName: string | null
}

let shown: ShownLeague | null | undefined
const listeners = new Set<() => void>()

/** Null until it is known, and on pages of no league. */
export function shownLeague(): ShownLeague | null {
  if (shown === undefined) shown = readFromPage()
  return shown
}

/** Says what is shown; whoever listens is told where it is something else than before. */
export function showLeague(league: ShownLeague): void {
  if (JSON.stringify(league) === JSON.stringify(shownLeague())) return
  shown = league
  for (const listener of listeners) listener()
}

/** Calls back when another league, season or team is shown. Returns a function that stops. */
export function onShownLeague(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readFromPage(): ShownLeague | null {
  if (typeof document === 'undefined') return null
  const text = document.querySelector<HTMLElement>('[data-shown-league]')?.dataset.shownLeague
  return text ? (JSON.parse(text) as ShownLeague) : null
}
