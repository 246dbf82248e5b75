/** Final ranks by season: one manager's line is highlighted, the others are muted. A tap on a line selects it. */
import { line } from 'd3'
import { linearScale } from '../../charts/scales.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatOrdinal } from '../../ui/format.ts'
import type { FinishLine, FinishMark, FinishSeries } from './finish-series.ts'

export function FinishChart({ series: { years, places, lines }, chosen, width, onChoose, href }: FinishChartProps) {
  const step = Math.max(14, Math.min(26, 330 / places))
  const bottom = top + step * Math.max(places - 1, 1)
  const first = years[0] ?? 0
  const last = years.at(-1) ?? first
  const x = linearScale([first, last], [left, width - right])
  const y = linearScale([1, places], [top, bottom])
  const gap = years.length > 1 ? (width - left - right) / (years.length - 1) : width
  const everyYear = Math.ceil(labelWidth / gap)
  const draw = line<FinishMark>()
    .x(({ season }) => x(season))
    .y(({ rank }) => y(rank))
    .digits(1)
  const isTight = gap < 26
  const shown = lines.find(({ key }) => key === chosen)
  return (
    <div className="relative" style={{ width }}>
      <svg aria-hidden="true" width={width} height={bottom + 34} className="block">
        {ticksOf(places).map((rank) => (
          <g key={rank}>
            <line x1={left} x2={width - right} y1={y(rank)} y2={y(rank)} stroke="var(--hairline)" />
            <text x={left - 12} y={y(rank)} dy="0.35em" textAnchor="end" fontSize="13" fill="var(--muted)">
              {rank}
            </text>
          </g>
        ))}
        {years.map((year, index) =>
          (years.length - 1 - index) % everyYear === 0 ? (
            <text key={year} x={x(year)} y={bottom + 28} textAnchor="middle" fontSize="13" fill="var(--muted)">
              {year}
            </text>
          ) : null,
        )}
        {lines
          .toSorted((a, b) => Number(a === shown) - Number(b === shown))
          .map((one) => (
            <Line
              key={one.key}
              line={one}
              draw={draw}
              x={x}
              y={y}
              isShown={one === shown}
              isFaint={lines.length > manyLines}
              onChoose={onChoose}
            />
          ))}
      </svg>
      {shown?.finishes.map(({ season, rank, teamName }) => (
        <a
          key={`${season} ${rank}`}
          href={href(season)}
          aria-label={`${season}: ${formatOrdinal(rank)} with ${teamName}`}
          className={classNames(
            'absolute flex -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full border-2 border-paper font-semibold text-sm',
            isTight ? 'size-3' : 'size-6',
            rank === 1 ? 'bg-gold text-paper' : 'bg-ink text-paper',
          )}
          style={{ left: x(season), top: y(rank) }}
        >
          {isTight ? null : rank}
        </a>
      ))}
    </div>
  )
}

/** Pixels around the lines, and of a year's label. */
const left = 32
const right = 22
const top = 14
const labelWidth = 44

/** Above this number of lines, muted lines are even fainter. */
const manyLines = 16

function Line({ line: { key, name, runs }, draw, x, y, isShown, isFaint, onChoose }: LineProps) {
  const d = runs.map((run) => draw(run)).join('')
  return (
    <g
      className={
        isShown ? undefined : classNames('text-outline hover:text-ink hover:opacity-100', isFaint && 'opacity-40')
      }
      stroke={isShown ? 'var(--ink)' : 'currentColor'}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      // The buttons below the chart offer the same selection by keyboard.
      {...{ onClick: () => onChoose(key) }}
    >
      <title>{name}</title>
      <path d={d} stroke="transparent" strokeWidth={12} />
      <path d={d} strokeWidth={isShown ? 3 : 1.25} />
      {runs.flat().map(({ season, rank }) => (
        <circle
          key={`${season} ${rank}`}
          cx={x(season)}
          cy={y(rank)}
          r={isShown ? 3 : 2}
          fill={isShown ? 'var(--ink)' : 'currentColor'}
          stroke="none"
        />
      ))}
    </g>
  )
}

/** The first and last rank, and some in between. */
function ticksOf(places: number): number[] {
  const every = places > 16 ? 4 : places > 8 ? 2 : 1
  const ranks = Array.from({ length: places }, (_, index) => index + 1)
  return ranks.filter(
    (rank) => rank === 1 || rank === places || (rank % every === 0 && rank > every && places - rank >= every),
  )
}

type Scale = (value: number) => number

interface FinishChartProps {
  series: FinishSeries
  /** Key of the highlighted manager. */
  chosen: string | undefined
  /** In pixels. */
  width: number
  onChoose: (key: string) => void
  href: (season: number) => string | undefined
}

interface LineProps {
  line: FinishLine
  draw: (run: Iterable<FinishMark>) => string | null
  x: Scale
  y: Scale
  isShown: boolean
  isFaint: boolean
  onChoose: (key: string) => void
}
