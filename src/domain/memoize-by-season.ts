/**
 * Caches a function's result per season object, for the lifetime of that object. Seasons are immutable and a refresh creates a new object,
 * so no invalidation is needed.
 */
export function memoizeBySeason<Input extends object, Result>(
  compute: (season: Input) => Result,
): (season: Input) => Result {
  const results = new WeakMap<Input, { result: Result }>()
  return (season) => {
    const cached = results.get(season)
    if (cached) return cached.result
    const result = compute(season)
    results.set(season, { result })
    return result
  }
}
