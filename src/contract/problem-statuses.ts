/** The HTTP status of every problem: what the server answers with, and the engine in the browser as well. */
import type { ProblemKind } from '../domain/errors.ts'

export const problemStatuses: Readonly<Record<ProblemKind, number>> = {
  'bad-request': 422,
  'not-found': 404,
  'private-league': 403,
  'too-many-requests': 429,
  'espn-unavailable': 502,
  'unreadable-answer': 502,
  'espn-timeout': 504,
  storage: 500,
  'store-away': 503,
  busy: 503,
  aborted: 503,
}
