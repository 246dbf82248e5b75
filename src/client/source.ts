/** Where answers come from: files of snapshots, the API, an engine in the browser. `call` asks them in turn. */
import type { Answer } from '../contract/answers/index.ts'
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import type { ImportProgress } from '../contract/progress.ts'
import type { SnapshotSeason } from '../contract/snapshot.ts'
import type { EngineOrigin } from '../engine/protocol.ts'
import type { DeepPartial } from './read-partial.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** Told while a league is imported that was not there. */
  onProgress?: (progress: ImportProgress['progress']) => void
  /** Told when the answer was kept, where the service worker had to take it from before. */
  onSaved?: (at: string) => void
  /** Told where the answer comes from a snapshot. */
  onSnapshot?: (season: SnapshotSeason) => void
  /** Told where the engine of this browser worked the answer out; null for the list of its leagues. */
  onOrigin?: (origin: EngineOrigin | null) => void
}

export interface Source {
  /**
   * The answer, read leniently; undefined where the source has none and another one may. Throws `CallFailure`: its reason
   * 'answered' is the last word, after 'down' and 'no-api' the next source is asked.
   */
  request<N extends EndpointName>(
    name: N,
    parameters: CallParameters<N>,
    options: CallOptions,
  ): Promise<DeepPartial<Answer<N>> | undefined>
}
