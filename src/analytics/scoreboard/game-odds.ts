import type { Matchup, Season } from '../../domain/season.ts'
import { oddsWhilePlayed } from './live-odds.ts'
import { oddsBefore } from './pregame-odds.ts'

/** The chance of the home team as of now, the same wherever it is shown: 0 to 1; null for a final matchup, and if unknown. */
export function homeChanceNow(season: Season, matchup: Matchup): number | null {
  if (matchup.status === 'final') return null
  return oddsWhilePlayed(season, matchup)?.homeChance ?? oddsBefore(season, matchup)?.home ?? null
}
