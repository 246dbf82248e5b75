import type { Season } from '../../domain/season.ts'
import { listRegularPeriods } from '../../verdict/regular-periods.ts'
import { partsOfPeriod } from '../period-score.ts'

/**
 * Started points ÷ points of the optimal lineups, 0 to 1, of a team or the league, over the regular season. Null without a known lineup,
 * and in best ball, which has no lineup decisions.
 */
export function lineupEfficiency(season: Season, teamId: number | null = null): number | null {
  if (season.settings.isBestBall) return null
  const parts = listRegularPeriods(season).flatMap((period) =>
    [...partsOfPeriod(season, period)].flatMap(([id, part]) =>
      part && (teamId === null || id === teamId) ? [part] : [],
    ),
  )
  const optimal = parts.reduce((sum, part) => sum + part.optimal, 0)
  const started = parts.reduce((sum, part) => sum + part.started, 0)
  return optimal > 0 ? started / optimal : null
}
