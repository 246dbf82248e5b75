/** A transient error of a host, with its requested delay. */
import { DomainError, type ErrorKind } from '../../domain/errors.ts'

/** An error that may be gone at the next attempt. */
export class TransientError extends DomainError {
  /** Retry-After in milliseconds; null without it. */
  readonly retryAfterMs: number | null

  constructor(kind: ErrorKind, message: string, retryAfterMs: number | null = null, readerMessage = message) {
    super(kind, message, { readerMessage })
    this.retryAfterMs = retryAfterMs
  }
}

/** Seconds, or a date; dates are compared with the response's Date header, so our clock does not matter. */
export function readRetryAfter({ headers }: Pick<Response, 'headers'>): number | null {
  const value = headers.get('retry-after')?.trim()
  if (!value) return null
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000
  const pause = Date.parse(value) - Date.parse(headers.get('date') ?? '')
  return Number.isFinite(pause) ? Math.max(0, pause) : null
}

/** "in 7 s", or "later" if unknown. */
export function formatPause(pause: number | null): string {
  return pause === null ? 'later' : `in ${Math.ceil(pause / 1000)} s`
}
