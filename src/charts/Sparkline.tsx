import { sparklineHeight as height, sparklineWidth as width } from '../domain/constants.ts'
import { roundTo } from '../domain/rounding.ts'
import { isFiniteNumber } from '../ui/format.ts'

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
  const x = placeWithin(weeks, [3, width - 3])
  const y = placeWithin(values, [height - 3, 3])
  const mid = y(mean)
  const path = known.map(({ week, value }, index) => `${index === 0 ? 'M' : 'L'}${x(week)},${y(value)}`).join('')
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-auto w-[88px] max-w-full">
      <line x2={width} y1={mid} y2={mid} className="stroke-outline [stroke-dasharray:2_3]" />
      <path d={path} className="fill-none stroke-[1.5] stroke-accent [stroke-linejoin:round]" />
      <circle cx={x(last.week)} cy={y(last.value)} r="2.5" className="fill-accent" />
    </svg>
  )
}

/**
 * From values to pixels between two ends, in the middle if all are equal. A page has many sparklines: tenths of a pixel are precise enough.
 * d3's lines and ticks would come with them to pages that have no chart.
 */
function placeWithin(values: readonly number[], [start, end]: readonly [number, number]): (value: number) => number {
  const least = Math.min(...values)
  const span = Math.max(...values) - least
  return (value) => roundTo(start + (end - start) * (span === 0 ? 0.5 : (value - least) / span), 1)
}

export interface SparklineProps {
  /** Weeks ascending; non-finite values are left out. */
  points: readonly { week: number; points?: number | null }[]
}
