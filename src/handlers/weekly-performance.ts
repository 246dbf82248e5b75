import { listPlayerWeeks } from '../analytics/player-weeks.ts'
import { leagueIdOf, teamIdOf } from '../analytics/public-ids.ts'
import { listWeeks, summarizeWeeks } from '../analytics/weekly-performance.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { DomainError } from '../domain/errors.ts'
import type { Season } from '../domain/season.ts'
import { expectLeague, expectSameSeason, findPlayer, findTeam } from './find-subject.ts'
import type { Handler } from './handler.ts'

export const handleTeamWeeklyPerformance: Handler<'teamWeeklyPerformance'> = (
  { season },
  { id, weekStart, weekEnd },
) => {
  expectRange(weekStart, weekEnd)
  const team = findTeam(season, id)
  const weeks = listWeeks(season, team.id, weekStart, weekEnd)
  return {
    teamId: id,
    teamName: team.name,
    weeklyPerformance: weeks,
    summary: summarizeWeeks(weeks),
  }
}

/** The weeks of all teams, one team, or one player. */
export const handleWeeklyPerformance: Handler<'weeklyPerformance'> = ({ season }, parameters) => {
  const { weekStart, weekEnd, teamId, playerId, leagueId } = parameters
  expectRange(weekStart, weekEnd)
  if (leagueId !== undefined) expectLeague(season, leagueId)
  if (teamId !== undefined) expectSameSeason(season, 'team_id', teamId)
  if (playerId !== undefined) expectSameSeason(season, 'player_id', playerId)
  return {
    leagueId: leagueIdOf(season),
    weekStart,
    weekEnd,
    weeklyPerformance: playerId === undefined ? describeTeamWeeks(season, parameters) : [],
    playerWeeks: playerId === undefined ? null : describePlayerWeeks(season, playerId, parameters),
  }
}

interface WeekRange {
  weekStart: number
  weekEnd: number
}

/** Throws `DomainError('bad-request')` if the first week is after the last. */
export function expectRange(first: number, last: number): void {
  if (first > last)
    throw new DomainError('bad-request', `week_start ${first} is after week_end ${last}; give the first week first.`)
}

function describeTeamWeeks(
  season: Season,
  { weekStart, weekEnd, teamId }: WeekRange & { teamId: number | undefined },
): ResponseOf<'weeklyPerformance'>['weeklyPerformance'] {
  const teams = teamId === undefined ? season.teams : [findTeam(season, teamId)]
  return teams
    .flatMap(({ id, name }) =>
      listWeeks(season, id, weekStart, weekEnd).map((week) => ({
        ...week,
        teamId: teamIdOf(season, id),
        teamName: name,
      })),
    )
    .sort((a, b) => a.week - b.week || a.teamId - b.teamId)
}

function describePlayerWeeks(season: Season, playerId: number, { weekStart, weekEnd }: WeekRange) {
  return listPlayerWeeks(season, findPlayer(season, playerId))
    .filter(({ week }) => week >= weekStart && week <= weekEnd)
    .map(({ week, points, projectedPoints, isStarter }) => ({
      week,
      points,
      projectedPoints,
      isStarter,
    }))
}
