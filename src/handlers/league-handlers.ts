/** Handlers that need the league's response only: what a screen shows first. */
import { league, leagues } from './leagues.ts'
import { standings } from './standings.ts'
import { leagueTeams, team } from './teams.ts'

export const leagueHandlers = {
  standings,
  leagues,
  league,
  espnLeague: league,
  leagueTeams,
  espnLeagueTeams: leagueTeams,
  team,
}
