import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { WeekBars } from '../../charts/WeekChart.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatPoints } from '../../ui/format.ts'
import { type PerformanceRow, performanceFinding } from './performance-rows.ts'

/** The team's score in each week against its own average. */
export function ScoresByWeek({ rows }: { rows: PerformanceRow[] }) {
  const scores = rows.flatMap(({ isComplete, score }) => (isComplete && score !== null ? [score] : []))
  const mean = scores.length > 0 ? scores.reduce((sum, score) => sum + score, 0) / scores.length : undefined
  return (
    <Card>
      <ChartFrame
        level={2}
        title={performanceFinding(rows) ?? 'Score by week'}
        unit="points, dashed: average"
        table={{
          headers: ['Week', 'Score', 'Projected'],
          rows: rows.map(({ week, score, projected }) => [week, formatPoints(score), formatPoints(projected)]),
        }}
      >
        {(width) => (
          <WeekBars
            series={rows.map(({ week, score }) => ({ week, value: score }))}
            width={width}
            height={140}
            mean={mean}
            label="Score by week"
          />
        )}
      </ChartFrame>
    </Card>
  )
}
