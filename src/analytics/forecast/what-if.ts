import { drawSeasons } from './draws.ts'
import type { ForecastModel } from './forecast-model.ts'
import { forecastRuns, forecastSeason, type SeasonOdds } from './odds-of-season.ts'
import type { FixedResult } from './play-seasons.ts'

/**
 * Draws the seasons of a model once, and answers from these same draws what the odds are if some games end as given: so
 * odds differ by what was asked, and not by chance. Without any given results these are the forecast's own odds.
 */
export function openWhatIf(model: ForecastModel, runs = forecastRuns): (fixed: readonly FixedResult[]) => SeasonOdds {
  const draws = drawSeasons(model, model.periods.length === 0 ? 1 : runs)
  return (fixed) => forecastSeason(model, runs, fixed, draws)
}
