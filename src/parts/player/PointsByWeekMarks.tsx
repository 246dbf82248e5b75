import type { LinearScale } from '../../charts/linear-scale.ts'
import type { WeekScale } from '../../charts/week-scale.ts'
import type { PointsByWeekSeries } from './points-by-week-series.ts'

interface PointsByWeekMarksProps {
  weeks: PointsByWeekSeries['weeks']
  activeWeek: number | null
  x: WeekScale
  y: LinearScale
}

/** Bars and the marks of the projections. A bar above its projection has a colour of its own. */
export function PointsByWeekMarks({ weeks, activeWeek, x, y }: PointsByWeekMarksProps) {
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
