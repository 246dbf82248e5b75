/** Errors between threads: they lose their class there, so they are sent as data. */
import { DomainError } from '../domain/errors.ts'
import { DamagedSeason } from '../storage/league-store.ts'

export type Failure =
  | ({ kind: 'damaged' } & Pick<DamagedSeason, 'key' | 'what' | 'source'>)
  | {
      kind: 'domain-error'
      error: Pick<DomainError, 'kind' | 'message' | 'readerMessage' | 'retryAfterSeconds'>
      /** The file system's code, e.g. `ENOSPC`: a full disk has a status of its own. */
      code: string | null
    }
  | { kind: 'crash'; stack: string }

/** A failure as plain data; `clean` redacts secrets, as a message may repeat a host's. */
export function serializeError(error: unknown, clean: (text: string) => string = (text) => text): Failure {
  if (error instanceof DamagedSeason) return { kind: 'damaged', key: error.key, what: error.what, source: error.source }
  if (error instanceof DomainError) {
    const { kind, retryAfterSeconds } = error
    const message = clean(error.message)
    const readerMessage = clean(error.readerMessage)
    return { kind: 'domain-error', error: { kind, message, readerMessage, retryAfterSeconds }, code: codeBehind(error) }
  }
  return { kind: 'crash', stack: clean(error instanceof Error ? (error.stack ?? error.message) : String(error)) }
}

/** The serialized failure as an error. */
export function deserializeError(failure: Failure): Error {
  if (failure.kind === 'crash') return new Error(failure.stack)
  if (failure.kind === 'damaged') return new DamagedSeason(failure.key, failure.what, failure.source)
  const { error, code } = failure
  const cause = code === null ? undefined : Object.assign(new Error(code), { code })
  const { kind, message, readerMessage, retryAfterSeconds } = error
  return new DomainError(kind, message, { cause, readerMessage, retryAfterSeconds: retryAfterSeconds ?? undefined })
}

/** The file system's code may be that of the error's cause, or of its cause's cause. */
function codeBehind(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (typeof code === 'string') return code
  }
  return null
}
