import { hostTitles } from '../domain/identity.ts'
import type { Season } from '../domain/season.ts'
import { listRegularPeriods } from '../verdict/regular-periods.ts'

/** The reason why no regular-season game is final; null if one is. */
export function whyNoGames(season: Season): string | null {
  if (season.format !== 'other' && listRegularPeriods(season).length > 0) return null
  if (season.status.phase === 'pre-draft' || season.status.phase === 'pre-season')
    return 'The season hasn’t started yet.'
  return whyNoMatchups(season) ?? 'No regular-season games are final yet.'
}

/** The reason why a league has no matchups, in one sentence; null if it has some. */
export function whyNoMatchups(season: Season): string | null {
  const { matchups, format, status } = season
  if (format === 'other')
    return `This league isn’t decided by points, so only ${hostTitles[season.host]}’s own standings are shown.`
  if (status.phase === 'complete' && !status.isPlayed) return 'This season was never played.'
  if (matchups.some(({ away }) => away !== null)) return null
  switch (format) {
    case 'elimination':
      return 'Elimination leagues have no matchups, records, or playoffs.'
    case 'total-points':
      return 'This league is decided by total points, so there are no matchups, records, or playoffs.'
    default:
      // Before the season a host need not have paired the teams yet.
      return status.phase === 'pre-draft' || status.phase === 'pre-season'
        ? 'The schedule isn’t out yet.'
        : 'This season’s matchups aren’t available.'
  }
}
