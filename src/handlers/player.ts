import { summarizePlayers } from '../analytics/player-season.ts'
import { listPlayerWeeks, type PlayerWeekReport } from '../analytics/player-weeks.ts'
import { factsOf } from '../analytics/season-facts.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { DomainError } from '../domain/errors.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import type { Handler } from './handler.ts'
import { draftInfo, findPlayer, hostIdsOf, leagueIdOf, playerRef, teamRef } from './public-ids.ts'
import { expectRange } from './weekly-performance.ts'

export const player: Handler<'player'> = ({ season }, { id }) => {
  const found = findPlayer(season, id)
  const summary = summarizePlayers(season).get(found.number)
  if (!summary) throw new DomainError('not-found', `No season of player ${id}.`)
  const pick = factsOf(season).pickOf.get(found.number)
  return {
    ...playerRef(season, found),
    league: { id: leagueIdOf(season), ...hostIdsOf(season), season: season.season },
    injury_status: found.injuryStatus,
    draft_info: draftInfo(pick),
    draft_team: pick ? teamRef(season, pick.team) : null,
    season_stats: {
      total_points: summary.totalPoints,
      avg_points_per_game: summary.avgPointsPerGame,
      starts: summary.starts,
      games_played: summary.gamesPlayed,
      total_projected: summary.totalProjected,
      start_percentage: summary.startPercent,
      accuracy: summary.accuracy,
      is_partial: summary.areWeeksPartial,
    },
    weekly_stats: describeWeeks(season, listPlayerWeeks(season, found)),
    performance_highlights: {
      best_week: summary.bestWeek,
      worst_week: summary.worstWeek,
      consistency_score: summary.consistencyScore,
    },
  }
}

export const playerWeeklyStats: Handler<'playerWeeklyStats'> = ({ season }, { id, week_start, week_end }) => {
  expectRange(week_start, week_end)
  const found = findPlayer(season, id)
  const weeks = listPlayerWeeks(season, found).filter(({ week }) => week >= week_start && week <= week_end)
  return { player_id: id, name: found.name, weekly_stats: describeWeeks(season, weeks) }
}

function describeWeeks(season: LeagueSeason, weeks: readonly PlayerWeekReport[]): ResponseOf<'player'>['weekly_stats'] {
  return weeks.map(({ week, nflTeam, opponent, points, projectedPoints, slot, isStarter, team, isPlayoff }) => ({
    week,
    nfl_team: nflTeam,
    nfl_opponent: opponent,
    points,
    projected_points: projectedPoints,
    lineup_slot: slot,
    is_starter: isStarter,
    team: team && teamRef(season, team),
    matchup_info: isPlayoff === null ? null : { is_playoff: isPlayoff },
  }))
}
