import { shownWeekOf } from '../../parts/league/default-week.ts'
import { type LeagueCalls, seasonOf } from '../../parts/league/league-calls.ts'
import type { LeaguePlace } from '../../parts/league/league-view.ts'

/** All games of a week. */
export const scoreboardCall = (place: Pick<LeaguePlace, 'leagueRef' | 'league'>, week: number) =>
  ['scoreboard', { ...seasonOf(place), week }] as const

export const matchupsCalls: LeagueCalls = (place) => [
  scoreboardCall(place, Number(place.parameters.weekNum) || shownWeekOf(place.league)),
]
