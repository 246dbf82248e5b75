import type { ResponseOf } from '../../contract/responses/index.ts'
import { roundFigure } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { splitScore } from '../period-score.ts'
import { weekScoreOf } from '../team-week.ts'
import { whyNoMatchups } from '../why-no-games.ts'
import { projectScore } from './projected-scores.ts'

type RankedScore = Omit<ResponseOf<'scoreboard'>['ranking'][number], 'team'> & { teamId: number }

/**
 * The ranking of a week in a league without matchups, best score first: the remaining teams of an elimination round, with the round's
 * scores, or every team in a total-points league. Empty in leagues with matchups.
 */
export function rankWeek(season: Season, week: number): RankedScore[] {
  if (season.hasOpponents || whyNoMatchups(season) === null) return []
  const round = season.eliminationRounds.find(({ weeks }) => weeks.includes(week))
  if (season.format === 'elimination' && !round) return []
  const weeks = round?.weeks ?? [week]
  const isOver = round ? round.status === 'final' : season.status.finalWeeks.includes(week)
  const scores = (round?.sides ?? season.teams.map(({ id }) => ({ teamId: id, points: null }))).map(
    ({ teamId, points }) => ({ teamId, points: round ? points : weekScoreOf(season, teamId, week) }),
  )
  return scores
    .map(({ teamId, points }): RankedScore => {
      const parts = isOver && points !== null ? splitScore(season, teamId, weeks, points) : null
      return {
        teamId,
        rank:
          points === null
            ? null
            : 1 + scores.filter((other) => (other.points ?? Number.NEGATIVE_INFINITY) > points).length,
        points,
        projectedPoints: projectScore(season, teamId, weeks),
        optimalPoints: parts && roundFigure(parts.optimal + parts.adjustment),
        missedPoints: parts?.missed ?? null,
        isOut: round?.eliminatedTeamIds.includes(teamId) ?? false,
      }
    })
    .sort((a, b) => (a.rank ?? scores.length + 1) - (b.rank ?? scores.length + 1) || a.teamId - b.teamId)
}
