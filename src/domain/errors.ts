/**
 * What can go wrong, named. Thrown where the problem is known; each message says what was wrong, where, what was
 * expected and what to do, in one line that a reader can be shown: it never holds a cookie, a token or a local path.
 * The server turns `kind` into a status, the commands print `message`.
 */
export type ProblemKind =
  | 'bad-request'
  | 'not-found'
  | 'private-league'
  | 'too-many-requests'
  | 'espn-unavailable'
  | 'espn-timeout'
  | 'unreadable-answer'
  | 'storage'
  /** A store that several servers share is not there; what it holds may well be whole. */
  | 'store-away'
  | 'busy'
  | 'aborted'

export class Problem extends Error {
  override name = 'Problem'
  readonly kind: ProblemKind
  /** When it is worth trying again, where that is known. */
  readonly retryAfterSeconds: number | null

  constructor(kind: ProblemKind, message: string, options: { cause?: unknown; retryAfterSeconds?: number } = {}) {
    super(message, options)
    this.kind = kind
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
  }
}
