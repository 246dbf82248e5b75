import type { ResponseOf } from '../../contract/responses/index.ts'
import { roundsOf } from '../bracket/contests.ts'
import { type SeedingRules, seedingRulesFrom } from '../seed-order.ts'

/**
 * The input of a forecast: plain data, which a browser takes from the response for "what if". A team is its index in `teams`. In the
 * response the ids of teams are public ones.
 */
export type ForecastModel = NonNullable<ResponseOf<'forecast'>['model']>
export type ModelPeriod = ForecastModel['periods'][number]
export type ModelGame = ForecastModel['games'][number]
export type ModelPlayoffs = ForecastModel['playoffs']

export function rulesOf({
  seedingRule,
  divisionRule,
}: Pick<ForecastModel, 'seedingRule' | 'divisionRule'>): SeedingRules {
  return seedingRulesFrom(seedingRule, divisionRule ?? undefined)
}

/** Byes of the first round of a bracket. */
export function byesOf({ teamCount, rounds }: Pick<ModelPlayoffs, 'teamCount' | 'rounds'>): number {
  return rounds === 0 ? 0 : 2 ** roundsOf(teamCount) - teamCount
}
