/** Bounds of waits for something that another tab may hold. */

/**
 * The result of `work`, or a rejection with `createFailure()` after so many seconds. Seconds in which this tab was suspended or busy do
 * not count.
 */
export function withinSeconds<T>(work: Promise<T>, seconds: number, createFailure: () => Error): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  let passed = 0
  const counting = setInterval(() => {
    if (++passed > seconds) reject(createFailure())
  }, 1000)
  return Promise.race([work, tooLate]).finally(() => clearInterval(counting))
}
