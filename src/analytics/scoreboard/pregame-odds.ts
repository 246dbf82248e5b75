import type { Matchup, Season } from '../../domain/season.ts'
import { chanceAbove } from '../normal-distribution.ts'
import { boundChance } from './bound-chance.ts'
import { expectGame, homeBonusOf, type LineupChange, projectionWeight } from './rest-of-week.ts'

export interface GameOdds {
  /** Chance that the home team wins: 0 to 1. */
  home: number
  /** The input: the host's projections of the starters, or the scores of earlier weeks. */
  basis: 'projections' | 'ratings'
}

/**
 * Pregame odds of a matchup: from the projections of the started lineups, else from the power ratings before that matchup period. Null in a
 * bye, and without data, as in a first game without projections.
 */
export function oddsBefore(
  season: Season,
  matchup: Matchup,
  { more = 0, without }: LineupChange = {},
): GameOdds | null {
  const sides = expectGame(season, matchup, without)
  if (!sides) return null
  const { home, away } = sides
  const difference = home.mean + homeBonusOf(season, matchup) + projectionWeight * more - away.mean
  return {
    home: boundChance(chanceAbove(difference, Math.sqrt(home.variance + away.variance))),
    basis: home.ratedWeeks === 0 ? 'projections' : 'ratings',
  }
}
