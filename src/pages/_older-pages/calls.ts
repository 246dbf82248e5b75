/** The calls of the older pages, which load everything before they show anything. */
import type { Calls } from '../../client/calls.ts'
import { defaultWeek } from '../../domain/constants.ts'
import { teamAndLeague } from '../../parts/team/team-calls.ts'
import { weekCalls } from '../../screens/week/calls.ts'

export function olderLeagueCalls({ espnLeagueId: espnId, season }: { espnLeagueId: number; season?: number }): Calls {
  return async (call) => {
    const league = await call('espnLeague', { espnId, season })
    await call('draftComplete', { espnId, season })
    await call('espnLeagueSchedule', { espnId, season: league?.season })
    if (league?.id !== undefined) await call('standings', { league_id: league.id, season: league.season })
  }
}

/** A key without a league comes from an address that names only the team. */
export function olderTeamCalls({ espnLeagueId, teamId: id }: { espnLeagueId?: number; teamId: number }): Calls {
  return async (call) => {
    if (espnLeagueId !== undefined) await teamAndLeague(call, { espnLeagueId, teamId: id })
    else {
      const team = await call('team', { id })
      const league = team?.league?.id === undefined ? undefined : await call('league', { id: team.league.id })
      if (league?.espn_league_id === undefined) return
      const { espn_league_id: espnId, season, seasons = [] } = league
      const isOlder = season !== undefined && seasons.some((other) => other > season)
      await call('espnLeague', { espnId, season: isOlder ? season : undefined })
      if (league.id !== undefined) await call('standings', { league_id: league.id, season })
    }
    await weekCalls(call, { teamId: id, week: defaultWeek })
  }
}
