import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'
import { describeDraftedValue, listDraftedValues } from './drafted-values.ts'

export const draftBoom: Award = {
  key: 'draft-boom',
  title: 'Draft Boom of the Year',
  icon: 'bolt',
  description: 'The pick that scored the most above its position’s average in its round.',
  inAuctions: { description: 'The purchase that scored the most above its position’s average at its price.' },
  pick: (season) =>
    chooseWinner(
      season,
      listDraftedValues(season).filter(({ value }) => value > 0),
      'highest',
      describeDraftedValue,
    ),
}
