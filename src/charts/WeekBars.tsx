import { chartHeight } from '../domain/constants.ts'
import { formatPoints } from '../ui/format.ts'
import { linearScale, middleOf, weekScale } from './scales.ts'
import { WeekPlot } from './WeekPlot.tsx'
import { knownWeeks, sharedDomain, type WeekDomain, type WeekValue } from './week-series.ts'

const margin = { top: 6, right: 6, bottom: 20, left: 34 }
const bottom = margin.top + chartHeight

/** Points by week as bars. */
export function WeekBars({ series, width, label, onWeek, ...rest }: WeekBarsProps) {
  const known = knownWeeks(series)
  const domain = rest.domain ?? sharedDomain([series])
  const [first, last] = domain.weeks
  const weeks = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const x = weekScale(weeks, [margin.left, Math.max(width - margin.right, margin.left + 1)])
  const y = linearScale(domain.values, [bottom, margin.top]).nice(4)
  const barWidth = x.bandwidth() * 0.7
  return (
    <WeekPlot
      entries={known}
      x={x}
      y={y}
      axes={{ ticks: 2, labelWidth: 28 }}
      label={label}
      readOut={({ week, value }) => `Week ${week}: ${formatPoints(value)} points`}
      onWeek={onWeek}
      width={width}
      height={bottom + margin.bottom}
      note={{
        describe: ({ week, value }) => `Week ${week}: ${formatPoints(value)}`,
        room: 64,
        className: '-top-6',
      }}
    >
      {(active) =>
        known.map(({ week, value }) => (
          <rect
            key={week}
            x={middleOf(x, week) - barWidth / 2}
            width={barWidth}
            y={Math.min(y(value), y(0))}
            height={Math.abs(y(value) - y(0))}
            fill={rest.color ?? 'var(--accent)'}
            opacity={active && active.week !== week ? 0.45 : 1}
          />
        ))
      }
    </WeekPlot>
  )
}

export interface WeekBarsProps {
  series: readonly WeekValue[]
  /** Pixels, from `ChartFrame`. */
  width: number
  /** Accessible name. */
  label: string
  /** CSS color. */
  color?: string
  /** Shared with other charts of a family, from `sharedDomain`. */
  domain?: WeekDomain
  /** Opens a week, on click or Enter. */
  onWeek?: (week: number) => void
}
