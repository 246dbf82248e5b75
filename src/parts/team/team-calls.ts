/**
 * The calls of a team's screens: team, league and standings for every screen, and the screen's own calls, declared beside its component.
 */
import type { Calls, MakeCall } from '../../client/calls.ts'
import type { LeagueRef } from '../../domain/identity.ts'

export interface TeamKey {
  leagueRef: LeagueRef
  teamId: number
  /** The season in the URL, if any. */
  season?: number
}

/** The calls of a team's screen. `week` is null if the URL names none: then only the league's response has the week to show. */
export type TeamCalls = (call: MakeCall, place: { teamId: number; week: number | null }) => Promise<unknown>

/** The calls of a page with a team's screen. */
export function teamPageCalls(own: TeamCalls, key: TeamKey, week: number | null): Calls {
  return async (call) => {
    await Promise.all([teamAndLeague(call, key), own(call, { teamId: key.teamId, week })])
  }
}

/** Team, league and standings. A URL without a season means the newest; for a team of another season than the URL's, its own applies. */
async function teamAndLeague(call: MakeCall, { leagueRef, teamId, season }: TeamKey): Promise<void> {
  const [team, named] = await Promise.all([call('team', { id: teamId }), call('hostLeague', { ...leagueRef, season })])
  const ownSeason = team?.league.season ?? undefined
  const isOther = ownSeason !== undefined && named?.season !== ownSeason
  const league = isOther ? await call('hostLeague', { ...leagueRef, season: ownSeason }) : named
  const leagueId = team?.league.id ?? league?.id
  if (leagueId != null) await call('standings', { leagueId, season: ownSeason ?? league?.season ?? undefined })
}
