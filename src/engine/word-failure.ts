/** A failure as the page is told of it: for somebody who looks at his league, not at a server. */
import { problemStatuses } from '../contract/problem-statuses.ts'
import { Problem } from '../domain/errors.ts'
import type { EngineFailure } from './protocol.ts'

export function wordFailure(error: unknown): EngineFailure {
  if (!(error instanceof Problem)) {
    return { kind: 'crash', status: 500, detail: 'Something went wrong in this browser. Reload the page, please.' }
  }
  const { kind, message } = error
  return { kind, status: problemStatuses[kind], detail: kind === 'private-league' ? isPrivate : message }
}

const isPrivate =
  'This league is private: ESPN shows it to its members only. A member can open it here with a file, without giving a password or a cookie to anybody.'
