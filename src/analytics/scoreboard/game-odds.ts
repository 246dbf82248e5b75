import { roundFigure } from '../../domain/points.ts'
import type { Matchup, Season } from '../../domain/season.ts'
import { oddsWhilePlayed } from './live-odds.ts'
import { oddsBefore } from './pregame-odds.ts'
import type { LineupChange } from './rest-of-week.ts'
import type { Starter } from './week-lineups.ts'

/** The chance of the home team as of now, the same wherever it is shown: 0 to 1; null for a final matchup, and if unknown. */
export function homeChanceNow(season: Season, matchup: Matchup, change: LineupChange = {}): number | null {
  if (matchup.status === 'final') return null
  return oddsWhilePlayed(season, matchup, change)?.homeChance ?? oddsBefore(season, matchup, change)?.home ?? null
}

/**
 * What a starter does to his team's chance of a game: its chance as shown, minus the one it would have if his slot were empty, -1 to 1. Null
 * where the chance is unknown.
 */
export function swingOf(season: Season, matchup: Matchup, starter: Starter): number | null {
  const [now, then] = [homeChanceNow(season, matchup), homeChanceNow(season, matchup, { without: starter })].map(
    roundFigure,
  )
  if (now == null || then == null) return null
  return roundFigure(matchup.home.teamId === starter.teamId ? now - then : then - now)
}
