import { Problem } from '../../src/domain/errors.ts'

/** The problem that a promise fails with; throws where it does not, or fails with anything else. */
export async function problemOf(promise: Promise<unknown>): Promise<Problem> {
  const cause = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(cause instanceof Problem)) throw new Error(`expected a Problem, got ${cause}`)
  return cause
}
