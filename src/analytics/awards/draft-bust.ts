import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'
import { describeDraftedValue, listDraftedValues } from './drafted-values.ts'

export const draftBust: Award = {
  key: 'draft-bust',
  title: 'Biggest Draft Bust',
  icon: 'bomb',
  isShame: true,
  description: 'The pick that scored the most below its position’s average in its round.',
  inAuctions: { description: 'The purchase that scored the most below its position’s average at its price.' },
  pick: (season) =>
    chooseWinner(
      season,
      listDraftedValues(season).filter(({ value }) => value < 0),
      'lowest',
      describeDraftedValue,
    ),
}
