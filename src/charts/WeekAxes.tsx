import { type LinearScale, middleOf, type WeekScale } from './scales.ts'

/** Values at the left with their grid lines, weeks below; only every second or third week if the numbers would touch. */
export function WeekAxes({ x, y, ticks, right, isBold, labelWidth = 20 }: WeekAxesProps) {
  const [left, end] = x.range()
  const [bottom] = y.range()
  const every = Math.ceil(labelWidth / Math.max(x.step(), 1))
  return (
    <g fontSize="12" fill="var(--muted)" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {y.ticks(ticks).map((tick) => (
        <g key={tick}>
          <line x1={left} x2={right ?? end} y1={y(tick)} y2={y(tick)} stroke="var(--hairline)" />
          <text x={left - 6} y={y(tick)} textAnchor="end" dominantBaseline="central">
            {tick}
          </text>
        </g>
      ))}
      {x.domain().map((week, index) =>
        index % every === 0 ? (
          <text
            key={week}
            x={middleOf(x, week)}
            y={bottom + 15}
            textAnchor="middle"
            {...(isBold?.(week) && { fill: 'var(--ink)', fontWeight: 700 })}
          >
            {week}
          </text>
        ) : null,
      )}
    </g>
  )
}

export interface WeekAxesProps {
  x: WeekScale
  y: LinearScale
  /** Approximate number of values. */
  ticks: number
  /** End of the grid lines; by default the last week. */
  right?: number
  /** Highlighted weeks, e.g. those of the playoffs. */
  isBold?: (week: number) => boolean
  /** Width of a week's number in pixels. */
  labelWidth?: number
}
