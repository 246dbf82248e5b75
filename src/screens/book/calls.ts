/** The call of the book's screen, the same for all seasons of the league. */
import type { LeagueCalls } from '../../parts/league/league-calls.ts'
import type { LeaguePlace } from '../../parts/league/league-view.ts'

export const bookCall = ({ leagueRef }: Pick<LeaguePlace, 'leagueRef'>) => ['leagueBook', { ...leagueRef }] as const

export const bookCalls: LeagueCalls = (place) => [bookCall(place)]
