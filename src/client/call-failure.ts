import type { ImportProgress } from '../contract/progress.ts'
import type { CallState } from './source.ts'

/**
 * Why a call failed: the server refused it, is unreachable or in trouble, there is no server, or its response does not match the contract.
 */
export type FailureReason = 'refused' | 'down' | 'no-api' | 'mismatch'

/** No response, a request that took too long or came too early, and too many of them. */
const temporary: readonly number[] = [0, 408, 425, 429]

/** A failed call: HTTP status (0 without a response) and the server's message, which may be empty. */
export class CallFailure extends Error {
  override name = 'CallFailure'
  readonly status: number
  readonly detail: string
  readonly reason: FailureReason

  constructor(status: number, detail: string, { cause, reason }: { cause?: unknown; reason?: FailureReason } = {}) {
    super(detail || `The server responded with status ${status}.`, cause === undefined ? undefined : { cause })
    this.status = status
    this.detail = detail
    this.reason = reason ?? (temporary.includes(status) || status >= 500 ? 'down' : 'refused')
  }
}

/** The league is being imported: repeat the call after `retryAfter` milliseconds. */
export class ImportInProgress extends Error {
  override name = 'ImportInProgress'
  readonly progress: ImportProgress['progress'] | null
  readonly retryAfter: number

  constructor(progress: ImportProgress['progress'] | null, retryAfter = pollMilliseconds) {
    super('The league is loading.')
    this.progress = progress
    this.retryAfter = retryAfter
  }
}

const pollMilliseconds = 2000

/** For callers that show no progress. Throws `CallFailure`, and `ImportInProgress` while the league is imported. */
export function dataOf<T>(state: CallState<T>): T {
  if (state.status === 'ready') return state.data
  throw state.status === 'failed' ? state.failure : new ImportInProgress(state.progress, state.retryAfter)
}
