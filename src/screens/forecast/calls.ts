import { type LeagueCalls, seasonOf } from '../../parts/league/league-calls.ts'
import type { LeaguePlace } from '../../parts/league/league-tab.ts'

export const forecastCall = (place: LeaguePlace) => ['forecast', seasonOf(place)] as const
/** The odds of the weeks past. */
export const historyCall = (place: LeaguePlace) => ['forecastHistory', seasonOf(place)] as const

export const forecastCalls: LeagueCalls = (place) => [forecastCall(place), historyCall(place)]
