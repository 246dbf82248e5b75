import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'
import { describeVariation, listVariations } from './weekly-variation.ts'

export const mostConsistent: Award = {
  key: 'most-consistent',
  title: 'Most Consistent',
  icon: 'target',
  description: 'The steadiest weekly scores: the lowest spread relative to the team’s own average.',
  pick: (season) => chooseWinner(season, listVariations(season), 'lowest', describeVariation),
}
