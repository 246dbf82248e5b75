/** The rule lab for a page: a worker that plays seasons again by other rules. */
import type {
  ComparedSeason,
  LabDetails,
  LabReply,
  LabRequest,
  LabResponse,
  LabRules,
  SeasonComparison,
} from '../engine/lab-protocol.ts'

export type {
  AwardChange,
  AwardHolder,
  ComparedSeason,
  Fairness,
  Flip,
  LabDetails,
  LabResponse,
  LabRules,
  PlayerChange,
  SeasonComparison,
  TeamChange,
} from '../engine/lab-protocol.ts'

/** Replies to the newest request; those to older ones are dropped. */
export interface LabListener {
  onPlayed(comparison: SeasonComparison): void
  onDetails(details: LabDetails): void
  onCompared(seasons: ComparedSeason[]): void
  onFailed(message: string): void
}

export interface Lab {
  load(lab: LabResponse): void
  play(season: number, rules: LabRules, listener: Partial<LabListener>): void
  compare(seasons: readonly number[], proposals: readonly LabRules[], listener: Partial<LabListener>): void
  close(): void
}

const notLoaded =
  'The part of this page that plays seasons again could not be loaded. Check the connection and try again.'

export function startLab(): Lab {
  const worker = new Worker(new URL('../engine/lab-worker.ts', import.meta.url), { type: 'module' })
  let latest: { id: number; listener: Partial<LabListener> } = { id: 0, listener: {} }
  let hasFailed = false
  const post = (request: LabRequest) => worker.postMessage(request)

  worker.addEventListener('message', ({ data }: MessageEvent<LabReply>) => {
    if (data.id !== latest.id) return
    const { listener } = latest
    if (data.kind === 'played') listener.onPlayed?.(data.comparison)
    else if (data.kind === 'details') listener.onDetails?.(data.details)
    else if (data.kind === 'compared') listener.onCompared?.(data.seasons)
    else listener.onFailed?.(data.message)
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    hasFailed = true
    worker.terminate()
    latest.listener.onFailed?.(notLoaded)
  })

  function next(listener: Partial<LabListener>): number {
    latest = { id: latest.id + 1, listener }
    if (hasFailed) listener.onFailed?.(notLoaded)
    return latest.id
  }

  return {
    load: (lab) => post({ kind: 'load', lab }),
    play: (season, rules, listener) => post({ kind: 'play', id: next(listener), season, rules }),
    compare: (seasons, proposals, listener) => post({ kind: 'compare', id: next(listener), seasons, proposals }),
    close: () => worker.terminate(),
  }
}
