import type { LinearScale } from '../../charts/linear-scale.ts'
import type { PointsByWeekSeries } from './points-by-week-series.ts'

type Scale = LinearScale

interface PointsByWeekMarksProps {
  weeks: PointsByWeekSeries['weeks']
  activeWeek: number | null
  /** `step` is the width of a week in pixels. */
  scales: { x: Scale; y: Scale; step: number }
}

/** Axes, bars and the marks of the projections. A bar above its projection has a colour of its own. */
export function PointsByWeekMarks({ weeks, activeWeek, scales: { x, y, step } }: PointsByWeekMarksProps) {
  const [bottom = 0] = y.range()
  const left = x(weeks[0]?.week ?? 1) - step / 2
  const right = left + step * weeks.length
  const labelEvery = step < 20 ? 2 : 1
  return (
    <g fontSize="12" fill="var(--muted)" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {y.ticks(3).map((tick) => (
        <g key={tick}>
          <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} stroke="var(--hairline)" />
          <text x={left - 6} y={y(tick)} textAnchor="end" dominantBaseline="central">
            {tick}
          </text>
        </g>
      ))}
      {weeks.map(({ week, points, projected, isPlayoff }, index) => (
        <g key={week} opacity={activeWeek === null || activeWeek === week ? 1 : 0.45}>
          {points !== null && (
            <rect
              x={x(week) - step * 0.35}
              width={step * 0.7}
              y={Math.min(y(points), y(0))}
              height={Math.max(Math.abs(y(points) - y(0)), 1)}
              fill={projected !== null && points > projected ? 'var(--better)' : 'var(--outline)'}
            />
          )}
          {projected !== null && (
            <line
              x1={x(week) - step * 0.44}
              x2={x(week) + step * 0.44}
              y1={y(projected)}
              y2={y(projected)}
              stroke="var(--ink)"
              strokeWidth="2"
            />
          )}
          {index % labelEvery === 0 && (
            <text
              x={x(week)}
              y={bottom + 16}
              textAnchor="middle"
              fill={isPlayoff ? 'var(--ink)' : undefined}
              fontWeight={isPlayoff ? 700 : undefined}
            >
              {week}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}
