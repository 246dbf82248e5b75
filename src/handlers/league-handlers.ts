/** Handlers that need the league's response only: what a screen shows first. */
import { league, leagues, userLeagues } from './leagues.ts'
import { standings } from './standings.ts'
import { leagueTeams, team } from './teams.ts'

export const leagueHandlers = {
  standings,
  leagues,
  league,
  hostLeague: league,
  userLeagues,
  leagueTeams,
  hostLeagueTeams: leagueTeams,
  team,
}
