/** Status of the 18 weeks: complete, running or to come. */
import { lastWeek } from '../../domain/constants.ts'
import { weekOfLeague } from '../league/league-phase.ts'
import type { LeagueResponse } from '../league/league-view.ts'

export interface WeekChoice {
  week: number
  /** 'none': after the league's last week. */
  state: 'completed' | 'running' | 'upcoming' | 'none'
  isPlayoff: boolean
}

/** All 18 weeks, ascending. */
export function seasonWeeks(league: LeagueResponse): WeekChoice[] {
  return Array.from({ length: lastWeek }, (_, index) => {
    const { week, isPlayoff, state } = weekOfLeague(league, index + 1)
    if (state === 'final') return { week, isPlayoff, state: 'completed' }
    if (league.finalWeek && week > league.finalWeek) return { week, isPlayoff, state: 'none' }
    return { week, isPlayoff, state: state === 'running' ? 'running' : 'upcoming' }
  })
}

/** The last selectable week: the season's, or 18 if unknown. */
export function lastSeasonWeek(weeks: readonly WeekChoice[]): number {
  return weeks.findLast(({ state }) => state !== 'none')?.week ?? lastWeek
}

/** The highest completed week plus one, at most the league's last week, if known. */
export function lastSelectableWeek(league: LeagueResponse): number {
  return Math.min(league.finalWeek || lastWeek, Math.max(0, ...league.completedWeeks) + 1)
}
