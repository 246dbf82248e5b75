/** Handlers of a screen's first content, which need only the league's response. */
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
