import { type LeagueCalls, seasonOf } from '../../parts/league/league-calls.ts'
import type { LeaguePlace } from '../../parts/league/league-tab.ts'

export const powerCall = (place: LeaguePlace) => ['power', seasonOf(place)] as const
export const luckCall = (place: LeaguePlace) => ['luck', seasonOf(place)] as const

export const powerCalls: LeagueCalls = (place) => [powerCall(place), luckCall(place)]
