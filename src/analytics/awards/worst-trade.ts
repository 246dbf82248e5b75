import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'
import { describeTradeSide, listTradeSides } from './traded-value.ts'

export const worstTrade: Award = {
  key: 'worst-trade',
  title: 'Worst Trade',
  icon: 'thumbs-down',
  isShame: true,
  description:
    'The side that lost most by a trade this season: starter points above replacement, received minus sent. Picks count once they are used.',
  restsOnLineups: true,
  pick: (season) =>
    chooseWinner(
      season,
      listTradeSides(season).filter(({ value }) => value < 0),
      'lowest',
      (side) => describeTradeSide(season, side),
    ),
}
