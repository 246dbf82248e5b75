/** Errors of a shared store's client without their details, which may contain addresses and passwords. */
import { DomainError } from '../domain/errors.ts'

/** `reason`: a name of the failure, e.g. `ECONNREFUSED` or `WRONGPASS`. */
function storeUnavailable(reason: string): DomainError {
  return new DomainError(
    'store-away',
    `The store of leagues cannot be reached right now (${reason}). Try again in a minute.`,
  )
}

/** `OOM` of Redis; S3 and its relatives have several names. */
const isFull = (reason: string) => /\b(OOM|507|InsufficientStorage|QuotaExceeded|\w*StorageFull)\b/i.test(reason)

/** The error of a call to a shared store that failed for this reason. */
export function storeFailure(reason: string): DomainError {
  if (!isFull(reason)) return storeUnavailable(reason)
  // As of a full disk: responses have the same status.
  const cause = Object.assign(new Error(`The shared store is full (${reason})`), { code: 'ENOSPC' })
  return new DomainError('storage', 'The store of leagues is full. Give it more space and try again.', { cause })
}

/** A name of the failure without secrets: a code, the first word of a reply, or the kind of error. */
export function failureReason(error: unknown): string {
  const { code, message, name, cause } = error as NodeJS.ErrnoException & { cause?: NodeJS.ErrnoException }
  if (typeof code === 'string') return code
  if (typeof cause?.code === 'string') return cause.code
  return /^[A-Z]{3,}\b/.exec(message ?? '')?.[0] ?? name ?? 'an error'
}
