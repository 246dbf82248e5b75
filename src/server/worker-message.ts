/** Messages from an import's thread to the server. Errors cannot be sent as they are, so they are serialized here. */
import { DomainError, type ErrorKind } from '../domain/errors.ts'
import type { LeagueKey } from '../domain/identity.ts'
import type { Completeness } from '../domain/league-season.ts'
import type { ImportStep, RequestCounts } from '../hosts/league-source.ts'

export type WorkerMessage =
  | { kind: 'progress'; step: ImportStep }
  | { kind: 'known'; season: LeagueKey; known: Completeness }
  | { kind: 'requests'; counts: RequestCounts }
  | { kind: 'done' }
  | FailureMessage

export type FailureMessage =
  | {
      kind: 'domain-error'
      errorKind: ErrorKind
      message: string
      readerMessage: string
      /** The file system's code, e.g. `ENOSPC`: a full disk has a status of its own. */
      code: string | null
      retryAfterSeconds: number | null
    }
  | { kind: 'crash'; stack: string }

/** A failure as plain data; `clean` redacts secrets, as a message may repeat a host's. */
export function serializeError(error: unknown, clean: (text: string) => string = (text) => text): FailureMessage {
  if (error instanceof DomainError) {
    const { kind, message, readerMessage, retryAfterSeconds } = error
    return {
      kind: 'domain-error',
      errorKind: kind,
      message: clean(message),
      readerMessage: clean(readerMessage),

      code: codeBehind(error),
      retryAfterSeconds,
    }
  }
  return { kind: 'crash', stack: clean(error instanceof Error ? (error.stack ?? error.message) : String(error)) }
}

/** The serialized failure as an error. */
export function deserializeError(message: FailureMessage): Error {
  if (message.kind === 'crash') return new Error(message.stack)
  const { errorKind, code, readerMessage, retryAfterSeconds } = message
  return new DomainError(errorKind, message.message, {
    cause: code === null ? undefined : Object.assign(new Error(code), { code }),
    retryAfterSeconds: retryAfterSeconds ?? undefined,
    readerMessage,
  })
}

/** The file system's code may be that of the error's cause, or of its cause's cause. */
function codeBehind(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (typeof code === 'string') return code
  }
  return null
}
