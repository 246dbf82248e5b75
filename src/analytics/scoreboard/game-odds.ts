import type { Matchup, Season } from '../../domain/season.ts'
import { oddsWhilePlayed } from './live-odds.ts'
import { oddsBefore } from './pregame-odds.ts'

/**
 * The chance of the home team as of now, the same wherever it is shown: 0 to 1; null for a final matchup, and if unknown. `more`: points
 * that it expects beyond its lineup's projection, as after a better start.
 */
export function homeChanceNow(season: Season, matchup: Matchup, more = 0): number | null {
  if (matchup.status === 'final') return null
  return oddsWhilePlayed(season, matchup, more)?.homeChance ?? oddsBefore(season, matchup, more)?.home ?? null
}
