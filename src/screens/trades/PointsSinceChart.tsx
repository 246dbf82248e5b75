/** A line for each side of a trade, stretched with the page. */
import { line } from 'd3'
import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { linearScale } from '../../charts/scales.ts'
import { cssPercent } from '../../ui/css-lengths.ts'
import { formatPoints } from '../../ui/format.ts'
import type { PointsSinceSeries } from './points-since-series.ts'

/** Sides are told apart by dashes and shade, in the order of their totals. */
const styles = [
  { stroke: 'var(--ink)', dashes: undefined },
  { stroke: 'var(--muted)', dashes: '6 4' },
  { stroke: 'var(--muted)', dashes: '2 4' },
]
const styleOf = (index: number) =>
  styles[Math.min(index, styles.length - 1)] ?? { stroke: 'var(--ink)', dashes: undefined }

const draw = line().digits(3)

export function PointsSinceChart({ series }: { series: PointsSinceSeries }) {
  const { lines, weeks, seasons, table } = series
  const totals = lines.flatMap((one) => one.totals)
  const y = linearScale([Math.min(0, ...totals), Math.max(...totals)], [100, 0]).nice(4)
  const x = linearScale([0, weeks.length - 1], [0, 100])
  const ticks = weekTicks(series)
  return (
    <ChartFrame
      title={<span className="sr-only">Points since the trade</span>}
      unit="points"
      name="points since the trade"
      table={table}
      isFluid
    >
      {() => (
        <div>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {lines.map(({ teamId, name, totals: own }, index) => (
              <li key={teamId} className="flex min-w-0 items-center gap-2">
                <svg aria-hidden="true" width="28" height="4" className="shrink-0">
                  <line
                    x1="0"
                    x2="28"
                    y1="2"
                    y2="2"
                    strokeWidth="3"
                    stroke={styleOf(index).stroke}
                    strokeDasharray={styleOf(index).dashes}
                  />
                </svg>
                <bdi className="truncate">{name}</bdi>
                <span className="font-semibold tabular-nums">{formatPoints(own.at(-1))}</span>
              </li>
            ))}
          </ul>
          <div aria-hidden="true" className="relative mt-3 mr-2 ml-12 h-56 text-muted text-sm tabular-nums">
            {y.ticks(4).map((tick) => (
              <div
                key={tick}
                className={`absolute right-0 -left-1.5 border-t ${tick === 0 ? 'border-outline' : 'border-hairline'}`}
                style={{ top: cssPercent(y(tick) / 100) }}
              >
                <span className="absolute right-full -translate-y-1/2 pr-1.5">{tick}</span>
              </div>
            ))}
            {seasons.slice(1).map(({ season, at }) => (
              <div
                key={season}
                className="absolute inset-y-0 border-outline border-l border-dashed"
                style={{ left: cssPercent(x(at) / 100) }}
              />
            ))}
            <svg
              aria-hidden="true"
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              fill="none"
              strokeLinejoin="round"
              className="absolute inset-0 h-full w-full overflow-visible"
            >
              {lines.toReversed().map(({ teamId, totals: own }, index) => {
                const { stroke, dashes } = styleOf(lines.length - 1 - index)
                const path = draw(own.map((total, at): [number, number] => [x(at), y(total)])) ?? ''
                return (
                  <path
                    key={teamId}
                    d={path}
                    stroke={stroke}
                    strokeWidth="3"
                    strokeDasharray={dashes}
                    vectorEffect="non-scaling-stroke"
                  />
                )
              })}
            </svg>
          </div>
          <div aria-hidden="true" className="relative mt-1 mr-2 ml-12 h-6 text-muted text-sm tabular-nums">
            {ticks.map(({ at, label }) => (
              <span
                key={at}
                className="absolute -translate-x-1/2 whitespace-nowrap"
                style={{ left: cssPercent(x(at) / 100) }}
              >
                {label}
              </span>
            ))}
          </div>
        </div>
      )}
    </ChartFrame>
  )
}

const mostTicks = 8

/** In one season weeks, over several the years at their first week. */
function weekTicks({ weeks, seasons }: PointsSinceSeries): { at: number; label: string }[] {
  if (seasons.length > 1) return seasons.map(({ season, at }) => ({ at, label: String(season) }))
  const step = Math.ceil(weeks.length / mostTicks)
  return weeks.flatMap(({ week }, at) =>
    at % step === 0 ? [{ at, label: at === 0 ? `Week ${week}` : String(week) }] : [],
  )
}
