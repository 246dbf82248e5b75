/** What a page and its "what if" worker tell each other. Both are of one build. */
import type { Answer } from '../contract/answers/index.ts'

type Forecast = Answer<'forecast'>

export type ForecastModelAnswer = NonNullable<Forecast['model']>

/** A game of the regular season to come whose winner the reader chose. */
export interface ChosenResult {
  matchupId: number
  winner: 'home' | 'away'
}

export type TeamIf = { team_id: number } & Pick<
  Forecast['teams'][number],
  'playoffs' | 'bye' | 'title' | 'last_place' | 'mean_wins' | 'wins_low' | 'wins_high' | 'seeds' | 'status'
>

/** The model comes once, first; its seasons are drawn then. */
export type WhatIfRequest = { model: ForecastModelAnswer } | { id: number; results: readonly ChosenResult[] }

/** By place of the team in the model. */
export interface WhatIfReply {
  id: number
  teams: TeamIf[]
}
