import type { ImportProgress } from '../contract/progress.ts'

/**
 * Why a call failed: the server refused it, could not be reached or is in trouble, there is no server at all, or its response
 * does not fit this site's contract.
 */
export type FailureReason = 'refused' | 'down' | 'no-api' | 'mismatch'

/** A call that failed: HTTP status (0 where there was no response) and the server's message, empty where it sent none. */
export class CallFailure extends Error {
  override name = 'CallFailure'
  readonly status: number
  readonly detail: string
  readonly reason: FailureReason

  constructor(status: number, detail: string, { cause, reason }: { cause?: unknown; reason?: FailureReason } = {}) {
    super(detail || `The server responded with status ${status}.`, cause === undefined ? undefined : { cause })
    this.status = status
    this.detail = detail
    this.reason = reason ?? (status === 0 || status === 429 || status >= 500 ? 'down' : 'refused')
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
