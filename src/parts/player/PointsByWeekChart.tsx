/** Points by week as bars, each with a mark for its projection. */
import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { type LinearScale, linearScale, type WeekScale, weekScale } from '../../charts/scales.ts'
import { useWeekScrubber } from '../../charts/use-week-scrubber.ts'
import { WeekAxes } from '../../charts/WeekAxes.tsx'
import { sharedDomain } from '../../charts/week-series.ts'
import { formatPoints } from '../../ui/format.ts'
import type { PointsByWeekSeries } from './points-by-week-series.ts'

export function PointsByWeekChart({ series: { weeks, finding } }: { series: PointsByWeekSeries }) {
  const rows = weeks.filter(({ points, projected }) => points !== null || projected !== null)
  return (
    <ChartFrame
      title={finding ?? 'Points by week'}
      unit="points a week"
      name="points by week"
      table={{
        headers: ['Week', 'Points', 'Projected'],
        rows: rows.map(({ week, points, projected }) => [week, points, projected]),
      }}
    >
      {(width) => <Chart weeks={weeks} width={width} />}
    </ChartFrame>
  )
}

const height = 120
const margin = { top: 8, right: 4, bottom: 22, left: 30 }

function Chart({ weeks, width }: { weeks: PointsByWeekSeries['weeks']; width: number }) {
  const known = weeks.filter(({ points, projected }) => points !== null || projected !== null)
  const { values } = sharedDomain([
    weeks.map(({ week, points }) => ({ week, value: points })),
    weeks.map(({ week, projected }) => ({ week, value: projected })),
  ])
  const x = weekScale(
    weeks.map(({ week }) => week),
    [margin.left, Math.max(width - margin.right, margin.left + 1)],
  )
  const y = linearScale(values, [margin.top + height, margin.top]).nice(3)
  const { active, slider } = useWeekScrubber({ entries: known, x, label: 'Points by week', readOut })
  if (known.length === 0) return <p className="py-6 text-center text-muted text-sm">No data</p>
  const playoffs = new Set(weeks.filter(({ isPlayoff }) => isPlayoff).map(({ week }) => week))
  return (
    <div {...slider} className="w-fit touch-pan-y">
      <p aria-hidden="true" className="h-5 text-muted text-sm tabular-nums">
        {active ? readOut(active) : <Legend hasPlayoffs={playoffs.size > 0} />}
      </p>
      <svg aria-hidden="true" width={width} height={margin.top + height + margin.bottom} className="block">
        <WeekAxes x={x} y={y} ticks={3} isBold={(week) => playoffs.has(week)} />
        <PointsByWeekMarks weeks={weeks} activeWeek={active?.week ?? null} x={x} y={y} />
      </svg>
    </div>
  )
}

function Legend({ hasPlayoffs }: { hasPlayoffs: boolean }) {
  return (
    <span className="flex gap-4">
      <Key mark={<span className="size-2.5 bg-better" />}>Above projection</Key>
      <Key mark={<span className="size-2.5 bg-outline" />}>Below</Key>
      <Key mark={<span className="h-0.5 w-3 bg-ink" />}>Projection</Key>
      {hasPlayoffs && <span className="max-sm:hidden">Playoff weeks in bold</span>}
    </span>
  )
}

function Key({ mark, children }: { mark: React.ReactNode; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      {mark}
      {children}
    </span>
  )
}

function readOut({ week, points, projected }: PointsByWeekSeries['weeks'][number]): string {
  const scored = points === null ? 'did not play' : `${formatPoints(points)} points`
  return projected === null
    ? `Week ${week}: ${scored}`
    : `Week ${week}: ${scored}, projected ${formatPoints(projected)}`
}

interface PointsByWeekMarksProps {
  weeks: PointsByWeekSeries['weeks']
  activeWeek: number | null
  x: WeekScale
  y: LinearScale
}

/** Bars and projection marks. Bars above their projection have their own color. */
function PointsByWeekMarks({ weeks, activeWeek, x, y }: PointsByWeekMarksProps) {
  const step = x.step()
  return weeks.map(({ week, points, projected }) => {
    const left = x(week) ?? 0
    return (
      <g key={week} opacity={activeWeek === null || activeWeek === week ? 1 : 0.45}>
        {points !== null && (
          <rect
            x={left + step * 0.15}
            width={step * 0.7}
            y={Math.min(y(points), y(0))}
            height={Math.max(Math.abs(y(points) - y(0)), 1)}
            fill={projected !== null && points > projected ? 'var(--better)' : 'var(--outline)'}
          />
        )}
        {projected !== null && (
          <line
            x1={left + step * 0.06}
            x2={left + step * 0.94}
            y1={y(projected)}
            y2={y(projected)}
            stroke="var(--ink)"
            strokeWidth="2"
          />
        )}
      </g>
    )
  })
}
