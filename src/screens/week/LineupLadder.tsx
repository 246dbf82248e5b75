import { shortName } from '../../parts/player/player-labels.ts'
import { classNames } from '../../ui/class-names.ts'
import { cssPercent } from '../../ui/css-lengths.ts'
import { formatPoints, formatSigned } from '../../ui/format.ts'
import type { LineupLadder as Ladder, Rung } from './lineup-ladder.ts'

/**
 * The starting slots and the bench in two columns, and each missed swap as an arrow from the bench into its slot. Hidden
 * from screen readers, since the swaps are listed beneath. `isNarrow`: names and figures have lines of their own.
 */
export function LineupLadder({ ladder, isNarrow }: { ladder: Ladder; isNarrow: boolean }) {
  const rungHeight = isNarrow ? 44 : 30
  const gutter = isNarrow ? 46 : 54
  const sides = { most: ladder.most, rungHeight, isNarrow }
  return (
    <div aria-hidden="true">
      <div className="flex text-muted text-sm" style={{ gap: gutter }}>
        <span className="flex-1">Started</span>
        <span className="flex-1">Bench</span>
      </div>
      <div className="flex">
        <Column {...sides} rungs={ladder.starters} swappedTone="text-worse" />
        <Swaps swaps={ladder.swaps} rungHeight={rungHeight} width={gutter} />
        <Column {...sides} rungs={ladder.bench} swappedTone="text-better" />
      </div>
    </div>
  )
}

interface ColumnProps {
  rungs: Rung[]
  most: number
  rungHeight: number
  isNarrow: boolean
  swappedTone: string
}

function Column({ rungs, most, rungHeight, isNarrow, swappedTone }: ColumnProps) {
  return (
    <ol className="min-w-0 flex-1 text-sm">
      {rungs.map((rung) => {
        const label = <span className="w-9 shrink-0 font-normal text-muted">{rung.label}</span>
        const name = <bdi className="min-w-0 grow truncate">{shortName(rung.name, rung.label)}</bdi>
        const points = <span className="ml-auto tabular-nums">{formatPoints(rung.points)}</span>
        return (
          <li
            key={rung.key}
            style={{ height: rungHeight }}
            className={classNames(
              'flex flex-col justify-center border-hairline border-b',
              rung.isSwapped && `font-semibold ${swappedTone}`,
            )}
          >
            {isNarrow && <span className="flex leading-4">{name}</span>}
            <span className={classNames('flex items-baseline gap-1.5', isNarrow && 'leading-4')}>
              {label}
              {!isNarrow && name}
              {points}
            </span>
            <span
              className={classNames('mt-0.5 block h-0.5', rung.isSwapped ? 'bg-current' : 'bg-outline')}
              style={{ width: cssPercent(Math.max(0, rung.points ?? 0) / most) }}
            />
          </li>
        )
      })}
    </ol>
  )
}

/** A starter who moves to another slot to make room. */
function Move({ from, to, reach }: { from: number; to: number; reach: number }) {
  const start = from + (to > from ? 5 : -5)
  return (
    <>
      <path d={`M4,${start}C${reach},${start} ${reach},${to} 4,${to}`} strokeDasharray="3 3" />
      <path d={`M9,${to - 4}L4,${to}L9,${to + 4}`} strokeLinejoin="round" />
    </>
  )
}

interface SwapsProps {
  swaps: Ladder['swaps']
  rungHeight: number
  width: number
}

function Swaps({ swaps, rungHeight, width }: SwapsProps) {
  const middle = width / 2
  return (
    <svg aria-hidden="true" width={width} height={rungHeight} className="shrink-0 overflow-visible">
      {swaps.map(({ starter, bench, via }) => {
        const from = (bench + 0.5) * rungHeight
        const [first = starter, ...next] = [...via, starter]
        const to = (first + 0.5) * rungHeight
        return (
          <g key={`${starter}-${bench}`} fill="none" stroke="var(--better)" strokeWidth="1.5">
            <path d={`M${width - 2},${from}C${middle},${from} ${middle},${to} 4,${to}`} />
            <path d={`M9,${to - 4}L4,${to}L9,${to + 4}`} strokeLinejoin="round" />
            {next.map((place, index) => (
              <Move
                key={place}
                from={((via[index] ?? first) + 0.5) * rungHeight}
                to={(place + 0.5) * rungHeight}
                reach={middle * 0.7}
              />
            ))}
          </g>
        )
      })}
      {swaps.map(({ starter, bench, via, pointsMissed }) => (
        <text
          key={`${starter}-${bench}`}
          x={middle}
          y={(((via[0] ?? starter) + bench) / 2 + 0.5) * rungHeight}
          stroke="var(--surface)"
          strokeWidth="5"
          strokeLinejoin="round"
          fill="var(--better)"
          fontSize="12"
          fontWeight="600"
          textAnchor="middle"
          dominantBaseline="central"
          style={{ paintOrder: 'stroke', fontVariantNumeric: 'tabular-nums' }}
        >
          {formatSigned(pointsMissed)}
        </text>
      ))}
    </svg>
  )
}
