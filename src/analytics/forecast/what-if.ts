import { drawSeasons } from './draws.ts'
import type { ForecastModel } from './forecast-model.ts'
import { forecastRuns, forecastSeason, type SeasonOdds } from './odds-of-season.ts'
import type { FixedResult } from './play-seasons.ts'

/**
 * Simulates the seasons of a model once, and computes from these same seasons the odds for fixed results: so odds differ by
 * the question only, and not by chance. Without fixed results these are the forecast's own odds.
 */
export function openWhatIf(model: ForecastModel, runs = forecastRuns): (fixed: readonly FixedResult[]) => SeasonOdds {
  const draws = drawSeasons(model, model.periods.length === 0 ? 1 : runs)
  return (fixed) => forecastSeason(model, runs, fixed, draws)
}
