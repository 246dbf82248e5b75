import type { LeagueSeason } from '../../domain/league-season.ts'
import { listRegularPeriods } from '../regular-periods.ts'
import { type PowerRatings, ratePower } from './power-rating.ts'

export interface PowerWeek {
  /** Last week of the matchup period after which these ratings hold. */
  week: number
  ratings: PowerRatings
}

/** The ratings after each decided matchup period of the regular season, from what was known then. */
export function listPowerHistory(season: LeagueSeason): PowerWeek[] {
  return listRegularPeriods(season).flatMap(({ matchupPeriod, weeks }) => {
    const ratings = ratePower(season, matchupPeriod)
    return ratings ? [{ week: Math.max(...weeks), ratings }] : []
  })
}
