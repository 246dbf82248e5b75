import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'
import { describeLuck, listLuck } from './season-luck.ts'

export const unluckiestSeason: Award = {
  key: 'unluckiest-season',
  title: 'Unluckiest Season',
  icon: 'warning',
  isShame: true,
  description: 'The furthest below the wins its scoring earns against a random schedule.',
  pick: (season) =>
    chooseWinner(
      season,
      listLuck(season).filter(({ value }) => value < 0),
      'lowest',
      describeLuck,
    ),
}
