/** Handlers of a season's own figures: games, players, weeks and draft. A browser loads them on demand. */
import { handleDraftAnalysis, handleDraftAnalytics, handleDraftComplete, handleLeagueDraft } from './draft.ts'
import { handleDraftRoom } from './draft-room.ts'
import { handleHeadToHead, handleLeagueSchedule, handleMatchups, handleTeamVersus } from './matchups.ts'
import { handlePlayer, handlePlayerWeeklyStats } from './player.ts'
import { handlePlayerSearch, handlePlayers, handlePlayersByPosition, handleTopPerformers } from './players.ts'
import { handleSeasonOverview, handleTeamRoster, handleTeamTransactions } from './team-season.ts'
import { handleTeamWeeklyPerformance, handleWeeklyPerformance } from './weekly-performance.ts'
import { handleStartSitAnalysis, handleWeeklyRoster } from './weekly-roster.ts'

export const seasonHandlers = {
  matchups: handleMatchups,
  weeklyPerformance: handleWeeklyPerformance,
  draftAnalysis: handleDraftAnalysis,
  headToHead: handleHeadToHead,
  leagueDraft: handleLeagueDraft,
  hostLeagueDraft: handleLeagueDraft,
  leagueSchedule: handleLeagueSchedule,
  hostLeagueSchedule: handleLeagueSchedule,
  draftAnalytics: handleDraftAnalytics,
  draftComplete: handleDraftComplete,
  draftRoom: handleDraftRoom,
  teamWeeklyPerformance: handleTeamWeeklyPerformance,
  teamVersus: handleTeamVersus,
  teamRoster: handleTeamRoster,
  weeklyRoster: handleWeeklyRoster,
  startSitAnalysis: handleStartSitAnalysis,
  teamTransactions: handleTeamTransactions,
  seasonOverview: handleSeasonOverview,
  players: handlePlayers,
  playerSearch: handlePlayerSearch,
  topPerformers: handleTopPerformers,
  playersByPosition: handlePlayersByPosition,
  player: handlePlayer,
  playerWeeklyStats: handlePlayerWeeklyStats,
}
