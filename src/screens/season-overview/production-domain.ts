/** Beside the series, which the page needs at first: the scale comes with the charts. */
import { sharedDomain, type WeekDomain } from '../../charts/week-series.ts'
import type { PositionSeries } from './position-production-series.ts'

/** The scale that all positions share. A defense's few negative points overlap the axis instead of taking half of the height. */
export function productionDomain(series: readonly PositionSeries[]): WeekDomain {
  const { weeks, values } = sharedDomain(series.map((one) => one.values))
  const [lowest, highest] = values
  return { weeks, values: [lowest < -highest / 10 ? lowest : 0, highest] }
}
