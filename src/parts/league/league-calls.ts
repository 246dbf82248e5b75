/**
 * The calls of a league's screens: the league and its standings, which every screen shows, and the screen's own calls,
 * which are declared beside its component.
 */
import type { Call, Calls } from '../../client/calls.ts'
import type { Match } from '../../contract/routes.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { readSeason } from './league-address.ts'
import { readLeagueRef } from './league-ref.ts'
import type { LeaguePlace } from './league-view.ts'

/** The calls of a league's screen, once the league is loaded. */
export type LeagueCalls = (place: LeaguePlace) => readonly Call[]

/** The league in a URL; its newest season by default. */
export const leagueCall = (leagueRef: LeagueRef, query: URLSearchParams) =>
  ['hostLeague', { ...leagueRef, season: readSeason(query) }] as const

export const standingsCall = ({ id, season }: { id: number; season: number | null }) =>
  ['standings', { leagueId: id, season: season ?? undefined }] as const

export const draftCall = (leagueRef: LeagueRef, query: URLSearchParams) =>
  ['draftComplete', { ...leagueRef, season: readSeason(query) }] as const

/** The parameters of calls about a league's season. */
export const seasonOf = ({ leagueRef, league }: Pick<LeaguePlace, 'leagueRef' | 'league'>) => ({
  ...leagueRef,
  season: league.season ?? undefined,
})

/** The running week while it is played. */
export const liveCall = (place: Pick<LeaguePlace, 'leagueRef' | 'league'>) => ['live', seasonOf(place)] as const

/** The calls of a page with a league's screen; null if its address names no league. */
export function leaguePageCalls(
  own: LeagueCalls,
  { parameters, query }: { parameters: Match['parameters']; query: URLSearchParams },
): Calls | null {
  const leagueRef = readLeagueRef(parameters)
  if (leagueRef === null) return null
  return async (call) => {
    const league = await call(...leagueCall(leagueRef, query))
    if (league?.id == null) return
    const calls = [
      standingsCall({ id: league.id, season: league.season }),
      ...own({ leagueRef, league, parameters, query }),
    ] as const
    await Promise.all(calls.map(([name, wanted]) => call(name, wanted)))
  }
}
