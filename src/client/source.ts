/** Sources of responses: snapshot files, the API, the engine in the browser. `send` tries them in order. */
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import type { ImportProgress } from '../contract/progress.ts'
import type { ResponseAge } from '../contract/response-headers.ts'
import type { SnapshotSeason } from '../contract/snapshot.ts'
import type { CallFailure } from './call-failure.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** Asks the server whether it has a newer response, also where the browser's own cache has a fresh one. */
  revalidates?: boolean
}

export interface Source {
  /**
   * A response with status 200, or 202 and progress while its league is imported; undefined if this source has none but another may. Throws
   * `CallFailure`: reason 'refused' is final; after 'down' and 'no-api' the next source is tried.
   */
  send<N extends EndpointName>(
    name: N,
    parameters: CallParameters<N>,
    options: CallOptions,
  ): Promise<Response | undefined>
}

/** A response as it was read. */
export interface Loaded<T> {
  status: 'ready'
  data: T
  age: ResponseAge
  /** Milliseconds by which the server's clock is ahead of this device's; absent where they agree or the response says nothing. */
  clockOffset?: number
  /** The season of a snapshot's response. */
  snapshot?: SnapshotSeason
  /** Milliseconds until the next request, while the server is still importing the league, or reads it again. */
  retryAfter?: number
}

/** What is known of a call: its response, how far the import of its league is, or why there is none. */
export type CallState<T, Ready = Loaded<T>> =
  | Ready
  | { status: 'loading'; progress: ImportProgress['progress'] | null; retryAfter?: number }
  | { status: 'failed'; failure: CallFailure }
