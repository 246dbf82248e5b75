import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatPoints } from '../../ui/format.ts'
import { type PerformanceRow, performanceFinding, scoreDuels } from './performance-rows.ts'
import { ScoreDuels } from './ScoreDuels.tsx'

/** The team's score in each week against its opponent's. */
export function ScoresByWeek({ rows }: { rows: PerformanceRow[] }) {
  return (
    <Card>
      <ChartFrame
        level={2}
        title={performanceFinding(rows) ?? 'Score by week'}
        unit="points; the line is the opponent's score"
        table={{
          headers: ['Week', 'Score', 'Opponent', 'Projected', 'Result'],
          rows: rows.map(({ week, score, opponentScore, projected, result }) => [
            week,
            formatPoints(score),
            formatPoints(opponentScore),
            formatPoints(projected),
            result,
          ]),
        }}
      >
        {(width) => <ScoreDuels duels={scoreDuels(rows)} width={width} label="Score by week" />}
      </ChartFrame>
    </Card>
  )
}
