import { DomainError } from '../../src/domain/errors.ts'

/** The error that a promise rejects with; throws if it resolves or rejects with another kind. */
export async function errorOf(promise: Promise<unknown>): Promise<DomainError> {
  const cause = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(cause instanceof DomainError)) throw new Error(`expected a DomainError, got ${cause}`)
  return cause
}
