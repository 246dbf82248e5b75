/** Status of the 18 weeks: complete, running or to come. */
import { lastWeek } from '../../domain/constants.ts'
import type { LeagueResponse } from '../league/league-view.ts'

export interface SeasonWeek {
  week: number
  /** 'none': after the league's last week. */
  state: 'completed' | 'running' | 'upcoming' | 'none'
  isPlayoff: boolean
}

/** All 18 weeks, ascending. */
export function seasonWeeks(league: LeagueResponse): SeasonWeek[] {
  const { completedWeeks, phase, currentWeek, finalWeek, regularSeasonWeeks } = league
  return Array.from({ length: lastWeek }, (_, index) => {
    const week = index + 1
    return { week, state: stateOf(week), isPlayoff: regularSeasonWeeks !== null && week > regularSeasonWeeks }
  })

  function stateOf(week: number): SeasonWeek['state'] {
    if (completedWeeks.includes(week)) return 'completed'
    if (finalWeek && week > finalWeek) return 'none'
    return phase === 'in-season' && week === currentWeek ? 'running' : 'upcoming'
  }
}

/** The last selectable week: the season's, or 18 if unknown. */
export function lastSeasonWeek(weeks: readonly SeasonWeek[]): number {
  return weeks.findLast(({ state }) => state !== 'none')?.week ?? lastWeek
}

/** The highest completed week plus one, at most the league's last week, if known. */
export function lastSelectableWeek(league: LeagueResponse): number {
  return Math.min(league.finalWeek || lastWeek, Math.max(0, ...league.completedWeeks) + 1)
}
