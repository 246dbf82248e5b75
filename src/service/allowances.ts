/** How often seasons are read again before they are old. */
import { LRUCache } from 'lru-cache'

/**
 * A season is read again as soon as a minute after the last time, this often in a row: an hour in which somebody looks. What is corrected or
 * renamed at the host is shown a minute later.
 */
const mostInARow = 60

const mostRemembered = 5000

/**
 * Refreshes that seasons have left, by name. One more is added each `interval` milliseconds, so that a season is read again as often in a day
 * as if it were read at that interval, and `mostInARow` times more.
 */
export function createAllowances(elapsed: () => number, interval: number) {
  const used = new LRUCache<string, { count: number; at: number }>({ max: mostRemembered })
  const usedBy = (name: string): number => {
    const { count, at } = used.get(name) ?? { count: 0, at: 0 }
    return Math.max(0, count - (elapsed() - at) / interval)
  }
  return {
    /** Whether the season has one left. */
    has: (name: string): boolean => usedBy(name) <= mostInARow - 1,
    /** A refresh begins, also one that was due anyway. */
    use(name: string): void {
      used.set(name, { count: Math.min(mostInARow, usedBy(name) + 1), at: elapsed() })
    },
  }
}
