import { drawSeasons } from './draws.ts'
import type { FixedResult, ForecastModel } from './forecast-model.ts'
import { forecastRuns, forecastSeason, type SeasonOdds } from './odds-of-season.ts'

/**
 * Simulates the seasons of a model once, and computes the odds for fixed results from these same seasons. Odds therefore differ by the
 * fixed results only, not by chance. Without fixed results they equal the forecast's odds.
 */
export function openWhatIf(model: ForecastModel, runs = forecastRuns): (fixed: readonly FixedResult[]) => SeasonOdds {
  const draws = drawSeasons(model, model.periods.length === 0 ? 1 : runs)
  return (fixed) => forecastSeason(model, runs, fixed, draws)
}
