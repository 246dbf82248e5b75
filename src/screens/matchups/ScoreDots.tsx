/** Scores on one scale: a dot for a team's score, a ring for its optimal lineup, and the line between. */
import { fitName } from '../../charts/fit-name.ts'
import { linearScale } from '../../charts/scales.ts'
import { formatPoints } from '../../ui/format.ts'
import { useMyTeam } from '../../ui/my-team.ts'
import type { ScoreRow } from './score-rows.ts'

interface ScoreDotsProps {
  /** Best score first, each with points. */
  rows: readonly ScoreRow[]
  /** Pixels, from `ChartFrame`. */
  width: number
}

const rowHeight = 24
const axisHeight = 22

export function ScoreDots({ rows, width }: ScoreDotsProps) {
  const mine = useMyTeam()
  const nameWidth = Math.min(210, Math.max(108, width * 0.3))
  const figures = rows
    .flatMap(({ points, optimalPoints }) => [points, optimalPoints])
    .filter((figure) => figure !== null)
  const x = linearScale([Math.min(...figures), Math.max(...figures)], [nameWidth + 12, width - 44]).nice(4)
  const bottom = rows.length * rowHeight
  return (
    <svg
      role="img"
      aria-label="Scores of the week, with optimal lineups"
      width={width}
      height={bottom + axisHeight}
      viewBox={`0 0 ${width} ${bottom + axisHeight}`}
      className="block"
    >
      <g fontSize="12" fill="var(--muted)" textAnchor="middle">
        {x.ticks(4).map((tick) => (
          <g key={tick}>
            <line x1={x(tick)} x2={x(tick)} y1="0" y2={bottom} stroke="var(--hairline)" />
            <text x={x(tick)} y={bottom + 16}>
              {tick}
            </text>
          </g>
        ))}
      </g>
      {rows.map(({ team, points, optimalPoints: optimal, result }, index) => {
        const y = (index + 0.5) * rowHeight
        const color = result === 'W' ? 'var(--better)' : result === null ? 'var(--ink)' : 'var(--muted)'
        return (
          <g key={team.id}>
            {team.id === mine?.teamId && (
              <g className="print:hidden">
                <rect x="-6" y={y - rowHeight / 2} width={width + 6} height={rowHeight} fill="var(--mine-ground)" />
                <rect x="-6" y={y - rowHeight / 2} width="3" height={rowHeight} fill="var(--ink)" />
              </g>
            )}
            <text x="0" y={y + 4} fontSize="13" fill="var(--ink)" fontWeight={team.id === mine?.teamId ? 700 : 400}>
              {fitName(team.name, nameWidth, 13)}
            </text>
            {optimal !== null && (
              <>
                <line x1={x(points ?? 0)} x2={x(optimal)} y1={y} y2={y} stroke="var(--outline)" strokeWidth="1.5" />
                <circle cx={x(optimal)} cy={y} r="4" fill="var(--surface)" stroke="var(--outline)" strokeWidth="1.5" />
              </>
            )}
            <circle cx={x(points ?? 0)} cy={y} r="5" fill={color} />
            <text x={width} y={y + 4} fontSize="12" fill="var(--muted)" textAnchor="end" className="tabular-nums">
              {formatPoints(points)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
