import { line } from 'd3'
import { sparklineHeight as height, sparklineWidth as width } from '../domain/constants.ts'
import { roundTo } from '../domain/rounding.ts'
import { isFiniteNumber } from '../ui/format.ts'
import { linearScale } from './scales.ts'

/**
 * Points of a few weeks in the height of a line of text, with the mean as a dashed line. Weeks without points are left out. Hidden from
 * screen readers, because the figures are beside it.
 */
export function Sparkline({ points }: SparklineProps) {
  const known = points.flatMap(({ week, points: value }) => (isFiniteNumber(value) ? [{ week, value }] : []))
  const last = known.at(-1)
  if (!last)
    return (
      <span aria-hidden="true" className="text-muted text-sm">
        No data
      </span>
    )
  const values = known.map(({ value }) => value)
  const mean = values.reduce((sum, value) => sum + value, 0) / known.length
  const weeks = known.map(({ week }) => week)
  const x = linearScale(
    [Math.min(...weeks), Math.max(...weeks)],
    known.length > 1 ? [3, width - 3] : [width / 2, width / 2],
  )
  const y = linearScale([Math.min(...values), Math.max(...values)], [height - 3, 3])
  const mid = roundTo(y(mean), 1)
  // A page has many sparklines: tenths of a pixel are precise enough.
  const path = line<{ week: number; value: number }>(
    ({ week }) => x(week),
    ({ value }) => y(value),
  ).digits(1)(known)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-auto w-[88px] max-w-full">
      <line x2={width} y1={mid} y2={mid} className="stroke-outline [stroke-dasharray:2_3]" />
      <path d={path ?? ''} className="fill-none stroke-[1.5] stroke-accent [stroke-linejoin:round]" />
      <circle cx={roundTo(x(last.week), 1)} cy={roundTo(y(last.value), 1)} r="2.5" className="fill-accent" />
    </svg>
  )
}

export interface SparklineProps {
  /** Weeks ascending; non-finite values are left out. */
  points: readonly { week: number; points?: number | null }[]
}
