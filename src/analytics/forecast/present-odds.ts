import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import type { Season } from '../../domain/season.ts'
import { buildModel } from './build-model.ts'
import type { ForecastModel } from './forecast-model.ts'
import { forecastRuns, forecastSeason, type SeasonOdds } from './odds-of-season.ts'

export interface Forecast {
  model: ForecastModel
  odds: SeasonOdds
}

/** The present state of a season; null where `buildModel` is. */
export const presentModel = memoizeBySeason((season: Season) => buildModel(season))

/** The odds of a season as of now; null without a model. */
export function findPresentOdds(season: Season, runs: number): Forecast | null {
  return runs === forecastRuns ? usualPresentOdds(season) : computePresentOdds(season, runs)
}

/** Cached because the forecast and the live board both show them. */
const usualPresentOdds = memoizeBySeason((season: Season) => computePresentOdds(season, forecastRuns))

function computePresentOdds(season: Season, runs: number): Forecast | null {
  const model = presentModel(season)
  return model && { model, odds: forecastSeason(model, runs) }
}
