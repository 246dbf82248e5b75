/** A call that failed: HTTP status (0 where there was no answer) and what the server said, empty where it said nothing. */
export class CallFailure extends Error {
  override name = 'CallFailure'
  readonly status: number
  readonly detail: string

  constructor(status: number, detail: string, options?: { cause?: unknown }) {
    super(detail || `The server answered with status ${status}.`, options)
    this.status = status
    this.detail = detail
  }
}
