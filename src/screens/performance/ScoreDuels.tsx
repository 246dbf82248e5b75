import { linearScale, weekScale } from '../../charts/scales.ts'
import { WeekPlot } from '../../charts/WeekPlot.tsx'
import type { ScoreDuel } from '../../parts/team/performance-rows.ts'
import { formatPoints } from '../../ui/format.ts'

export interface ScoreDuelsProps {
  /** Weeks ascending. */
  duels: readonly ScoreDuel[]
  /** Pixels, from `ChartFrame`. */
  width: number
  /** Opens a week, on click or Enter. */
  onWeek?: (week: number) => void
}

/** Maximum width of a bar, for seasons with few weeks. */
const widestStep = 96
const barsHeight = 150
const margin = { top: 22, right: 4, bottom: 38, left: 34 }

/** A team's scores as bars, each with its opponent's score as a line across: a bar above the line is a win. */
export function ScoreDuels({ duels, width, onWeek }: ScoreDuelsProps) {
  const right = Math.max(width - margin.right, margin.left + 1)
  const step = Math.min((right - margin.left) / Math.max(duels.length, 1), widestStep)
  const bottom = margin.top + barsHeight
  const values = duels.flatMap(({ own, opponent }) => [own ?? 0, opponent ?? 0])
  const weeks = duels.map(({ week }) => week)
  const x = weekScale(weeks, [margin.left, margin.left + step * duels.length])
  const y = linearScale([Math.min(0, ...values), Math.max(1, ...values)], [bottom, margin.top])
  const isScored = duels.some(({ own }) => own !== null)
  return (
    <WeekPlot
      entries={isScored ? duels : []}
      x={x}
      y={y}
      axes={{ ticks: 4, right }}
      label="Score by week"
      readOut={describe}
      onWeek={onWeek}
      width={width}
      height={bottom + margin.bottom}
      note={{ describe, room: 92, className: '-top-2' }}
    >
      {(active) =>
        duels.map((duel) => (
          <Duel
            key={duel.week}
            duel={duel}
            y={y}
            left={x(duel.week) ?? 0}
            step={step}
            bottom={bottom}
            isFaint={active !== null && active !== duel}
          />
        ))
      }
    </WeekPlot>
  )
}

interface DuelProps {
  duel: ScoreDuel
  y: (value: number) => number
  left: number
  step: number
  bottom: number
  isFaint: boolean
}

function Duel({ duel: { own, opponent, outcome }, y, left, step, bottom, isFaint }: DuelProps) {
  const color = outcome === null ? 'var(--outline)' : colors[outcome]
  const acrossAt = (height: number) => `M${left + step * 0.08} ${height}h${step * 0.84}`
  return (
    <g opacity={isFaint ? 0.5 : 1} fontSize="12" textAnchor="middle">
      {own !== null && (
        <rect
          x={left + step * 0.18}
          width={step * 0.64}
          y={Math.min(y(own), y(0))}
          height={Math.abs(y(own) - y(0))}
          fill={color}
          fillOpacity="0.85"
        />
      )}
      {opponent !== null && (
        <g strokeLinecap="round">
          <path d={acrossAt(y(opponent))} stroke="var(--surface)" strokeWidth="5" />
          <path d={acrossAt(y(opponent))} stroke="var(--ink)" strokeWidth="2" />
        </g>
      )}
      {outcome && (
        <text x={left + step / 2} y={bottom + 31} fill={color} fontWeight="600">
          {outcome.charAt(0).toUpperCase()}
        </text>
      )}
    </g>
  )
}

const colors = { win: 'var(--better)', loss: 'var(--worse)', tie: 'var(--outline)' }
const words = { win: 'won', loss: 'lost', tie: 'tied' }

function describe({ week, own, opponent, outcome, round }: ScoreDuel): string {
  const scores = opponent === null ? formatPoints(own) : `${formatPoints(own)} – ${formatPoints(opponent)}`
  return `Week ${week}: ${scores}${outcome ? `, ${round ? `round (${round}) ` : ''}${words[outcome]}` : ''}`
}
