import { shownWeekOf } from '../../parts/league/default-week.ts'
import { type LeagueCalls, liveCall, seasonOf } from '../../parts/league/league-calls.ts'
import { isWeekUnderWay } from '../../parts/league/league-phase.ts'
import type { LeaguePlace, LeagueResponse } from '../../parts/league/league-view.ts'

/** All games of a week. */
export const scoreboardCall = (place: Pick<LeaguePlace, 'leagueRef' | 'league'>, week: number) =>
  ['scoreboard', { ...seasonOf(place), week }] as const

/** Whether the week's page is the live board, as from its first NFL kickoff to its last game's end. */
export const isLiveWeek = (league: LeagueResponse, week: number) =>
  week === league.runningWeek && isWeekUnderWay(league)

export const matchupsCalls: LeagueCalls = (place) => {
  const week = Number(place.parameters.weekNum) || shownWeekOf(place.league)
  return [isLiveWeek(place.league, week) ? liveCall(place) : scoreboardCall(place, week)]
}
