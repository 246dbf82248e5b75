/** "What if" in a worker of the page: simulates a forecast's seasons once and replays them with the chosen results. */
import { expose } from 'comlink'
import { openWhatIf } from '../analytics/forecast/odds-of-season.ts'
import type { ResponseOf } from '../contract/responses/index.ts'

export type ForecastModelResponse = NonNullable<ResponseOf<'forecast'>['model']>
/** Future games of the regular season whose winner the user chose. */
export type ChosenResult = Parameters<ReturnType<typeof openWhatIf>>[0][number]
export type TeamIf = ReturnType<typeof compute>[number]
export type WhatIfApi = typeof whatIf

let play: ReturnType<typeof openWhatIf> | null = null
let teamIds: number[] = []

/** In the order of the model's teams. */
const compute = (results: readonly ChosenResult[]) =>
  play?.(results).teams.map(({ team, ...odds }) => ({ teamId: teamIds[team] ?? 0, ...odds })) ?? []

/** What the page calls by comlink. */
const whatIf = {
  compute,
  /** Once, first: the model's seasons are simulated then. */
  open(model: ForecastModelResponse): void {
    play = openWhatIf(model, model.runs)
    teamIds = model.teams.map(({ teamId }) => teamId)
  },
}
expose(whatIf)
