import { nice, type ScaleBand, scaleBand, ticks } from 'd3'

/**
 * d3's linear scale without its colors, dates and number formats: 1 kB of script instead of 8 on every page with a chart. The domain is
 * [from, to], ascending; an empty one maps to the middle of the range.
 */
export interface LinearScale {
  (value: number): number
  /** About `count` round values within the domain. */
  ticks(count: number): number[]
  /** The same scale with a domain extended to round values; `count` from 2. */
  nice(count: number): LinearScale
  /** Start and end of the domain. */
  range(): readonly [number, number]
}

export function linearScale([from, to]: readonly [number, number], range: readonly [number, number]): LinearScale {
  const [start, end] = range
  const scale = (value: number) => start + (end - start) * (from === to ? 0.5 : (value - from) / (to - from))
  return Object.assign(scale, {
    ticks: (count: number) => ticks(from, to, count),
    nice: (count: number) => linearScale(nice(from, to, count), range),
    range: () => range,
  })
}

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

/** Of entries by week, the one with the nearest middle to a pixel; null without entries. */
export function nearestEntry<T extends { week: number }>(entries: readonly T[], x: WeekScale, pixel: number): T | null {
  const distance = ({ week }: T) => Math.abs(middleOf(x, week) - pixel)
  return entries.reduce<T | null>((best, one) => (best && distance(best) <= distance(one) ? best : one), null)
}
