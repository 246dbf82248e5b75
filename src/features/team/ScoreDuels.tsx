import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { type LinearScale, linearScale } from '../../charts/linear-scale.ts'
import { formatPoints } from '../../ui/format.ts'

export interface ScoreDuel {
  week: number
  own: number | null
  opponent: number | null
  /** Of the whole matchup. */
  outcome: 'win' | 'loss' | 'tie' | null
  /** Where the matchup is played over several weeks: "week 1 of 2". */
  round?: string
}

export interface ScoreDuelsProps {
  /** Weeks ascending. */
  duels: readonly ScoreDuel[]
  /** Pixels, from `ChartFrame`. */
  width: number
  /** Name for screen readers. */
  label: string
  /** What a bar opens, by a click or Enter. */
  onWeek?: (week: number) => void
  /** Of the bars, without the axis. */
  height?: number
}

/** A season's first weeks are bars as well, not walls. */
const widestStep = 96
const margin = { top: 22, right: 4, bottom: 38, left: 34 }

/**
 * A team's scores as bars, each with its opponent's score as a line across: what stands above the line won. The weeks
 * are gone through with the pointer or, focused, with the arrow keys; a click or Enter opens the week.
 */
export function ScoreDuels({ duels, width, label, onWeek, height = 150 }: ScoreDuelsProps) {
  const [active, setActive] = useState<number | null>(null)
  if (duels.every(({ own }) => own === null)) return <p className="py-6 text-center text-muted text-sm">No data</p>
  const step = Math.min(Math.max(width - margin.left - margin.right, 1) / duels.length, widestStep)
  const bottom = margin.top + height
  const values = duels.flatMap(({ own, opponent }) => [own ?? 0, opponent ?? 0])
  const y = linearScale([Math.min(0, ...values), Math.max(1, ...values)], [bottom, margin.top])
  const shown = active === null ? undefined : duels[active]
  const reading = shown ?? duels.at(-1)

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left - margin.left
    setActive(Math.min(Math.max(Math.floor(at / step), 0), duels.length - 1))
  }
  function onKeyDown(event: KeyboardEvent) {
    const place = active ?? duels.length - 1
    if (event.key === 'Enter' && duels[place]) onWeek?.(duels[place].week)
    const next = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: duels.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    setActive(Math.min(Math.max(next, 0), duels.length - 1))
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-readonly="true"
      aria-valuemin={duels[0]?.week}
      aria-valuemax={duels.at(-1)?.week}
      aria-valuenow={reading?.week}
      aria-valuetext={reading && inWords(reading)}
      onPointerMove={onPointerMove}
      onPointerDown={onPointerMove}
      onPointerLeave={() => setActive(null)}
      onFocus={() => setActive((place) => place ?? duels.length - 1)}
      onBlur={() => setActive(null)}
      onKeyDown={onKeyDown}
      onClick={() => shown && onWeek?.(shown.week)}
      className={`relative w-fit touch-pan-y ${onWeek ? 'cursor-pointer' : ''}`}
    >
      <svg
        aria-hidden="true"
        width={width}
        height={bottom + margin.bottom}
        viewBox={`0 0 ${width} ${bottom + margin.bottom}`}
        className="block"
      >
        <Scale y={y} width={width} />
        {duels.map((duel, index) => (
          <Duel
            key={duel.week}
            duel={duel}
            y={y}
            left={margin.left + index * step}
            step={step}
            bottom={bottom}
            isNamed={step >= 20 || index % 2 === 0}
            isFaint={shown !== undefined && shown !== duel}
          />
        ))}
      </svg>
      {shown && active !== null && (
        <p
          aria-hidden="true"
          className="pointer-events-none absolute -top-2 -translate-x-1/2 whitespace-nowrap rounded-sm border border-outline bg-surface px-1.5 text-sm tabular-nums"
          style={{ left: Math.min(Math.max(margin.left + (active + 0.5) * step, 92), Math.max(width - 92, 92)) }}
        >
          {inWords(shown)}
        </p>
      )}
    </div>
  )
}

interface DuelProps {
  duel: ScoreDuel
  y: (value: number) => number
  left: number
  step: number
  bottom: number
  /** False where the week's number would touch its neighbours'. */
  isNamed: boolean
  isFaint: boolean
}

function Duel({ duel: { week, own, opponent, outcome }, y, left, step, bottom, isNamed, isFaint }: DuelProps) {
  const middle = left + step / 2
  const color = outcome === null ? 'var(--outline)' : colors[outcome]
  return (
    <g opacity={isFaint ? 0.5 : 1} fontSize="12" textAnchor="middle" fill="var(--muted)">
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
          <line
            x1={left + step * 0.08}
            x2={left + step * 0.92}
            y1={y(opponent)}
            y2={y(opponent)}
            stroke="var(--surface)"
            strokeWidth="5"
          />
          <line
            x1={left + step * 0.08}
            x2={left + step * 0.92}
            y1={y(opponent)}
            y2={y(opponent)}
            stroke="var(--ink)"
            strokeWidth="2"
          />
        </g>
      )}
      {isNamed && (
        <text x={middle} y={bottom + 15} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {week}
        </text>
      )}
      {outcome && (
        <text x={middle} y={bottom + 31} fill={color} fontWeight="600">
          {outcome.charAt(0).toUpperCase()}
        </text>
      )}
    </g>
  )
}

function Scale({ y, width }: { y: LinearScale; width: number }) {
  return (
    <g fontSize="12" fill="var(--muted)" textAnchor="end" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line x1={margin.left} x2={width - margin.right} y1={y(tick)} y2={y(tick)} stroke="var(--hairline)" />
          <text x={margin.left - 6} y={y(tick)} dominantBaseline="central">
            {tick}
          </text>
        </g>
      ))}
    </g>
  )
}

const colors = { win: 'var(--better)', loss: 'var(--worse)', tie: 'var(--outline)' }
const words = { win: 'won', loss: 'lost', tie: 'tied' }

function inWords({ week, own, opponent, outcome, round }: ScoreDuel): string {
  const scores = opponent === null ? formatPoints(own) : `${formatPoints(own)} – ${formatPoints(opponent)}`
  return `Week ${week}: ${scores}${outcome ? `, ${round ? `round (${round}) ` : ''}${words[outcome]}` : ''}`
}
