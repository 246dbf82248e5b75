import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'
import { describeLuck, listLuck } from './season-luck.ts'

export const luckiestSeason: Award = {
  key: 'luckiest-season',
  title: 'Luckiest Season',
  icon: 'star',
  description: 'The most wins above what its scoring earns against a random schedule.',
  pick: (season) =>
    chooseWinner(
      season,
      listLuck(season).filter(({ value }) => value > 0),
      'highest',
      describeLuck,
    ),
}
