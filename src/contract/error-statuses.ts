/** The HTTP status of each kind of error, for the server and the engine. */
import type { ErrorKind } from '../domain/errors.ts'

export const errorStatuses: Readonly<Record<ErrorKind, number>> = {
  'bad-request': 422,
  'not-found': 404,
  'private-league': 403,
  'too-many-requests': 429,
  'host-unavailable': 502,
  'unreadable-answer': 502,
  'host-timeout': 504,
  storage: 500,
  'store-away': 503,
  busy: 503,
  aborted: 503,
}
