export type ErrorKind =
  | 'bad-request'
  | 'not-found'
  | 'private-league'
  | 'too-many-requests'
  | 'host-unavailable'
  | 'host-timeout'
  | 'unreadable-answer'
  | 'storage'
  /** The store that several servers share is unavailable; its data may well be intact. */
  | 'store-away'
  | 'busy'
  | 'aborted'

/**
 * An error that the project knows, thrown where its cause is known. The message says in one line what was wrong, where, what
 * was expected and what to do. It never holds a cookie, a token or a local path. The server turns `kind` into a status and
 * shows readers `readerMessage`; commands and the log have `message`.
 */
export class DomainError extends Error {
  override name = 'DomainError'
  readonly kind: ErrorKind
  /** What a reader is shown: the message, unless that is about paths in a response. */
  readonly readerMessage: string
  /** When it is worth trying again, where known. */
  readonly retryAfterSeconds: number | null

  constructor(
    kind: ErrorKind,
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number; readerMessage?: string } = {},
  ) {
    super(message, options)
    this.kind = kind
    this.readerMessage = options.readerMessage ?? message

    this.retryAfterSeconds = options.retryAfterSeconds ?? null
  }
}
