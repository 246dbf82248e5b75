/** Handlers of a screen's first content, which need only the league's response. */
import { handleLeague, handleLeagues, handleUserLeagues } from './leagues.ts'
import { handleStandings } from './standings.ts'
import { handleLeagueTeams, handleTeam } from './teams.ts'

export const leagueHandlers = {
  standings: handleStandings,
  leagues: handleLeagues,
  league: handleLeague,
  hostLeague: handleLeague,
  userLeagues: handleUserLeagues,
  leagueTeams: handleLeagueTeams,
  hostLeagueTeams: handleLeagueTeams,
  team: handleTeam,
}
