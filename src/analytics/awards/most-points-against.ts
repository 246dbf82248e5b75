import { computeStandings } from '../standings.ts'
import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'
import { writeAwardPoints } from './wording.ts'

export const mostPointsAgainst: Award = {
  key: 'most-points-against',
  title: 'Most Points Against',
  icon: 'shield',
  isShame: true,
  description: 'The team whose opponents scored the most in the regular season.',
  pick: (season) =>
    chooseWinner(
      season,
      computeStandings(season)
        .teams.filter(({ regularSeason }) => regularSeason.games > 0)
        .map(({ team, regularSeason }) => ({ teamId: team.id, value: regularSeason.pointsAgainst })),
      'highest',
      ({ value }) => `${writeAwardPoints(value)} points against`,
    ),
}
