import { type LeagueCalls, seasonOf } from '../../parts/league/league-calls.ts'
import { hasForecast } from '../../parts/league/league-phase.ts'
import type { LeaguePlace } from '../../parts/league/league-view.ts'

export const scheduleCall = (place: LeaguePlace) => ['hostLeagueSchedule', seasonOf(place)] as const
export const forecastCall = (place: LeaguePlace) => ['forecast', seasonOf(place)] as const

export const overviewCalls: LeagueCalls = (place) => [
  scheduleCall(place),
  ...(hasForecast(place.league) ? [forecastCall(place)] : []),
]
