import type { LeagueSeason } from '../domain/league-season.ts'
import { listRegularPeriods } from './regular-periods.ts'

/** Why there is nothing to say about games of the regular season yet, or at all; null where there are decided ones. */
export function whyNoGames(season: LeagueSeason): string | null {
  if (listRegularPeriods(season).length > 0) return null
  if (season.status.phase === 'pre-draft' || season.status.phase === 'pre-season')
    return 'The season has not begun yet.'
  const hasGames = season.matchups.some(({ kind, away }) => kind === 'regular' && away !== null)
  return hasGames
    ? 'No matchup of the regular season is decided yet.'
    : 'This league has no matchups of two teams, so nothing can be said of luck and schedules.'
}
