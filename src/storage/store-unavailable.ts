/** Errors of a shared store's client without their details, which may contain addresses and passwords. */
import { DomainError } from '../domain/errors.ts'

/** `reason`: a name of the failure, e.g. `ECONNREFUSED` or `WRONGPASS`. */
export function storeUnavailable(reason: string): DomainError {
  return new DomainError(
    'store-away',
    `The store of leagues cannot be reached right now (${reason}). Try again in a minute.`,
  )
}

/** A name of the failure without secrets: a code, the first word of a reply, or the kind of error. */
export function failureReason(error: unknown): string {
  const { code, message, name, cause } = error as NodeJS.ErrnoException & { cause?: NodeJS.ErrnoException }
  if (typeof code === 'string') return code
  if (typeof cause?.code === 'string') return cause.code
  return /^[A-Z]{4,}\b/.exec(message ?? '')?.[0] ?? name ?? 'an error'
}
