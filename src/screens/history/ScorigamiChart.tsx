/** The winner's points to the right, the loser's upwards: a square for every final score that occurred. */
import { linearScale } from '../../charts/scales.ts'
import { joinScores } from '../../domain/score-text.ts'
import { formatCount, formatWhole } from '../../ui/format.ts'
import type { ScorigamiGrid } from './scorigami-grid.ts'

export function ScorigamiChart({ grid: { shown, higher, lower, mostCount }, width, href }: ScorigamiChartProps) {
  const columns = higher[1] - higher[0] + 1
  const rows = lower[1] - lower[0] + 1
  // A point is as wide as it is high: the diagonal is a tie.
  const side = Math.min((width - left - right) / columns, mostHeight / rows)
  const height = side * rows
  const x = linearScale([higher[0], higher[1] + 1], [left, left + side * columns])
  const y = linearScale([lower[0], lower[1] + 1], [top + height, top])
  // Small squares would be invisible in a large range.
  const edge = Math.max(side, leastEdge)
  return (
    <svg aria-hidden="true" width={left + side * columns + right} height={top + height + 40} className="block">
      {x.ticks(8).map((points) => (
        <g key={points}>
          <line x1={x(points)} x2={x(points)} y1={top} y2={top + height} stroke="var(--hairline)" />
          <text x={x(points)} y={top + height + 18} textAnchor="middle" fontSize="13" fill="var(--muted)">
            {points}
          </text>
        </g>
      ))}
      {y.ticks(5).map((points) => (
        <g key={points}>
          <line x1={left} x2={left + side * columns} y1={y(points)} y2={y(points)} stroke="var(--hairline)" />
          <text x={left - 6} y={y(points)} dy="0.35em" textAnchor="end" fontSize="13" fill="var(--muted)">
            {points}
          </text>
        </g>
      ))}
      <text x={left + side * columns} y={top + height + 36} textAnchor="end" fontSize="13" fill="var(--muted)">
        winner’s points
      </text>
      <text x={left + 4} y={top + 10} fontSize="13" fill="var(--muted)">
        loser’s points
      </text>
      {shown.map((cell) => (
        <a key={`${cell.higher} ${cell.lower}`} href={href(cell.last.season, cell.last.week)} tabIndex={-1}>
          <title>{`${joinScores([cell.higher, cell.lower].map(formatWhole))}: ${formatCount(cell.count, 'time')}, last in week ${cell.last.week} of ${cell.last.season}`}</title>
          <rect
            x={x(cell.higher)}
            y={y(cell.lower + 1)}
            width={edge}
            height={edge}
            rx={1}
            fill={cell.isNew ? 'var(--accent)' : 'var(--ink)'}
            opacity={cell.isNew ? 1 : 0.35 + 0.65 * (mostCount > 1 ? (cell.count - 1) / (mostCount - 1) : 0)}
            stroke={cell.isNew ? 'var(--accent)' : 'none'}
            strokeWidth={cell.isNew ? 4 : 0}
          />
        </a>
      ))}
    </svg>
  )
}

const left = 36
const right = 16
const top = 8
const mostHeight = 560
const leastEdge = 4

interface ScorigamiChartProps {
  grid: ScorigamiGrid
  /** In pixels. */
  width: number
  href: (season: number, week: number) => string | undefined
}
