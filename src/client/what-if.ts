/** "What if" for a page: a worker that simulates the forecast's seasons again with chosen results. */
import type { ChosenResult, ForecastModelResponse, TeamIf, WhatIfApi } from '../engine/what-if-worker.ts'
import { connectWorker } from './connect-worker.ts'

export type { ChosenResult, ForecastModelResponse, TeamIf }

export interface WhatIf {
  /**
   * Every team's odds with these results, in the order of the model's teams. Rejects where the worker does not start or
   * fails.
   */
  compute(results: readonly ChosenResult[]): Promise<TeamIf[]>
  close(): void
}

/** Starts the worker; it simulates its seasons at once, so that they are ready for the first choice. */
export function startWhatIf(model: ForecastModelResponse): WhatIf {
  const { run, close } = connectWorker<WhatIfApi>(
    new Worker(new URL('../engine/what-if-worker.ts', import.meta.url), { type: 'module' }),
    () => new Error('Couldn’t load the season simulator.'),
  )
  run((worker) => worker.open(model)).catch(() => {})
  return { compute: (results) => run((worker) => worker.compute(results)), close }
}
