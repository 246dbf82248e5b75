/** Errors as responses: a status and `{"detail"}` in plain words; the full story goes to the log. */
import { errorStatuses } from '../contract/error-statuses.ts'
import type { ErrorBody } from '../contract/progress.ts'
import { DomainError, type ErrorKind, isFull } from '../domain/errors.ts'

/** Seconds after which a retry is worthwhile. */
const retryAfter: Partial<Record<ErrorKind, number>> = {
  'store-away': 5,
  'too-many-requests': 60,
  'host-unavailable': 30,
  'host-timeout': 30,
  busy: 5,
  aborted: 5,
}

/** The response to an error. Anything but a `DomainError` is our own bug, and its message is not shown. */
export function failure(error: unknown): Response {
  if (!(error instanceof DomainError)) return errorResponse(500, 'Something went wrong on the server. Try again later.')
  const seconds = error.retryAfterSeconds ?? retryAfter[error.kind]
  return errorResponse(statusOf(error), error.readerMessage, seconds ? { 'Retry-After': String(seconds) } : {})
}

/** True for errors that are logged: our own bugs, and those of the disk. */
export function isOurFault(error: unknown): boolean {
  return !(error instanceof DomainError) || error.kind === 'storage' || error.kind === 'store-away'
}

/** An error response as every client expects it: never cached. */
export function errorResponse(status: number, detail: string, headers: Record<string, string> = {}): Response {
  return Response.json({ detail } satisfies ErrorBody, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

function statusOf(error: DomainError): number {
  return isFull(error) ? 507 : errorStatuses[error.kind]
}
