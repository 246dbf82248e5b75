import type { LeagueSeason } from '../domain/league-season.ts'

/**
 * Caches a function's result per season object, for the lifetime of that object. Seasons are immutable and a refresh creates a new object,
 * so no invalidation is needed.
 */
export function memoizeBySeason<Result>(compute: (season: LeagueSeason) => Result): (season: LeagueSeason) => Result {
  const results = new WeakMap<LeagueSeason, { result: Result }>()
  return (season) => {
    const cached = results.get(season)
    if (cached) return cached.result
    const result = compute(season)
    results.set(season, { result })
    return result
  }
}
