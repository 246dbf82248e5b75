import { chanceAbove } from '../normal-distribution.ts'
import { boundChance } from '../scoreboard/bound-chance.ts'
import type { ForecastModel } from './forecast-model.ts'

/**
 * Once only the title game is open, the chances of its teams by their index in the model: those of the game, as the scoreboard has them.
 * Simulated seasons would differ from them by chance. Null while other games come first. `contenders`: teams that may still win the title,
 * the better seed first.
 */
export function titleGameChances(
  { teams, periods, weeklyDeviation, homeBonus }: ForecastModel,
  contenders: readonly number[],
): ReadonlyMap<number, number> | null {
  const [period] = periods
  const [better, other] = contenders
  if (!period?.isPlayoff || periods.length > 1 || contenders.length !== 2) return null
  if (better === undefined || other === undefined) return null
  const open = period.weeks - (period.played?.weeks ?? 0)
  const pointsOf = (team: number) => period.played?.points[team] ?? 0
  const expect = (team: number) => {
    const { rating = 0, error = 0 } = teams[team] ?? {}
    const { mean = 0, deviation = 0, ratedWeeks = 0 } = period.played?.toCome?.[team] ?? {}
    return {
      mean: pointsOf(team) + mean + open * rating,
      variance: deviation ** 2 + open * weeklyDeviation ** 2 + ((open + ratedWeeks) * error) ** 2,
    }
  }
  const own = expect(better)
  const opposite = expect(other)
  const difference = own.mean + homeBonus.playoffs - opposite.mean
  const chance = boundChance(chanceAbove(difference, Math.sqrt(own.variance + opposite.variance)))
  return new Map([
    [better, chance],
    [other, 1 - chance],
  ])
}
