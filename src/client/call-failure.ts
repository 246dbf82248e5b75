import type { ImportProgress } from '../contract/progress.ts'

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

/** The server is importing the league: repeat the call after `retryAfter` milliseconds. */
export class ImportInProgress extends Error {
  override name = 'ImportInProgress'
  readonly progress: ImportProgress['progress']
  readonly retryAfter: number

  constructor(progress: ImportProgress['progress'], retryAfter: number) {
    super('The league is loading.')
    this.progress = progress
    this.retryAfter = retryAfter
  }
}
