import { computeStandings } from '../standings.ts'
import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'
import { writeAwardPoints } from './wording.ts'

export const shouldHaveMadePlayoffs: Award = {
  key: 'should-have-made-playoffs',
  title: 'Should Have Made Playoffs',
  icon: 'lock',
  isShame: true,
  description: 'The most regular-season points among the teams that missed the playoffs.',
  pick: (season) => {
    // No team has missed the playoffs before the last game, and some leagues have no playoffs.
    if (!season.status.isRegularSeasonOver || season.settings.playoffTeamCount === 0) return null
    return chooseWinner(
      season,
      computeStandings(season)
        .teams.filter(({ madePlayoffs, regularSeason }) => !madePlayoffs && regularSeason.games > 0)
        .map(({ team, regularSeason }) => ({
          teamId: team.id,
          value: regularSeason.pointsFor,
          rank: regularSeason.rank,
        })),
      'highest',
      ({ value, rank }) => `${writeAwardPoints(value)} points for, regular-season rank ${rank}`,
    )
  },
}
