/**
 * The calls of a team's screens: team, league and standings, which every screen shows, and then what the screen itself is about
 * (`calls.ts` in its folder).
 */
import type { Calls, MakeCall } from '../../client/calls.ts'

export interface TeamKey {
  espnLeagueId: number
  teamId: number
  /** That the address names. */
  season?: number
}

/** What a screen of a team requests. */
export type TeamCalls = (call: MakeCall, place: { teamId: number; week: number }) => Promise<unknown>

/** The calls of a page with a team's screen. */
export function teamPageCalls(own: TeamCalls, key: TeamKey, week: number): Calls {
  return async (call) => {
    await teamAndLeague(call, key)
    await own(call, { teamId: key.teamId, week })
  }
}

/** The team, its league and the standings. An address without a season means the newest: an older team says its own. */
export async function teamAndLeague(call: MakeCall, { espnLeagueId: espnId, teamId, season }: TeamKey): Promise<void> {
  const team = await call('team', { id: teamId })
  const named = await call('espnLeague', { espnId, season })
  const own = team?.league ?? {}
  const isOlder = season === undefined && own.season !== undefined && named?.season !== own.season
  const league = isOlder ? await call('espnLeague', { espnId, season: own.season }) : named
  const leagueId = own.id ?? league?.id
  if (leagueId !== undefined) await call('standings', { league_id: leagueId, season: own.season ?? league?.season })
}
