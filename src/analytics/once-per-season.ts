import type { LeagueSeason } from '../domain/league-season.ts'

/**
 * Remembers what a function makes of a season for as long as that season object lives. A season is never changed in
 * place, a refresh brings a new object, so nothing has to be invalidated.
 */
export function oncePerSeason<Result>(compute: (season: LeagueSeason) => Result): (season: LeagueSeason) => Result {
  const known = new WeakMap<LeagueSeason, { result: Result }>()
  return (season) => {
    const remembered = known.get(season)
    if (remembered) return remembered.result
    const result = compute(season)
    known.set(season, { result })
    return result
  }
}
