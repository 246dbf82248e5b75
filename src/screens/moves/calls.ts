import { type LeagueCalls, seasonOf } from '../../parts/league/league-calls.ts'
import type { LeaguePlace } from '../../parts/league/league-tab.ts'

export const movesCall = (place: LeaguePlace) => ['moves', seasonOf(place)] as const

export const movesCalls: LeagueCalls = (place) => [movesCall(place)]
