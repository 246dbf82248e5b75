import { type LeagueCalls, seasonOf } from '../../parts/league/league-calls.ts'
import type { LeaguePlace } from '../../parts/league/league-tab.ts'

export const bracketCall = (place: LeaguePlace) => ['bracket', seasonOf(place)] as const

export const bracketCalls: LeagueCalls = (place) => [bracketCall(place)]
