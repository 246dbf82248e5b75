import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'
import { describeVariation, listVariations } from './weekly-variation.ts'

export const boomOrBust: Award = {
  key: 'boom-or-bust',
  title: 'Boom or Bust',
  icon: 'dice',
  isShame: true,
  description: 'The wildest weekly scores: the highest spread relative to the team’s own average.',
  pick: (season) => chooseWinner(season, listVariations(season), 'highest', describeVariation),
}
