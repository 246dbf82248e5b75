/** Handlers of a season's own figures: games, players, weeks and draft. A browser loads them on demand. */
import { draftAnalysis, draftAnalytics, draftComplete, leagueDraft } from './draft.ts'
import { headToHead, leagueSchedule, matchups, teamVersus } from './matchups.ts'
import { player, playerWeeklyStats } from './player.ts'
import { playerSearch, players, playersByPosition, topPerformers } from './players.ts'
import { seasonOverview, teamRoster, teamTransactions } from './team-season.ts'
import { teamWeeklyPerformance, weeklyPerformance } from './weekly-performance.ts'
import { startSitAnalysis, weeklyRoster } from './weekly-roster.ts'

export const seasonHandlers = {
  matchups,
  weeklyPerformance,
  draftAnalysis,
  headToHead,
  leagueDraft,
  hostLeagueDraft: leagueDraft,
  leagueSchedule,
  hostLeagueSchedule: leagueSchedule,
  draftAnalytics,
  draftComplete,
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
