/** What passes between a page and its "what if" worker. Both are of the same build. */
import type { ResponseOf } from '../contract/responses/index.ts'

type Forecast = ResponseOf<'forecast'>

export type ForecastModelResponse = NonNullable<Forecast['model']>

/** A future game of the regular season whose winner the user chose. */
export interface ChosenResult {
  matchupId: number
  winner: 'home' | 'away'
}

export type TeamIf = { teamId: number } & Pick<
  Forecast['teams'][number],
  'playoffs' | 'bye' | 'title' | 'lastPlace' | 'meanWins' | 'winsLow' | 'winsHigh' | 'seeds' | 'status'
>

/** What the worker exposes to its page by comlink. */
export interface WhatIfApi {
  /** Once, first: the model's seasons are simulated then. */
  open(model: ForecastModelResponse): void
  /** In the order of the model's teams. */
  compute(results: readonly ChosenResult[]): TeamIf[]
}
