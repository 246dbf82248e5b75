import { listPlayerWeeks } from '../analytics/player-weeks.ts'
import { listWeeks, summarizeWeeks, type WeekPerformance } from '../analytics/weekly-performance.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { DomainError } from '../domain/errors.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import type { Handler } from './handler.ts'
import { expectLeague, expectSameSeason, findPlayer, findTeam, leagueIdOf, teamIdOf } from './public-ids.ts'
import { describeTeamMatchup } from './team-matchup.ts'

export const teamWeeklyPerformance: Handler<'teamWeeklyPerformance'> = ({ season }, { id, week_start, week_end }) => {
  expectRange(week_start, week_end)
  const team = findTeam(season, id)
  const weeks = listWeeks(season, team.id, week_start, week_end)
  const { bestWeek, worstWeek, avgStarterPoints } = summarizeWeeks(weeks)
  return {
    team_id: id,
    team_name: team.name,
    weekly_performance: weeks.map((week) => describeWeek(season, week)),
    summary: { best_week: bestWeek, worst_week: worstWeek, avg_starter_points: avgStarterPoints },
  }
}

/** The weeks of all teams, of one team, or of one player instead. */
export const weeklyPerformance: Handler<'weeklyPerformance'> = ({ season }, parameters) => {
  const { week_start, week_end, team_id, player_id, league_id } = parameters
  expectRange(week_start, week_end)
  if (league_id !== undefined) expectLeague(season, league_id)
  if (team_id !== undefined) expectSameSeason(season, 'team_id', team_id)
  if (player_id !== undefined) expectSameSeason(season, 'player_id', player_id)
  return {
    league_id: leagueIdOf(season),
    week_start,
    week_end,
    weekly_performance: player_id === undefined ? describeTeamWeeks(season, parameters) : [],
    player_weeks: player_id === undefined ? null : describePlayerWeeks(season, player_id, parameters),
  }
}

interface WeekRange {
  week_start: number
  week_end: number
}

/** Throws `DomainError('bad-request')` where the first week is after the last. */
export function expectRange(first: number, last: number): void {
  if (first > last)
    throw new DomainError('bad-request', `week_start ${first} is after week_end ${last}; give the first week first.`)
}

function describeTeamWeeks(
  season: LeagueSeason,
  { week_start, week_end, team_id }: WeekRange & { team_id: number | undefined },
): ResponseOf<'weeklyPerformance'>['weekly_performance'] {
  const teams = team_id === undefined ? season.teams : [findTeam(season, team_id)]
  return teams
    .flatMap(({ id, name }) =>
      listWeeks(season, id, week_start, week_end).map((week) => ({
        ...describeWeek(season, week),
        team_id: teamIdOf(season, id),
        team_name: name,
      })),
    )
    .sort((a, b) => a.week - b.week || a.team_id - b.team_id)
}

function describePlayerWeeks(season: LeagueSeason, playerId: number, { week_start, week_end }: WeekRange) {
  return listPlayerWeeks(season, findPlayer(season, playerId))
    .filter(({ week }) => week >= week_start && week <= week_end)
    .map(({ week, points, projectedPoints, isStarter }) => ({
      week,
      points,
      projected_points: projectedPoints,
      is_starter: isStarter,
    }))
}

function describeWeek(
  season: LeagueSeason,
  performance: WeekPerformance,
): ResponseOf<'teamWeeklyPerformance'>['weekly_performance'][number] {
  return {
    week: performance.week,
    total_points: performance.totalPoints,
    starter_points: performance.starterPoints,
    bench_points: performance.benchPoints,
    projected_points: performance.projectedPoints,
    optimal_points: performance.optimalPoints,
    is_complete: performance.isComplete,
    matchup: describeTeamMatchup(season, performance.matchup),
    is_bye: performance.isBye,
  }
}
