/** Where a season is in its calendar. Nothing else compares a week with the one that the season is in. */
import type { SeasonPhase } from './host-season.ts'

/** How far a season is. Null where a server does not say. */
export interface SeasonCalendar {
  phase: SeasonPhase | null
  /** The week that a season in progress is in, see `runningWeekOf`. */
  runningWeek: number | null
  /** Weeks whose scores are final. */
  finalWeeks: readonly number[]
  regularSeasonFinalWeek: number | null
}

export interface SeasonWeek {
  week: number
  /** Whether it comes after the regular season. */
  isPlayoff: boolean
  /**
   * 'final': its scores are. 'over': the season is past it without them. 'running': the season is in it. 'to-come': later than that, and
   * every week before the season.
   */
  state: 'to-come' | 'running' | 'over' | 'final'
}

/** The week that a season in progress is in until its host moves on; null before and after the season. */
export function runningWeekOf({ phase, currentWeek }: RunningSeason): number | null {
  return phase === 'in-season' && currentWeek !== null && currentWeek > 0 ? currentWeek : null
}

interface RunningSeason {
  phase: SeasonPhase | null
  currentWeek: number | null
}

export function weekOfSeason(calendar: SeasonCalendar, week: number): SeasonWeek {
  const { regularSeasonFinalWeek } = calendar
  const isPlayoff = regularSeasonFinalWeek !== null && week > regularSeasonFinalWeek
  return { week, isPlayoff, state: stateOf(calendar, week) }
}

function stateOf({ phase, runningWeek, finalWeeks }: SeasonCalendar, week: number): SeasonWeek['state'] {
  if (finalWeeks.includes(week)) return 'final'
  if (phase === 'complete') return 'over'
  if (runningWeek === null || week > runningWeek) return 'to-come'
  return week === runningWeek ? 'running' : 'over'
}
