import { type ScaleBand, scaleBand } from 'd3'

/** A band of pixels for every week, from the first to the last. */
export type WeekScale = ScaleBand<number>

/** The bands of weeks (ascending) side by side between two pixels. */
export function weekScale(weeks: readonly number[], [from, to]: readonly [number, number]): WeekScale {
  return scaleBand<number>().domain(weeks).range([from, to])
}

/** The middle of a week's band, in pixels. */
export function middleOf(x: WeekScale, week: number): number {
  return (x(week) ?? 0) + x.bandwidth() / 2
}

/** Of entries by week, the one whose middle is nearest to a pixel; null without any. */
export function nearestEntry<T extends { week: number }>(entries: readonly T[], x: WeekScale, pixel: number): T | null {
  const distance = ({ week }: T) => Math.abs(middleOf(x, week) - pixel)
  return entries.reduce<T | null>((best, one) => (best && distance(best) <= distance(one) ? best : one), null)
}
