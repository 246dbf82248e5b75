/** What went wrong, as a response: a status and `{"detail"}` in plain words; the full story goes to the log. */
import { errorStatuses } from '../contract/error-statuses.ts'
import type { ErrorBody } from '../contract/progress.ts'
import { DomainError, type ErrorKind } from '../domain/errors.ts'

/** Seconds after which it is worth asking again. */
const retryAfter: Partial<Record<ErrorKind, number>> = {
  'store-away': 5,
  'too-many-requests': 60,
  'espn-unavailable': 30,
  'espn-timeout': 30,
  busy: 5,
  aborted: 5,
}

/** The response to a failure. Anything but a `DomainError` is a mistake of ours: it says no more than that. */
export function failure(error: unknown): Response {
  if (!(error instanceof DomainError)) return errorResponse(500, 'Something went wrong on the server. Try again later.')
  const seconds = error.retryAfterSeconds ?? retryAfter[error.kind]
  return errorResponse(statusOf(error), error.message, seconds ? { 'Retry-After': String(seconds) } : {})
}

/** True where the log should hear of it: mistakes of ours and the disk's. */
export function isOurFault(error: unknown): boolean {
  return !(error instanceof DomainError) || error.kind === 'storage' || error.kind === 'store-away'
}

/** An error as every client expects it: never cached. */
export function errorResponse(status: number, detail: string, headers: Record<string, string> = {}): Response {
  return Response.json({ detail } satisfies ErrorBody, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

function statusOf({ kind, cause }: DomainError): number {
  const isFull = ['ENOSPC', 'EDQUOT'].includes((cause as NodeJS.ErrnoException | undefined)?.code ?? '')
  return isFull ? 507 : errorStatuses[kind]
}
