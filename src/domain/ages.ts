/** Ages of stored times, and durations, by a clock that never steps. */
import { LRUCache } from 'lru-cache'

/** Milliseconds since some moment. Unlike the time of day it never steps, so durations are measured by it. */
export const monotonic = () => performance.now()

export interface Clocks {
  now: () => Date
  /** See `monotonic`. */
  elapsed: () => number
}

const rememberedTimes = 10_000

/**
 * Returns how many milliseconds ago a stored time was. One in the future (the clock is wrong, or was when it was stored) counts as the
 * moment at which it was first seen here: what is too old after an hour is so an hour later.
 */
export function createAges({ now, elapsed }: Clocks): (time: string) => number {
  const firstSeen = new LRUCache<string, number>({ max: rememberedTimes })
  return (time) => {
    const age = now().getTime() - Date.parse(time)
    if (age >= 0) return age
    const seen = firstSeen.get(time) ?? elapsed()
    firstSeen.set(time, seen)
    return elapsed() - seen
  }
}
