/** Which of the 18 weeks are complete, running or to come. */
import type { DeepPartial } from '../../client/read-partial.ts'
import type { ResponseOf } from '../../contract/responses/index.ts'
import { completedWeeksFallback, lastWeek } from '../../domain/constants.ts'

export type LeagueResponse = DeepPartial<ResponseOf<'hostLeague'>>

export interface SeasonWeek {
  week: number
  /** 'none': after the league's last week. */
  state: 'completed' | 'running' | 'upcoming' | 'none'
  isPlayoff: boolean
}

/** All 18 weeks, ascending. */
export function seasonWeeks(league: LeagueResponse): SeasonWeek[] {
  const completed = completedWeeks(league)
  const { phase, current_week, final_week, regular_season_weeks } = league
  return Array.from({ length: lastWeek }, (_, index) => {
    const week = index + 1
    return { week, state: stateOf(week), isPlayoff: regular_season_weeks !== undefined && week > regular_season_weeks }
  })

  function stateOf(week: number): SeasonWeek['state'] {
    if (completed.includes(week)) return 'completed'
    if (final_week && week > final_week) return 'none'
    return phase === 'in-season' && week === current_week ? 'running' : 'upcoming'
  }
}

/** The last week that can be chosen: the season's, or 18 where the league does not name it. */
export function lastSeasonWeek(weeks: readonly SeasonWeek[]): number {
  return weeks.findLast(({ state }) => state !== 'none')?.week ?? lastWeek
}

/**
 * Weeks whose matchups are decided, ascending. The league's own list takes precedence, also where it is empty; for a server
 * without phases and weeks the specification's default applies.
 */
export function completedWeeks({ completed_weeks = [], phase, current_week }: LeagueResponse): readonly number[] {
  if (completed_weeks.length > 0) return completed_weeks.toSorted((a, b) => a - b)
  return phase === undefined && current_week === undefined ? completedWeeksFallback : []
}
