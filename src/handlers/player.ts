import { summarizePlayers } from '../analytics/player-season.ts'
import { listPlayerWeeks } from '../analytics/player-weeks.ts'
import { hostIdsOf, leagueIdOf, teamRefOf, toDraftInfo, toPlayerRef, toTeamRef } from '../analytics/public-ids.ts'
import { factsOf } from '../analytics/season-facts.ts'
import { listTradedAssets, listTrades } from '../analytics/trades/list-trades.ts'
import { DomainError } from '../domain/errors.ts'
import { findPlayer } from './find-subject.ts'
import type { Handler } from './handler.ts'
import { expectRange } from './weekly-performance.ts'

export const handlePlayer: Handler<'player'> = ({ season }, { id }) => {
  const found = findPlayer(season, id)
  const summary = summarizePlayers(season).get(found.number)
  if (!summary) throw new DomainError('not-found', `No season of player ${id}.`)
  const pick = factsOf(season).pickOf.get(found.number)
  return {
    ...toPlayerRef(season, found),
    league: { id: leagueIdOf(season), ...hostIdsOf(season), season: season.season },
    injuryStatus: found.injuryStatus,
    draftInfo: toDraftInfo(pick),
    draftTeam: pick ? toTeamRef(season, pick.team) : null,
    trades: listTrades(season).flatMap((trade) =>
      listTradedAssets(trade).flatMap((asset) =>
        asset.kind === 'player' && asset.player === found.number
          ? {
              id: trade.move.id,
              week: trade.move.week,
              to: teamRefOf(season, asset.toTeamId),
              from: asset.fromTeamId === null ? null : teamRefOf(season, asset.fromTeamId),
            }
          : [],
      ),
    ),
    seasonStats: {
      totalPoints: summary.totalPoints,
      avgPointsPerGame: summary.avgPointsPerGame,
      starts: summary.starts,
      gamesPlayed: summary.gamesPlayed,
      totalProjected: summary.totalProjected,
      startPercentage: summary.startPercentage,
      accuracy: summary.accuracy,
      isPartial: summary.areWeeksPartial,
    },
    weeklyStats: listPlayerWeeks(season, found),
    performanceHighlights: {
      bestWeek: summary.bestWeek,
      worstWeek: summary.worstWeek,
      consistencyScore: summary.consistencyScore,
    },
  }
}

export const handlePlayerWeeklyStats: Handler<'playerWeeklyStats'> = ({ season }, { id, weekStart, weekEnd }) => {
  expectRange(weekStart, weekEnd)
  const found = findPlayer(season, id)
  const weeklyStats = listPlayerWeeks(season, found).filter(({ week }) => week >= weekStart && week <= weekEnd)
  return { playerId: id, name: found.name, weeklyStats }
}
