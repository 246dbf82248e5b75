export type ErrorKind =
  | 'bad-request'
  | 'not-found'
  | 'private-league'
  | 'too-many-requests'
  | 'host-unavailable'
  | 'host-timeout'
  | 'unreadable-answer'
  | 'storage'
  /** The shared store is unavailable. Its data may be intact. */
  | 'store-away'
  | 'busy'
  | 'aborted'

/**
 * An error with a known cause. The message says in one line what was wrong, where, what was expected and what to do. It never contains a
 * cookie, a token or a local path. The server maps `kind` to a status and shows readers `readerMessage`; commands and the log show
 * `message`.
 */
export class DomainError extends Error {
  override name = 'DomainError'
  readonly kind: ErrorKind
  /** The message for readers; differs from `message` if that names paths in a response. */
  readonly readerMessage: string
  /** Seconds until a retry makes sense, if known. */
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

/** Whether a disk or a shared store had no room for what was to be written. */
export function isFull(error: unknown): boolean {
  const { code } = ((error instanceof DomainError && error.cause) || {}) as { code?: unknown }
  return code === 'ENOSPC' || code === 'EDQUOT'
}
