import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'
import { describeLuck, listLuck } from './season-luck.ts'

export const luckiestSeason: Award = {
  key: 'luckiest-season',
  title: 'Luckiest Season',
  icon: 'star',
  description: 'The most wins beyond what its scores would have won against opponents drawn by lot.',
  pick: (season) =>
    chooseWinner(
      season,
      listLuck(season).filter(({ value }) => value > 0),
      'highest',
      describeLuck,
    ),
}
