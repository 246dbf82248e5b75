import { chartHeight } from '../domain/constants.ts'
import { formatPoints } from '../ui/format.ts'
import { ReadOut } from './ReadOut.tsx'
import { linearScale, middleOf, weekScale } from './scales.ts'
import { useWeekScrubber } from './use-week-scrubber.ts'
import { WeekAxes } from './WeekAxes.tsx'
import { WeekPlot } from './WeekPlot.tsx'
import { knownWeeks, sharedDomain, type WeekDomain, type WeekValue } from './week-series.ts'

const margin = { top: 6, right: 6, bottom: 20, left: 34 }
const bottom = margin.top + chartHeight

/** Points by week as bars. Weeks are selected with the pointer or, while the chart has focus, with the arrow keys. */
export function WeekBars({ series, width, label, onWeek, ...rest }: WeekBarsProps) {
  const known = knownWeeks(series)
  const domain = rest.domain ?? sharedDomain([series])
  const [first, last] = domain.weeks
  const weeks = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const x = weekScale(weeks, [margin.left, Math.max(width - margin.right, margin.left + 1)])
  const y = linearScale(domain.values, [bottom, margin.top]).nice(4)
  const { active, slider } = useWeekScrubber({ entries: known, x, label, readOut, onWeek })
  if (known.length === 0) return <p className="py-6 text-center text-muted text-sm">No data</p>
  const barWidth = x.bandwidth() * 0.7
  return (
    <WeekPlot
      slider={slider}
      opens={onWeek !== undefined}
      width={width}
      height={bottom + margin.bottom}
      note={
        active && (
          <ReadOut middle={middleOf(x, active.week)} width={width} room={64} className="-top-6">
            {`Week ${active.week}: ${formatPoints(active.value)}`}
          </ReadOut>
        )
      }
    >
      <WeekAxes x={x} y={y} ticks={2} labelWidth={28} />
      {known.map(({ week, value }) => (
        <rect
          key={week}
          x={middleOf(x, week) - barWidth / 2}
          width={barWidth}
          y={Math.min(y(value), y(0))}
          height={Math.abs(y(value) - y(0))}
          fill={rest.color ?? 'var(--accent)'}
          opacity={active && active.week !== week ? 0.45 : 1}
        />
      ))}
    </WeekPlot>
  )
}

function readOut({ week, value }: ReturnType<typeof knownWeeks>[number]): string {
  return `Week ${week}: ${formatPoints(value)} points`
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
