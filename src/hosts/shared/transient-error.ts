/** Trouble with a host that may pass, and how long the host wants to be left alone. */
import { DomainError, type ErrorKind } from '../../domain/errors.ts'

/** Trouble that may be over at the next attempt. */
export class TransientError extends DomainError {
  /** What Retry-After says, in milliseconds; null without it. */
  readonly retryAfterMs: number | null

  constructor(kind: ErrorKind, message: string, retryAfterMs: number | null = null) {
    super(kind, message)
    this.retryAfterMs = retryAfterMs
  }
}

/** Seconds, or a date; dates are taken against the answer's own Date header, so that no clock of ours is needed. */
export function readRetryAfter({ headers }: Pick<Response, 'headers'>): number | null {
  const value = headers.get('retry-after')?.trim()
  if (!value) return null
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000
  const pause = Date.parse(value) - Date.parse(headers.get('date') ?? '')
  return Number.isFinite(pause) ? Math.max(0, pause) : null
}

/** "in 7 s", or "later" where nobody says. */
export function formatPause(pause: number | null): string {
  return pause === null ? 'later' : `in ${Math.ceil(pause / 1000)} s`
}
