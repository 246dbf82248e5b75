/** Handlers of a season's own figures: the league, its teams, players, weeks and draft. */
import { draftAnalysis, draftAnalytics, draftComplete, leagueDraft } from './draft.ts'
import { league, leagues } from './leagues.ts'
import { headToHead, leagueSchedule, matchups, teamVersus } from './matchups.ts'
import { player, playerWeeklyStats } from './player.ts'
import { playerSearch, players, playersByPosition, topPerformers } from './players.ts'
import { standings } from './standings.ts'
import { leagueTeams, seasonOverview, team, teamRoster, teamTransactions } from './teams.ts'
import { teamWeeklyPerformance, weeklyPerformance } from './weekly-performance.ts'
import { startSitAnalysis, weeklyRoster } from './weekly-roster.ts'

export const seasonHandlers = {
  matchups,
  weeklyPerformance,
  draftAnalysis,
  standings,
  headToHead,
  leagues,
  league,
  espnLeague: league,
  leagueTeams,
  espnLeagueTeams: leagueTeams,
  leagueDraft,
  espnLeagueDraft: leagueDraft,
  leagueSchedule,
  espnLeagueSchedule: leagueSchedule,
  draftAnalytics,
  draftComplete,
  team,
  teamWeeklyPerformance,
  teamVersus,
  teamRoster,
  weeklyRoster,
  startSitAnalysis,
  teamTransactions,
  seasonOverview,
  players,
  playerSearch,
  topPerformers,
  playersByPosition,
  player,
  playerWeeklyStats,
}
