import { roundFigure } from '../../domain/points.ts'
import { hasManager } from '../managers/has-manager.ts'
import { lineupEfficiency } from '../managers/lineup-efficiency.ts'
import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'

export const bestManager: Award = {
  key: 'best-manager',
  title: 'Best Manager',
  icon: 'clipboard',
  description: 'Started the highest share of available points in the regular season.',
  restsOnLineups: true,
  pick: (season) =>
    chooseWinner(
      season,
      season.teams.flatMap(({ id }) => {
        const efficiency = lineupEfficiency(season, id)
        return efficiency === null || !hasManager(season, id)
          ? []
          : [{ teamId: id, value: roundFigure(100 * efficiency) }]
      }),
      'highest',
      ({ value }) => `${value.toFixed(1)}% of the points in its optimal lineups`,
    ),
}
