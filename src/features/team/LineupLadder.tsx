import { classNames } from '../../ui/class-names.ts'
import { formatPoints, formatSigned } from '../../ui/format.ts'
import { shortName } from '../matchup/short-name.ts'
import type { LineupLadder as Ladder, Rung } from './lineup-ladder.ts'

const rungHeight = 30
const gutter = 60

/** The slots as a ladder, the bench beside it, and each missed swap as an arrow from the bench into its slot. */
export function LineupLadder({ ladder }: { ladder: Ladder }) {
  const height = rungHeight * Math.max(ladder.starters.length, ladder.bench.length)
  return (
    <div aria-hidden="true">
      <div className="flex justify-between text-muted text-sm">
        <span>Started</span>
        <span>Bench</span>
      </div>
      <div className="flex">
        <Column rungs={ladder.starters} most={ladder.most} side="starters" />
        <svg aria-hidden="true" width={gutter} height={height} className="shrink-0 overflow-visible">
          {ladder.swaps.map(({ starter, bench, pointsMissed }) => {
            const from = (bench + 0.5) * rungHeight
            const to = (starter + 0.5) * rungHeight
            const middle = gutter / 2
            return (
              <g key={`${starter}-${bench}`} fill="none" stroke="var(--better)" strokeWidth="1.5">
                <path d={`M${gutter - 2},${from}C${middle},${from} ${middle},${to} 4,${to}`} />
                <path d={`M9,${to - 4}L4,${to}L9,${to + 4}`} strokeLinejoin="round" />
                <text
                  x={middle}
                  y={(from + to) / 2}
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
              </g>
            )
          })}
        </svg>
        <Column rungs={ladder.bench} most={ladder.most} side="bench" />
      </div>
    </div>
  )
}

function Column({ rungs, most, side }: { rungs: Rung[]; most: number; side: 'starters' | 'bench' }) {
  return (
    <ol className="min-w-0 flex-1 text-sm">
      {rungs.map((rung) => (
        <li
          key={rung.key}
          style={{ height: rungHeight }}
          className={classNames(
            'flex flex-col justify-center border-hairline border-b',
            rung.isSwapped && 'font-semibold',
            rung.isSwapped && (side === 'bench' ? 'text-better' : 'text-worse'),
          )}
        >
          <span className="flex items-baseline gap-1.5">
            <span className={classNames('w-9 shrink-0 font-normal text-muted', side === 'bench' && '@max-sm:hidden')}>
              {rung.label}
            </span>
            <bdi className="min-w-0 grow truncate">{shortName(rung.name, rung.label)}</bdi>
            <span className="tabular-nums">{formatPoints(rung.points)}</span>
          </span>
          <span className="block h-0.5 bg-transparent">
            <span
              className={classNames('block h-full', rung.isSwapped ? 'bg-current' : 'bg-outline')}
              style={{ width: `${(100 * Math.max(0, rung.points ?? 0)) / most}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}
