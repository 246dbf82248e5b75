/** Messages between a page and its "what if" worker. Both are of the same build. */
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

/** The model is sent once, first; its seasons are simulated then. */
export type WhatIfRequest = { model: ForecastModelResponse } | { id: number; results: readonly ChosenResult[] }

/** By the team's index in the model. */
export interface WhatIfReply {
  id: number
  teams: TeamIf[]
}
