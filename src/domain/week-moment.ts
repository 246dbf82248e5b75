/** What a week of a season recalls of earlier ones. */
interface Moment {
  season: number
  week: number
}

/** The one that a week of a season recalls: of several another one each year. Null without any, as in a first season. */
export function chooseMoment<T extends Moment>(
  moments: readonly T[],
  { season, week }: { season: number; week: number },
): T | null {
  const found = moments.filter((moment) => moment.season < season && moment.week === week)
  return chooseOfYear(found, season)
}

/** Of several another one each year; null without any. */
export function chooseOfYear<T>(found: readonly T[], year: number): T | null {
  return found[year % Math.max(1, found.length)] ?? null
}
