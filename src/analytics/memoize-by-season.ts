import type { Season } from '../domain/season.ts'

/**
 * Caches a function's result per season object, for the lifetime of that object. Seasons are immutable and a refresh creates a new object,
 * so no invalidation is needed.
 */
export function memoizeBySeason<Result>(compute: (season: Season) => Result): (season: Season) => Result {
  const results = new WeakMap<Season, { result: Result }>()
  return (season) => {
    const cached = results.get(season)
    if (cached) return cached.result
    const result = compute(season)
    results.set(season, { result })
    return result
  }
}
