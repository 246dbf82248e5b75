/** Sources of responses: snapshot files, the API, the engine in the browser. `call` tries them in order. */
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import type { ImportProgress } from '../contract/progress.ts'
import type { SnapshotSeason } from '../contract/snapshot.ts'
import type { EngineOrigin } from '../engine/protocol.ts'
import type { ReadResponse } from './read-response.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** Called while a new league is imported. */
  onProgress?: (progress: ImportProgress['progress']) => void
  /** Called with the response's cache time, if the service worker served it from its cache. */
  onSaved?: (at: string) => void
  /** Called with when the results were read from their host, if a server says so. ISO 8601. */
  onAsOf?: (at: string) => void
  /** Called if the response comes from a snapshot. */
  onSnapshot?: (season: SnapshotSeason) => void
  /** Called if this browser's engine computed the response; null for its list of leagues. */
  onOrigin?: (origin: EngineOrigin | null) => void
}

export interface Source {
  /**
   * The response, read as `readResponse` does; undefined if this source has none but another may. Throws `CallFailure`: reason 'refused' is
   * final; after 'down' and 'no-api' the next source is tried.
   */
  request<N extends EndpointName>(
    name: N,
    parameters: CallParameters<N>,
    options: CallOptions,
  ): Promise<ReadResponse<N> | undefined>
}
