import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { hasOpponents, type PerformanceRow, performanceFinding, scoreDuels } from '../../parts/team/performance-rows.ts'
import { ScoreDuels } from './ScoreDuels.tsx'

/** The team's score in each week against its opponent's; a bar opens its week. */
export function ScoresByWeek({ rows, onMatchup }: { rows: PerformanceRow[]; onMatchup: (week: number) => void }) {
  return (
    <div className="border-ink border-t-2 pt-2">
      <ChartFrame
        level={2}
        title={performanceFinding(rows) ?? 'Score by week'}
        unit={hasOpponents(rows) ? "points; the line is the opponent's score" : 'points'}
        name="score by week"
        table={{
          headers: ['Week', 'Score', 'Opponent', 'Projected', 'Result'],
          rows: rows.map(({ week, score, opponentScore, projected, result }) => [
            week,
            score,
            opponentScore,
            projected,
            result,
          ]),
        }}
      >
        {(width) => <ScoreDuels duels={scoreDuels(rows)} width={width} label="Score by week" onWeek={onMatchup} />}
      </ChartFrame>
    </div>
  )
}
