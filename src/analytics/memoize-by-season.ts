import type { LeagueSeason } from '../domain/league-season.ts'

/**
 * Caches a function's result for each season object, for as long as that object lives. A season is never changed in place
 * and a refresh creates a new object, so nothing has to be invalidated.
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
