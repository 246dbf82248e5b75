import { computeStandings } from '../standings.ts'
import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'
import { formatRecord } from './wording.ts'

export const bestRecord: Award = {
  key: 'best-record',
  title: 'Best Regular Season Record',
  icon: 'trophy',
  description: 'The highest win percentage of the regular season; a tie counts half.',
  pick: (season) => {
    const played = computeStandings(season).teams.filter(({ regularSeason }) => regularSeason.games > 0)
    const records = new Map(played.map(({ team, regularSeason }) => [team.id, regularSeason]))
    return chooseWinner(
      season,
      played.map(({ team, regularSeason }) => ({ teamId: team.id, value: regularSeason.winPercent })),
      'highest',
      ({ teamId, value }) =>
        `${formatRecord(records.get(teamId) ?? { wins: 0, losses: 0, ties: 0 })}, ${value.toFixed(1)}%`,
    )
  },
}
