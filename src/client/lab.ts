/** The rule lab for a page: a worker that replays seasons by other rules. */
import type { Remote } from 'comlink'
import type {
  ComparedSeason,
  LabApi,
  LabDetails,
  LabGame,
  LabResponse,
  LabRules,
  SeasonComparison,
} from '../engine/lab-worker.ts'
import labWorker from '../engine/lab-worker.ts?worker&url'
import { connectWorker } from './connect-worker.ts'
import { describeOldBrowser } from './describe-old-browser.ts'
import { startWorker } from './start-worker.ts'

export type * from '../engine/lab-worker.ts'

/** Callback of the newest request; replies to older ones are dropped. */
export interface LabListener {
  onPlayed(comparison: SeasonComparison): void
  onPlayedEach(comparisons: (SeasonComparison | null)[]): void
  onDetails(details: LabDetails): void
  onCompared(seasons: ComparedSeason[]): void
  onFailed(message: string): void
}

class NotLoaded extends Error {}

const notPlayed = 'Couldn’t re-score this season.'
const notLoaded = 'Couldn’t load the rule lab. Check your connection and try again.'

export type Lab = ReturnType<typeof startLab>

export function startLab() {
  const connection = connectWorker<LabApi>(
    () => startWorker(labWorker),
    (isOld) => new NotLoaded(isOld ? describeOldBrowser('replay seasons', 'module workers') : notLoaded),
  )
  let latest = 0

  /** Pending requests superseded by a newer one are not computed. */
  async function run(
    { onFailed }: Partial<LabListener>,
    steps: (lab: Remote<LabApi>, isLatest: () => boolean) => Promise<void>,
  ): Promise<void> {
    const id = ++latest
    const isLatest = () => id === latest
    try {
      await connection.run((lab) => steps(lab, isLatest))
    } catch (failure) {
      if (isLatest()) onFailed?.(failure instanceof NotLoaded ? failure.message : notPlayed)
    }
  }

  return {
    close: connection.close,
    load(lab: LabResponse): void {
      connection.run((remote) => remote.load(lab)).catch(() => {})
    },
    play: (season: number, rules: LabRules, listener: Partial<LabListener>): void =>
      void run(listener, async (lab, isLatest) => {
        const comparison = await lab.play(season, rules)
        if (!isLatest()) return
        listener.onPlayed?.(comparison)
        const details = await lab.findDetails(season, rules)
        if (isLatest()) listener.onDetails?.(details)
      }),
    playEach: (games: readonly LabGame[], listener: Partial<LabListener>): void =>
      void run(listener, async (lab, isLatest) => {
        const comparisons = await lab.playEach(games)
        if (isLatest()) listener.onPlayedEach?.(comparisons)
      }),
    compare: (seasons: readonly number[], proposals: readonly LabRules[], listener: Partial<LabListener>): void =>
      void run(listener, async (lab, isLatest) => {
        const compared = await lab.compare(seasons, proposals)
        if (isLatest()) listener.onCompared?.(compared)
      }),
  }
}
