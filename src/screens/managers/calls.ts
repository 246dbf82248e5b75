import { type LeagueCalls, seasonOf } from '../../parts/league/league-calls.ts'
import type { LeaguePlace } from '../../parts/league/league-tab.ts'

export const managersCall = (place: LeaguePlace) => ['managers', seasonOf(place)] as const

export const managersCalls: LeagueCalls = (place) => [managersCall(place)]
