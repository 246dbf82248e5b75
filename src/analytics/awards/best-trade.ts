import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'
import { describeTradeSide, listTradeSides } from './traded-value.ts'

export const bestTrade: Award = {
  key: 'best-trade',
  title: 'Best Trade',
  icon: 'swap',
  description:
    'The side that gained most by a trade this season: starter points above replacement, received minus sent. Picks count once they are used.',
  restsOnLineups: true,
  pick: (season) =>
    chooseWinner(
      season,
      listTradeSides(season).filter(({ value }) => value > 0),
      'highest',
      (side) => describeTradeSide(season, side),
    ),
}
