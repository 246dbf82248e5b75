/** Where responses come from: snapshot files, the API, the engine in the browser. `call` tries them in turn. */
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import type { ImportProgress } from '../contract/progress.ts'
import type { SnapshotSeason } from '../contract/snapshot.ts'
import type { EngineOrigin } from '../engine/protocol.ts'
import type { ReadResponse } from './read-response.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** Called while a league is imported that was not there. */
  onProgress?: (progress: ImportProgress['progress']) => void
  /** Called with the time at which the response was cached, where the service worker served it from its cache. */
  onSaved?: (at: string) => void
  /** Called where the response comes from a snapshot. */
  onSnapshot?: (season: SnapshotSeason) => void
  /** Called where the engine of this browser computed the response; null for the list of its leagues. */
  onOrigin?: (origin: EngineOrigin | null) => void
}

export interface Source {
  /**
   * The response, read as `readResponse` does; undefined where this source has none and another may. Throws `CallFailure`:
   * reason 'refused' is final, after 'down' and 'no-api' the next source is tried.
   */
  request<N extends EndpointName>(
    name: N,
    parameters: CallParameters<N>,
    options: CallOptions,
  ): Promise<ReadResponse<N> | undefined>
}
