import { type LeagueCalls, seasonOf } from '../../parts/league/league-calls.ts'
import { hasForecast } from '../../parts/league/league-phase.ts'
import type { LeaguePlace } from '../../parts/league/league-view.ts'

export const recapCall = (place: LeaguePlace) => ['recap', seasonOf(place)] as const
export const forecastCall = (place: LeaguePlace) => ['forecast', seasonOf(place)] as const

/** The scores of a week in progress; null requests none. */
export const liveScoresCall = (place: LeaguePlace, week: number | null) =>
  ['scoreboard', week === null ? null : { ...seasonOf(place), week }] as const

export const overviewCalls: LeagueCalls = (place) => [
  recapCall(place),
  ...(hasForecast(place.league) ? [forecastCall(place)] : []),
]
