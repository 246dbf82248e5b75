/** Every pick-up who started as a dot. The nearest to the pointer is named; the table has them all. */
import { type PointerEvent, useState } from 'react'
import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { type LinearScale, linearScale } from '../../charts/linear-scale.ts'
import { formatSigned } from '../../ui/format.ts'
import type { PickUpDot, PickUpSeries } from './pick-up-series.ts'

export function PickUpChart({ series }: { series: PickUpSeries }) {
  return (
    <ChartFrame
      title={series.title}
      unit="points started above replacement"
      name="value of pick-ups"
      table={series.table}
      className="mt-6"
    >
      {(width) => <Dots series={series} width={width} />}
    </ChartFrame>
  )
}

const height = 240
const margin = { top: 12, right: 12, bottom: 36, left: 40 }

function Dots({ series: { dots, axis }, width }: { series: PickUpSeries; width: number }) {
  const [active, setActive] = useState<PickUpDot | null>(null)
  const xs = dots.map(({ x }) => x)
  const values = dots.map(({ value }) => value)
  const isBid = axis === 'Winning bid'
  const x = linearScale([isBid ? 0 : 1, Math.max(...xs)], [margin.left + 6, width - margin.right])
  const y = linearScale([Math.min(0, ...values), Math.max(0, ...values)], [height - margin.bottom, margin.top]).nice(4)

  function onPointerMove({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) {
    const { left, top } = currentTarget.getBoundingClientRect()
    const away = (dot: PickUpDot) => Math.hypot(x(dot.x) - (clientX - left), y(dot.value) - (clientY - top))
    const nearest = dots.reduce<PickUpDot | null>((best, dot) => (best && away(best) <= away(dot) ? best : dot), null)
    setActive(nearest && away(nearest) < 24 ? nearest : null)
  }

  const read = active ?? dots[0]
  return (
    <div>
      <svg
        aria-hidden="true"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="block touch-pan-y"
        onPointerMove={onPointerMove}
        onPointerDown={onPointerMove}
        onPointerLeave={() => setActive(null)}
      >
        <Axes x={x} y={y} width={width} axis={axis} />
        <path
          d={pathOf(
            dots.filter(({ value }) => value >= 0),
            x,
            y,
          )}
          {...dotStyle}
          stroke="var(--better)"
        />
        <path
          d={pathOf(
            dots.filter(({ value }) => value < 0),
            x,
            y,
          )}
          {...dotStyle}
          stroke="var(--worse)"
        />
        {read && <circle cx={x(read.x)} cy={y(read.value)} r="6" fill="none" stroke="var(--ink)" strokeWidth="1.5" />}
      </svg>
      {read && (
        <p aria-hidden="true" className="min-h-5 text-muted text-sm tabular-nums">
          {`${read.label}${isBid ? `, $${read.x}` : ''}: ${formatSigned(read.value)}`}
        </p>
      )}
    </div>
  )
}

/** A dot is a line without length, its cap round: hundreds are one element. */
function pathOf(dots: readonly PickUpDot[], x: LinearScale, y: LinearScale): string {
  return dots.map((dot) => `M${x(dot.x).toFixed(1)} ${y(dot.value).toFixed(1)}h0`).join('')
}

const dotStyle = { fill: 'none', strokeWidth: 7, strokeLinecap: 'round', strokeOpacity: 0.7 } as const

function Axes({ x, y, width, axis }: { x: LinearScale; y: LinearScale; width: number; axis: PickUpSeries['axis'] }) {
  return (
    <g fontSize="12" fill="var(--muted)" className="tabular-nums">
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line
            x1={margin.left}
            x2={width - margin.right}
            y1={y(tick)}
            y2={y(tick)}
            stroke={tick === 0 ? 'var(--outline)' : 'var(--hairline)'}
          />
          <text x={margin.left - 6} y={y(tick)} textAnchor="end" dominantBaseline="central">
            {formatSigned(tick, 0)}
          </text>
        </g>
      ))}
      {x
        .ticks(Math.max(2, Math.floor(width / 90)))
        .filter((tick) => Number.isInteger(tick))
        .map((tick) => (
          <text key={tick} x={x(tick)} y={height - margin.bottom + 16} textAnchor="middle">
            {axis === 'Winning bid' ? `$${tick}` : tick}
          </text>
        ))}
      <text x={width - margin.right} y={height - 4} textAnchor="end">
        {axis}
      </text>
    </g>
  )
}
