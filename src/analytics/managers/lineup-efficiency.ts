import type { LeagueSeason } from '../../domain/league-season.ts'
import { partsOfPeriod } from '../period-score.ts'
import { listRegularPeriods } from '../regular-periods.ts'

/**
 * Points started ÷ points of the best lineups, 0 to 1, of a team or of the whole league, over the regular season. Null
 * where no lineup is known, and in best ball, where nobody sets one.
 */
export function lineupEfficiency(season: LeagueSeason, teamId: number | null = null): number | null {
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
