import type { ResponseOf } from '../../contract/responses/index.ts'
import { roundsOf } from '../../verdict/bracket/draw-by-rules.ts'
import { type SeedingRules, seedingRulesFrom } from '../../verdict/seed-order.ts'

/**
 * The input of a forecast: plain data, which a browser takes from the response for "what if". Teams are indexes in `teams`; responses use
 * public ids.
 */
export type ForecastModel = NonNullable<ResponseOf<'forecast'>['model']>
export type ModelPeriod = ForecastModel['periods'][number]
export type ModelGame = ForecastModel['games'][number]
export type ModelPlayoffs = ForecastModel['playoffs']

/** A future regular-season game with a fixed winner. */
export interface FixedResult {
  matchupId: number
  winner: 'home' | 'away'
}

export function rulesOf({
  seedingRule,
  divisionRule,
}: Pick<ForecastModel, 'seedingRule' | 'divisionRule'>): SeedingRules {
  return seedingRulesFrom(seedingRule, divisionRule ?? undefined)
}

/** Byes in the first round of a bracket. */
export function byesOf({ teamCount, rounds }: Pick<ModelPlayoffs, 'teamCount' | 'rounds'>): number {
  return rounds === 0 ? 0 : 2 ** roundsOf(teamCount) - teamCount
}
