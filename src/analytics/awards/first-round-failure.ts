import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'
import { describeDraftedValue, listDraftedValues } from './drafted-values.ts'

export const firstRoundFailure: Award = {
  key: 'first-round-failure',
  title: 'First Round Failure',
  icon: 'trending-down',
  isShame: true,
  description: 'The first-round pick that scored the most below its position’s average.',
  inAuctions: {
    title: 'Most Expensive Failure',
    description:
      'The purchase among the most expensive that scored the most below its position’s average at that price.',
  },
  pick: (season) =>
    chooseWinner(
      season,
      listDraftedValues(season).filter(({ isEarly, value }) => isEarly && value < 0),
      'lowest',
      describeDraftedValue,
    ),
}
