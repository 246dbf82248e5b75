/** The response schema of every endpoint. The compiler requires one for each. */
import type { z } from 'zod'
import type { EndpointName } from '../endpoints.ts'
import { superlatives } from './awards.ts'
import { leagueBookResponse } from './book.ts'
import { bracket } from './bracket.ts'
import { draftAnalysis, draftComplete, draftPicks, leagueDraftAnalytics } from './draft.ts'
import { draftRoom } from './draft-room.ts'
import { draftTendencies } from './draft-tendencies.ts'
import { forecast, forecastHistory } from './forecast.ts'
import { weekPaths } from './game-paths.ts'
import { history, managerHistory, managerVersus } from './history.ts'
import { keepers } from './keepers.ts'
import { lab } from './lab.ts'
import { labFindings } from './lab-findings.ts'
import { headToHead, league, leagues, matchups, standings, team, teams, userLeagues } from './leagues.ts'
import { live } from './live.ts'
import { luck } from './luck.ts'
import { managers } from './managers.ts'
import { moves } from './moves.ts'
import { player, players, playerWeeklyStats } from './players.ts'
import { power } from './power.ts'
import { proof } from './proof.ts'
import { recap } from './recap.ts'
import { scoreboard } from './scoreboard.ts'
import { seasonAhead } from './season-ahead.ts'
import {
  seasonOverview,
  startSitAnalysis,
  teamRoster,
  teamTransactions,
  teamWeeklyPerformance,
  weeklyPerformance,
  weeklyRoster,
} from './teams.ts'
import { futurePicks, trade, trades } from './trades.ts'
import { weekly } from './weekly.ts'
import { wholeSeason } from './whole-season.ts'

export const responseSchemas = {
  superlatives,
  matchups,
  weeklyPerformance,
  draftAnalysis,
  standings,
  headToHead,
  leagues,
  league,
  hostLeague: league,
  userLeagues,
  leagueTeams: teams,
  hostLeagueTeams: teams,
  leagueDraft: draftPicks,
  hostLeagueDraft: draftPicks,
  leagueSchedule: matchups,
  hostLeagueSchedule: matchups,
  draftAnalytics: leagueDraftAnalytics,
  draftComplete,
  draftRoom,
  luck,
  lab,
  labFindings,
  power,
  scoreboard,
  gamePaths: weekPaths,
  bracket,
  managers,
  forecast,
  forecastHistory,
  live,
  moves,
  recap,
  wholeSeason,
  history,
  proof,
  managerHistory,
  managerVersus,
  leagueBook: leagueBookResponse,
  trades,
  trade,
  futurePicks,
  keepers,
  draftTendencies,
  seasonAhead,
  weekly,
  team,
  teamWeeklyPerformance,
  teamVersus: headToHead,
  teamRoster,
  weeklyRoster,
  startSitAnalysis,
  teamTransactions,
  seasonOverview,
  players,
  playerSearch: players,
  topPerformers: players,
  playersByPosition: players,
  player,
  playerWeeklyStats,
} as const satisfies Record<EndpointName, z.ZodType>

export type ResponseOf<N extends EndpointName> = z.infer<(typeof responseSchemas)[N]>
