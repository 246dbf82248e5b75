import type { Matchup, Season } from '../../domain/season.ts'
import { chanceAbove, chanceToWin, ratePower, usualDeviation } from '../power/power-rating.ts'
import { projectScore, projectWeek } from './projected-scores.ts'

export interface GameOdds {
  /** Chance that the home team wins: 0 to 1. */
  home: number
  /** The input: the host's projections of the starters, or the scores of earlier weeks. */
  basis: 'projections' | 'ratings'
}

/** The expected difference in points is this share of the projected one, because projections exaggerate. */
export const projectionWeight = 0.7

/**
 * Pregame odds of a matchup: from the projections of the started lineups, else from the power ratings before that matchup period. Null in a
 * bye, and without data, as in a first game without projections. `more` is added to the home team's projection.
 */
export function oddsBefore(season: Season, { home, away, weeks, matchupPeriod }: Matchup, more = 0): GameOdds | null {
  if (!away) return null
  const ratings = ratePower(season, matchupPeriod - 1)
  const [projected, against] = [home, away].map(({ teamId }) => projectScore(season, teamId, weeks))
  if (projected != null && against != null) {
    const deviation = ratings?.weeklyDeviation ?? usualDeviation(meanProjection(season, weeks))
    const difference = projectionWeight * (projected + more - against)
    return { home: chanceAbove(difference, deviation * Math.sqrt(2 * weeks.length)), basis: 'projections' }
  }
  const [team, other] = [home, away].map(({ teamId }) => ratings?.teams.find((rated) => rated.teamId === teamId))
  return ratings && team && other
    ? { home: chanceToWin(ratings, team, other, Math.max(1, weeks.length)), basis: 'ratings' }
    : null
}

function meanProjection(season: Season, weeks: readonly number[]): number {
  const scores = weeks.flatMap((week) => [...(projectWeek(season, week)?.values() ?? [])])
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
}
