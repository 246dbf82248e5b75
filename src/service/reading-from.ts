/** Failures while leagues of a host are read, which say of which host. */
import { DomainError } from '../domain/errors.ts'
import type { HostName } from '../domain/identity.ts'

/** A failure while leagues of a host were read. */
export class HostFailure extends DomainError {
  readonly host: HostName

  constructor(host: HostName, { kind, message, readerMessage, retryAfterSeconds }: DomainError, cause: unknown) {
    super(kind, message, { cause, readerMessage, ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }) })
    this.host = host
  }
}

/** Runs what reads leagues of a host; its failure is then described as that host's. */
export async function readingFrom<T>(host: HostName, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (cause) {
    throw cause instanceof DomainError ? new HostFailure(host, cause, cause) : cause
  }
}
