import type { LeagueSeason } from '../../domain/league-season.ts'
import { splitScore } from '../period-score.ts'
import { roundFigure } from '../points.ts'
import { weekScoreOf } from '../team-week.ts'
import { whyNoMatchups } from '../why-no-games.ts'
import { projectScore } from './projected-scores.ts'

export interface RankedScore {
  teamId: number
  /** 1 is best, tied teams share a rank; null before the first points. */
  rank: number | null
  points: number | null
  projected: number | null
  /** The best lineup's points, adjustment included; null where the lineup is not known or the week not over. */
  optimal: number | null
  missed: number | null
  /** Elimination leagues: whether the team was eliminated in this round. */
  isOut: boolean
}

/**
 * The ranking of a week in a league without matchups, best score first: the remaining teams of an elimination round, with
 * the round's scores, or every team where points add up. Empty in leagues with matchups.
 */
export function rankWeek(season: LeagueSeason, week: number): RankedScore[] {
  if (whyNoMatchups(season) === null) return []
  const round = season.eliminationRounds.find(({ weeks }) => weeks.includes(week))
  if (season.settings.scoringFormat === 'elimination' && !round) return []
  const weeks = round?.weeks ?? [week]
  const isOver = round ? round.status === 'final' : season.status.completedWeeks.includes(week)
  const scores = (round?.sides ?? season.teams.map(({ id }) => ({ teamId: id, points: null }))).map(
    ({ teamId, points }) => ({ teamId, points: round ? points : weekScoreOf(season, teamId, week) }),
  )
  return scores
    .map(({ teamId, points }) => {
      const parts = isOver && points !== null ? splitScore(season, teamId, weeks, points) : null
      return {
        teamId,
        rank:
          points === null
            ? null
            : 1 + scores.filter((other) => (other.points ?? Number.NEGATIVE_INFINITY) > points).length,
        points,
        projected: projectScore(season, teamId, weeks),
        optimal: parts && roundFigure(parts.optimal + parts.adjustment),
        missed: parts?.missed ?? null,
        isOut: round?.eliminatedTeamIds.includes(teamId) ?? false,
      }
    })
    .sort((a, b) => (a.rank ?? scores.length + 1) - (b.rank ?? scores.length + 1) || a.teamId - b.teamId)
}
