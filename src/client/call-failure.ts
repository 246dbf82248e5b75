import type { ImportProgress } from '../contract/progress.ts'

/** Why a call failed: the server said no, it could not be reached or is in trouble, or there is no server at all. */
export type FailureReason = 'answered' | 'down' | 'no-api'

/** A call that failed: HTTP status (0 where there was no answer) and what the server said, empty where it said nothing. */
export class CallFailure extends Error {
  override name = 'CallFailure'
  readonly status: number
  readonly detail: string
  readonly reason: FailureReason

  constructor(status: number, detail: string, { cause, reason }: { cause?: unknown; reason?: FailureReason } = {}) {
    super(detail || `The server answered with status ${status}.`, cause === undefined ? undefined : { cause })
    this.status = status
    this.detail = detail
    this.reason = reason ?? (status === 0 || status === 429 || status >= 500 ? 'down' : 'answered')
  }
}

/** The server is importing the league: the call is to be repeated after `retryAfter` milliseconds. */
export class ImportInProgress extends Error {
  override name = 'ImportInProgress'
  readonly progress: ImportProgress['progress']
  readonly retryAfter: number

  constructor(progress: ImportProgress['progress'], retryAfter: number) {
    super('The league is being imported.')
    this.progress = progress
    this.retryAfter = retryAfter
  }
}
