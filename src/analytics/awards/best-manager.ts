import { lineupEfficiency } from '../managers/lineup-efficiency.ts'
import { roundFigure } from '../points.ts'
import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'

export const bestManager: Award = {
  key: 'best-manager',
  title: 'Best Manager',
  icon: 'clipboard',
  description: 'Started most of the points that its rosters allowed, over the regular season.',
  pick: (season) =>
    chooseWinner(
      season,
      season.teams.flatMap(({ id }) => {
        const efficiency = lineupEfficiency(season, id)
        return efficiency === null ? [] : [{ teamId: id, value: roundFigure(100 * efficiency) }]
      }),
      'highest',
      ({ value }) => `${value.toFixed(1)}% of the points of its best lineups`,
    ),
}
