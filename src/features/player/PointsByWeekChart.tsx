/** Points by week as bars, each against the mark of its projection. */

import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { linearScale } from '../../charts/linear-scale.ts'
import { nearestWeek, sharedDomain } from '../../charts/week-series.ts'
import { formatPoints } from '../../ui/format.ts'
import { PointsByWeekMarks } from './PointsByWeekMarks.tsx'
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
  const [activeWeek, setActiveWeek] = useState<number | null>(null)
  const known = weeks.filter(({ points, projected }) => points !== null || projected !== null)
  if (known.length === 0) return <p className="py-6 text-center text-muted text-sm">No data</p>
  const domain = sharedDomain([
    weeks.map(({ week, points }) => ({ week, value: points })),
    weeks.map(({ week, projected }) => ({ week, value: projected })),
  ])
  const step = Math.max(width - margin.left - margin.right, 1) / weeks.length
  const x = linearScale([domain.weeks[0], domain.weeks[0] + 1], [margin.left + step / 2, margin.left + step * 1.5])
  const y = linearScale(domain.values, [margin.top + height, margin.top]).nice(3)
  const active = known.find(({ week }) => week === activeWeek) ?? null
  const reading = active ?? known.at(-1)

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left
    setActiveWeek(nearestWeek(known, (at - margin.left - step / 2) / Math.max(step * (weeks.length - 1), 1), domain))
  }
  function onKeyDown(event: KeyboardEvent) {
    const index = known.findIndex(({ week }) => week === activeWeek)
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: known.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    setActiveWeek(known[Math.min(Math.max(next, 0), known.length - 1)]?.week ?? null)
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Points by week"
      aria-readonly="true"
      aria-valuemin={domain.weeks[0]}
      aria-valuemax={domain.weeks[1]}
      aria-valuenow={reading?.week}
      aria-valuetext={reading && readOut(reading)}
      onPointerMove={onPointerMove}
      onPointerDown={onPointerMove}
      onPointerLeave={() => setActiveWeek(null)}
      onFocus={() => setActiveWeek((week) => week ?? known.at(-1)?.week ?? null)}
      onBlur={() => setActiveWeek(null)}
      onKeyDown={onKeyDown}
      className="w-fit touch-pan-y"
    >
      <p aria-hidden="true" className="h-5 text-muted text-sm tabular-nums">
        {active ? readOut(active) : <Legend hasPlayoffs={weeks.some(({ isPlayoff }) => isPlayoff)} />}
      </p>
      <svg aria-hidden="true" width={width} height={margin.top + height + margin.bottom} className="block">
        <PointsByWeekMarks weeks={weeks} activeWeek={active?.week ?? null} scales={{ x, y, step }} />
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
