/** "What if" for a page: a worker that simulates the forecast's seasons again with chosen results. */
import type {
  ChosenResult,
  ForecastModelResponse,
  TeamIf,
  WhatIfReply,
  WhatIfRequest,
} from '../engine/what-if-protocol.ts'

export type { ChosenResult, ForecastModelResponse, TeamIf }

export interface WhatIf {
  /**
   * Every team's odds with these results, in the order of the model's teams. Rejects where the worker does not start or
   * fails.
   */
  compute(results: readonly ChosenResult[]): Promise<TeamIf[]>
  close(): void
}

interface Waiting {
  resolve(teams: TeamIf[]): void
  reject(failure: Error): void
}

/** Starts the worker; it simulates its seasons at once, so that they are ready for the first choice. */
export function startWhatIf(model: ForecastModelResponse): WhatIf {
  const worker = new Worker(new URL('../engine/what-if-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let failure: Error | null = null
  const post = (request: WhatIfRequest) => worker.postMessage(request)

  worker.addEventListener('message', ({ data: { id, teams } }: MessageEvent<WhatIfReply>) => {
    waiting.get(id)?.resolve(teams)
    waiting.delete(id)
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    failure = new Error('Couldn’t load the season simulator.')
    worker.terminate()
    for (const { reject } of waiting.values()) reject(failure)
    waiting.clear()
  })
  post({ model })

  return {
    compute(results) {
      if (failure) return Promise.reject(failure)
      const id = ++lastId
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        post({ id, results })
      })
    },
    close: () => worker.terminate(),
  }
}
