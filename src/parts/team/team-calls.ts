/** The calls of a team's screens. */

import type { Calls, MakeCall } from '../../client/calls.ts'
import type { RouteName } from '../../contract/routes.ts'
import { defaultWeek } from '../../domain/constants.ts'

export interface TeamKey {
  espnLeagueId: number
  teamId: number
}

/** Team, league and standings, which every screen shows, and what the screen itself is about. */
export function teamCalls(screen: RouteName, key: TeamKey, week = defaultWeek): Calls {
  return async (ask) => {
    await askTeam(ask, key)
    const { teamId: id } = key
    if (screen === 'seasonOverview') await ask('seasonOverview', { id })
    else if (screen === 'performance') await ask('teamWeeklyPerformance', { id })
    else await askWeek(ask, id, week)
  }
}

/** The older pages: `key` without a league is an address that names the team only. */
export function legacyTeamCalls({ espnLeagueId, teamId: id }: { espnLeagueId?: number; teamId: number }): Calls {
  return async (ask) => {
    if (espnLeagueId !== undefined) await askTeam(ask, { espnLeagueId, teamId: id })
    else {
      const team = await ask('team', { id })
      const league = team?.league?.id === undefined ? undefined : await ask('league', { id: team.league.id })
      if (league?.espn_league_id === undefined) return
      const { espn_league_id: espnId, season, seasons = [] } = league
      const isOlder = season !== undefined && seasons.some((other) => other > season)
      await ask('espnLeague', { espnId, season: isOlder ? season : undefined })
      if (league.id !== undefined) await ask('standings', { league_id: league.id, season })
    }
    await askWeek(ask, id, defaultWeek)
  }
}

async function askTeam(ask: MakeCall, { espnLeagueId: espnId, teamId }: TeamKey) {
  const team = await ask('team', { id: teamId })
  const named = await ask('espnLeague', { espnId, season: undefined })
  const own = team?.league ?? {}
  const isOlder = own.season !== undefined && named?.season !== own.season
  const league = isOlder ? await ask('espnLeague', { espnId, season: own.season }) : named
  const leagueId = own.id ?? league?.id
  if (leagueId !== undefined) await ask('standings', { league_id: leagueId, season: own.season ?? league?.season })
}

async function askWeek(ask: MakeCall, id: number, week: number) {
  const roster = await ask('weeklyRoster', { id, week })
  await ask('startSitAnalysis', { id, week })
  // Whose lineup stands across from the team's.
  const opponent = roster?.matchup?.opponent_id
  if (opponent !== undefined) await ask('weeklyRoster', { id: opponent, week })
}
