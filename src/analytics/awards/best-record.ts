import { writeRecord } from '../../domain/record-text.ts'
import { computeStandings } from '../standings.ts'
import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'

export const bestRecord: Award = {
  key: 'best-record',
  title: 'Best Regular Season Record',
  icon: 'trophy',
  description: 'The highest win percentage of the regular season; a tie counts half.',
  pick: (season) =>
    chooseWinner(
      season,
      computeStandings(season)
        .teams.filter(({ regularSeason }) => regularSeason.games > 0)
        .map(({ team, regularSeason }) => ({
          teamId: team.id,
          value: regularSeason.winPercentage,
          record: regularSeason,
        })),
      'highest',
      ({ value, record }) => `${writeRecord(record)}, ${value.toFixed(1)}%`,
    ),
}
