/** "What if" for a page: a worker that repeats the forecast's simulation with picked results. */
import type { ChosenResult, ForecastModelResponse, TeamIf, WhatIfApi } from '../engine/what-if-worker.ts'
import whatIfWorker from '../engine/what-if-worker.ts?worker&url'
import { connectWorker } from './connect-worker.ts'
import { describeOldBrowser } from './describe-old-browser.ts'
import { startWorker } from './start-worker.ts'

export type { ChosenResult, ForecastModelResponse, TeamIf }

export interface WhatIfWorker {
  /** Every team's odds with these results, in the order of the model's teams. Rejects if the worker fails or does not start. */
  compute(results: readonly ChosenResult[]): Promise<TeamIf[]>
  close(): void
}

/** Starts the worker, which simulates its seasons at once, before the first pick. */
export function startWhatIf(model: ForecastModelResponse): WhatIfWorker {
  const { run, close } = connectWorker<WhatIfApi>(
    () => startWorker(whatIfWorker),
    (isOld) =>
      new Error(
        isOld ? describeOldBrowser('simulate seasons', 'module workers') : 'Couldn’t load the season simulator.',
      ),
  )
  run((worker) => worker.open(model)).catch(() => {})
  return { compute: (results) => run((worker) => worker.compute(results)), close }
}
