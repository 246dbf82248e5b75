/** The awards for the steadiest and the wildest weekly scores. */
import { roundFigure, variationOf } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { listWeeklyScores } from '../weekly-scores.ts'
import type { Award } from './award.ts'
import { type Candidate, chooseWinner } from './choose-winner.ts'

export const mostConsistent: Award = {
  key: 'most-consistent',
  title: 'Most Consistent',
  icon: 'target',
  description: 'The steadiest weekly scores: the lowest spread relative to the team’s own average.',
  pick: (season) => chooseWinner(season, listVariations(season), 'lowest', describeVariation),
}

export const boomOrBust: Award = {
  key: 'boom-or-bust',
  title: 'Boom or Bust',
  icon: 'dice',
  isShame: true,
  description: 'The wildest weekly scores: the highest spread relative to the team’s own average.',
  pick: (season) => chooseWinner(season, listVariations(season), 'highest', describeVariation),
}

/** Each team's coefficient of variation of its weekly scores (sample deviation ÷ mean), from two final games on. */
function listVariations(season: Season): Candidate[] {
  return [...Map.groupBy(listWeeklyScores(season), ({ teamId }) => teamId)].flatMap(([teamId, scores]) => {
    const variation = variationOf(scores.map(({ points }) => points))
    return variation === null ? [] : [{ teamId, value: roundFigure(variation) }]
  })
}

/** '12.3% swing from week to week' */
function describeVariation({ value }: Candidate): string {
  return `${(100 * value).toFixed(1)}% swing from week to week`
}
