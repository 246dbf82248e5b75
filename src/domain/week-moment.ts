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
  return found[season % Math.max(1, found.length)] ?? null
}
