/**
 * The page's league, for the navigation around its screen. Snapshot pages have it in their HTML; elsewhere the screen sets it after its
 * responses. No framework, because the bar uses none.
 */
import type { Phase } from '../contract/routes.ts'
import type { LeagueKey, LeagueRef } from '../domain/identity.ts'

export interface ShownLeague extends LeagueRef {
  /** The public id; null if the server sends none. */
  id: number | null
  name: string
  season: number | null
  /** Years of all seasons that are available, newest first. */
  seasons: readonly number[]
  /** The ids of these seasons, on hosts with an id per season. */
  seasonIds?: readonly { season: number; leagueId: string }[]
  /** Of the seasons, those that it had as another league; absent without any. */
  elsewhere?: readonly LeagueKey[]
  /** Null: unknown. */
  phase: Phase | null
  /** Null before and after the season, and if unknown. */
  runningWeek: number | null
  finalWeek: number | null
  /** Week of the weekly's newest edition; absent if there is none. */
  newestEdition?: number
  /** True: the games of its week are being played. */
  isUnderWay?: true
  /** True: its season has a recap, and a story. */
  hasRecap?: true
  hasStory?: true
  /** The league's team logos, if any. */
  teamLogos?: readonly { teamName: string; logo: string }[]
  /** False: a league without opponents. Absent: with opponents, or unknown. */
  hasOpponents?: false
  /** The team of the page. */
  teamName: string | null
}

let shown: ShownLeague | null | undefined
/** The page shows why its league could not be loaded. */
let hasFailed = false
const listeners = new Set<() => void>()

/** Null until known, and on pages without a league. */
export function shownLeague(): ShownLeague | null {
  if (shown === undefined) shown = readFromPage()
  return shown
}

/** Sets the shown league and notifies listeners of a change. */
export function showLeague(league: ShownLeague): void {
  if (JSON.stringify(league) === JSON.stringify(shownLeague())) return
  shown = league
  for (const listener of listeners) listener()
}

/** Calls back when another league, season or team is shown. Returns a function that unsubscribes. */
export function onShownLeague(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Nobody waits for a league that could not be loaded. Returns a function that takes it back, for a retry. */
export function noteLeagueFailed(): () => void {
  hasFailed = true
  for (const listener of listeners) listener()
  return () => {
    hasFailed = false
  }
}

/** Resolves with the page's league once it is shown; with null if it is not within this time, or could not be loaded. */
export function leagueOnceShown(withinMs: number): Promise<ShownLeague | null> {
  if (hasFailed) return Promise.resolve(shownLeague())
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve(shownLeague())
    }
    const stop = onShownLeague(end)
    const timer = setTimeout(end, withinMs)
  })
}

function readFromPage(): ShownLeague | null {
  if (typeof document === 'undefined') return null
  const text = document.querySelector<HTMLElement>('[data-shown-league]')?.dataset.shownLeague
  return text ? (JSON.parse(text) as ShownLeague) : null
}
