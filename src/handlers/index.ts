/** One handler an endpoint; the compiler sees to it that none is missing. */
import type { EndpointName } from '../contract/endpoints.ts'
import { bracket } from './bracket.ts'
import { draftAnalysis, draftAnalytics, draftComplete, leagueDraft } from './draft.ts'
import { forecast, forecastHistory } from './forecast.ts'
import type { Handler } from './handler.ts'
import { league, leagues } from './leagues.ts'
import { luck } from './luck.ts'
import { managers } from './managers.ts'
import { headToHead, leagueSchedule, matchups, teamVersus } from './matchups.ts'
import { moves } from './moves.ts'
import { player, playerWeeklyStats } from './player.ts'
import { playerSearch, players, playersByPosition, topPerformers } from './players.ts'
import { power } from './power.ts'
import { scoreboard } from './scoreboard.ts'
import { standings } from './standings.ts'
import { superlatives } from './superlatives.ts'
import { leagueTeams, seasonOverview, team, teamRoster, teamTransactions } from './teams.ts'
import { teamWeeklyPerformance, weeklyPerformance } from './weekly-performance.ts'
import { startSitAnalysis, weeklyRoster } from './weekly-roster.ts'
import { wholeSeason } from './whole-season.ts'

export type { Handler, HandlerInput, LeagueCard, SeasonContext, SeasonInput, StoreInput } from './handler.ts'
export { leagueCard } from './leagues.ts'

export const handlers: { [N in EndpointName]: Handler<N> } = {
  superlatives,
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
  luck,
  power,
  scoreboard,
  bracket,
  managers,
  forecast,
  forecastHistory,
  moves,
  wholeSeason,
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
