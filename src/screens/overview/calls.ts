import { type LeagueCalls, seasonOf } from '../../parts/league/league-calls.ts'
import { hasForecast } from '../../parts/league/league-phase.ts'
import type { LeaguePlace } from '../../parts/league/league-view.ts'

export const recapCall = (place: LeaguePlace) => ['recap', seasonOf(place)] as const
export const forecastCall = (place: LeaguePlace) => ['forecast', seasonOf(place)] as const

export const overviewCalls: LeagueCalls = (place) => [
  // The recap of a league whose weeks are still loading would hold its page back.
  ...(place.league.isPartial ? [] : [recapCall(place)]),
  ...(hasForecast(place.league) ? [forecastCall(place)] : []),
]
