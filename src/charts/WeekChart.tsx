import { area, line } from 'd3'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { chartHeight } from '../domain/constants.ts'
import { formatPoints } from '../ui/format.ts'
import { type LinearScale, linearScale } from './linear-scale.ts'
import { knownWeeks, nearestWeek, sharedDomain, type WeekDomain, type WeekValue } from './week-series.ts'

/** Values by week as bars. The weeks are gone through with the pointer or, focused, with the arrow keys. */
export function WeekBars(props: WeekChartProps) {
  return <WeekChart {...props} mark="bars" />
}

/** Values by week as a line. The weeks are gone through with the pointer or, focused, with the arrow keys. */
export function WeekLine(props: WeekChartProps) {
  return <WeekChart {...props} mark="line" />
}

const margin = { top: 6, right: 6, bottom: 20, left: 34 }

function WeekChart({ mark, series, width, label, height = chartHeight, unit = 'points', ...rest }: MarkedChartProps) {
  const [active, setActive] = useState<number | null>(null)
  const known = knownWeeks(series)
  if (known.length === 0) return <p className="py-6 text-center text-muted text-sm">No data</p>
  const domain = rest.domain ?? sharedDomain([series])
  const color = rest.color ?? 'var(--accent)'
  const innerWidth = Math.max(width - margin.left - margin.right, 1)
  const bottom = margin.top + height
  const weekCount = domain.weeks[1] - domain.weeks[0] + 1
  const step = innerWidth / weekCount
  const x = linearScale(domain.weeks, [margin.left + step / 2, width - margin.right - step / 2])
  const xOf = (week: number) => (weekCount === 1 ? margin.left + step / 2 : x(week))
  const y = linearScale(domain.values, [bottom, margin.top]).nice(2)
  const shown = known.find(({ week }) => week === active) ?? null

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left
    setActive(nearestWeek(known, (at - margin.left - step / 2) / Math.max(innerWidth - step, 1), domain))
  }
  function onKeyDown(event: KeyboardEvent) {
    const index = known.findIndex(({ week }) => week === active)
    if (event.key === 'Enter' && active !== null) rest.onWeek?.(active)
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: known.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    setActive(known[Math.min(Math.max(next, 0), known.length - 1)]?.week ?? null)
  }

  const reading = shown ?? known.at(-1)
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-readonly="true"
      aria-valuemin={domain.weeks[0]}
      aria-valuemax={domain.weeks[1]}
      aria-valuenow={reading?.week}
      aria-valuetext={reading && `Week ${reading.week}: ${formatPoints(reading.value)} ${unit}`}
      onPointerMove={onPointerMove}
      onPointerDown={onPointerMove}
      onPointerLeave={() => setActive(null)}
      onFocus={() => setActive((week) => week ?? known.at(-1)?.week ?? null)}
      onBlur={() => setActive(null)}
      onKeyDown={onKeyDown}
      onClick={() => shown && rest.onWeek?.(shown.week)}
      className={`relative w-fit touch-pan-y ${rest.onWeek ? 'cursor-pointer' : ''}`}
    >
      <svg
        aria-hidden="true"
        width={width}
        height={bottom + margin.bottom}
        viewBox={`0 0 ${width} ${bottom + margin.bottom}`}
        className="block"
      >
        <Axes y={y} xOf={xOf} width={width} bottom={bottom} domain={domain} />
        {mark === 'bars' ? (
          known.map(({ week, value }) => (
            <rect
              key={week}
              x={xOf(week) - (step * 0.7) / 2}
              width={step * 0.7}
              y={Math.min(y(value), y(0))}
              height={Math.abs(y(value) - y(0))}
              fill={color}
              opacity={shown && shown.week !== week ? 0.45 : 1}
            />
          ))
        ) : (
          <Lines known={known} xOf={xOf} y={y} color={color} />
        )}
        {rest.mean !== undefined && (
          <line
            x1={margin.left}
            x2={width - margin.right}
            y1={y(rest.mean)}
            y2={y(rest.mean)}
            stroke="var(--ink)"
            strokeDasharray="3 3"
          />
        )}
        {shown && mark === 'line' && (
          <circle
            cx={xOf(shown.week)}
            cy={y(shown.value)}
            r="4"
            fill={color}
            stroke="var(--surface)"
            strokeWidth="1.5"
          />
        )}
      </svg>
      {shown && (
        <p
          aria-hidden="true"
          className="pointer-events-none absolute -top-6 -translate-x-1/2 whitespace-nowrap rounded-sm border border-outline bg-surface px-1.5 text-sm tabular-nums"
          style={{ left: Math.min(Math.max(xOf(shown.week), 64), Math.max(width - 64, 64)) }}
        >
          Week {shown.week}: {formatPoints(shown.value)}
        </p>
      )}
    </div>
  )
}

function Axes({ y, xOf, width, bottom, domain }: AxesProps) {
  const [first, last] = domain.weeks
  const every = Math.max(1, Math.ceil((last - first + 1) / Math.max(1, Math.floor((width - margin.left) / 28))))
  const weeks = Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (week) => (week - first) % every === 0,
  )
  return (
    <g fontSize="12" fill="var(--muted)" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {y.ticks(2).map((tick) => (
        <g key={tick}>
          <line x1={margin.left} x2={width - margin.right} y1={y(tick)} y2={y(tick)} stroke="var(--hairline)" />
          <text x={margin.left - 6} y={y(tick)} textAnchor="end" dominantBaseline="central">
            {tick}
          </text>
        </g>
      ))}
      {weeks.map((week) => (
        <text key={week} x={xOf(week)} y={bottom + 15} textAnchor="middle">
          {week}
        </text>
      ))}
    </g>
  )
}

function Lines({ known, xOf, y, color }: LinesProps) {
  const points = known.map(({ week, value }) => [xOf(week), y(value)] as [number, number])
  return (
    <>
      <path d={area().y0(y(0))(points) ?? ''} fill={color} opacity="0.12" />
      <path d={line()(points) ?? ''} fill="none" stroke={color} strokeWidth="2" strokeLinejoin="round" />
      {known.length === 1 && points[0] && <circle cx={points[0][0]} cy={points[0][1]} r="3" fill={color} />}
    </>
  )
}

type Scale = LinearScale

interface AxesProps {
  y: Scale
  xOf: (week: number) => number
  width: number
  bottom: number
  domain: WeekDomain
}

interface LinesProps {
  known: { week: number; value: number }[]
  xOf: (week: number) => number
  y: Scale
  color: string
}

export interface WeekChartProps {
  series: readonly WeekValue[]
  /** Pixels, from `ChartFrame`. */
  width: number
  /** Name for screen readers. */
  label: string
  /** Of the marks, without axis labels. */
  height?: number
  /** CSS colour. */
  color?: string
  /** A dashed line, e.g. the league's mean. */
  mean?: number
  /** Shared with other charts of a family, from `sharedDomain`. */
  domain?: WeekDomain
  /** Read out after a value. */
  unit?: string
  /** What a week opens, by a click or Enter. */
  onWeek?: (week: number) => void
}

interface MarkedChartProps extends WeekChartProps {
  mark: 'bars' | 'line'
}
