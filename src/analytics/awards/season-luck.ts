/** The awards for the most and the least wins against expected wins. */
import { roundFigure } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { splitLuck } from '../luck/luck-split.ts'
import type { Award } from './award.ts'
import { type Candidate, chooseWinner } from './choose-winner.ts'

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

interface LuckCandidate extends Candidate {
  wins: number
  expectedWins: number
}

/** Every team's wins minus its expected wins. */
function listLuck(season: Season): LuckCandidate[] {
  return [...splitLuck(season)].map(([teamId, { luck, wins, expectedWins }]) => ({
    teamId,
    value: roundFigure(luck),
    wins,
    expectedWins,
  }))
}

/** '+2.1 wins: 10 where 7.9 were to be expected' */
function describeLuck({ value, wins, expectedWins }: LuckCandidate): string {
  const difference = `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`
  return `${difference} wins: ${wins} vs. ${expectedWins.toFixed(1)} expected`
}
