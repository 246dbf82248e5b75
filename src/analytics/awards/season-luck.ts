import { roundFigure } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { splitLuck } from '../luck/luck-split.ts'
import type { Candidate } from './choose-winner.ts'

export interface LuckCandidate extends Candidate {
  wins: number
  expectedWins: number
}

/** Every team's wins minus its expected wins. */
export function listLuck(season: Season): LuckCandidate[] {
  return [...splitLuck(season)].map(([teamId, { luck, wins, expectedWins }]) => ({
    teamId,
    value: roundFigure(luck),
    wins,
    expectedWins,
  }))
}

/** '+2.1 wins: 10 where 7.9 were to be expected' */
export function describeLuck({ value, wins, expectedWins }: LuckCandidate): string {
  const difference = `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`
  return `${difference} wins: ${wins} vs. ${expectedWins.toFixed(1)} expected`
}
