import { roundFigure, variationOf } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { listWeeklyScores } from '../weekly-scores.ts'
import type { Candidate } from './choose-winner.ts'

/** Each team's coefficient of variation of its weekly scores (sample deviation ÷ mean), from two final games on. */
export function listVariations(season: Season): Candidate[] {
  return [...Map.groupBy(listWeeklyScores(season), ({ teamId }) => teamId)].flatMap(([teamId, scores]) => {
    const variation = variationOf(scores.map(({ points }) => points))
    return variation === null ? [] : [{ teamId, value: roundFigure(variation) }]
  })
}

/** '12.3% swing from week to week' */
export function describeVariation({ value }: Candidate): string {
  return `${(100 * value).toFixed(1)}% swing from week to week`
}
