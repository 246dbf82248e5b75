import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import type { Season } from '../../domain/season.ts'
import { buildModel } from './build-model.ts'
import { drawSeasons } from './draws.ts'
import type { ForecastModel } from './forecast-model.ts'
import { type GameLeverage, weighGames } from './leverage.ts'
import { forecastRuns, forecastSeason, type SeasonOdds } from './odds-of-season.ts'

export interface Forecast {
  model: ForecastModel
  odds: SeasonOdds
  /** What the games of the next weeks do to the playoff odds, from the same runs. */
  games: readonly GameLeverage[]
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
  if (!model) return null
  const draws = drawSeasons(model, model.periods.length === 0 ? 1 : runs)
  return { model, odds: forecastSeason(model, runs, [], draws), games: weighGames(model, draws) }
}
