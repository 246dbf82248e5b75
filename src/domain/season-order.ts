/** The order of a league's seasons: nothing else compares their years. Keys of several leagues have `compareSeasons`. */

interface OfSeason {
  season: number
}

export function newestFirst<T extends OfSeason>(seasons: Iterable<T>): T[] {
  return [...seasons].sort((a, b) => b.season - a.season)
}

export function oldestFirst<T extends OfSeason>(seasons: Iterable<T>): T[] {
  return [...seasons].sort((a, b) => a.season - b.season)
}

/** Years, each once. */
export function newestYears(years: Iterable<number>): number[] {
  return [...new Set(years)].sort((a, b) => b - a)
}
