/**
 * Ratings over the weeks, without measuring: the lines stretch with the page while their widths and all words keep their
 * size. A team's name brings its line forward, with its error band.
 */
import { linearScale } from '../../charts/linear-scale.ts'
import { navigateQuery } from '../../stores/location.ts'
import { classNames } from '../../ui/class-names.ts'
import { TeamName } from '../../ui/TeamMark.tsx'
import type { RatingHistory, RatingLine } from './power-view.ts'

/** Between the last week and the names, in weeks: there a line leads from its rating to its name. */
const leadOut = 1.2

export function RatingHistoryChart({ history: { weeks, lines }, chosen }: RatingHistoryChartProps) {
  const rows = lines.length
  const shown = lines.find(({ id }) => id === chosen)?.id ?? lines[0]?.id
  const all = lines.flatMap(({ points }) => points)
  const y = linearScale(
    [
      Math.min(...all.map(({ rating, error }) => rating - error)),
      Math.max(...all.map(({ rating, error }) => rating + error)),
    ],
    [rows, 0],
  )
  const width = weeks.length - 1 + leadOut
  const percent = (share: number) => `${Math.round(10_000 * share) / 100}%`
  return (
    <div className="[--label:9.25rem] sm:[--label:14rem]">
      <div aria-hidden="true" className="relative mr-(--label) ml-8 h-6 text-muted text-sm tabular-nums">
        {weeks.map((week, index) => (
          <span
            key={week}
            className={classNames('absolute -translate-x-1/2', (weeks.length - 1 - index) % 3 !== 0 && 'max-sm:hidden')}
            style={{ left: percent(index / width) }}
          >
            {week}
          </span>
        ))}
      </div>
      <div className="relative" style={{ height: `${2 * rows}rem` }}>
        <div aria-hidden="true" className="absolute inset-y-0 right-(--label) left-8 text-muted text-sm tabular-nums">
          {y.ticks(4).map((tick) => (
            <div
              key={tick}
              className="absolute inset-x-0 border-hairline border-t"
              style={{ top: percent(y(tick) / rows) }}
            >
              <span className="absolute right-full -translate-y-1/2 pr-1.5">{tick}</span>
            </div>
          ))}
        </div>
        <ol aria-label="Teams by rating">
          {lines.map((line, row) => (
            <li key={line.id} className={classNames('flex h-8 justify-end', toneOf(line.id === shown))}>
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${width} ${rows}`}
                preserveAspectRatio="none"
                fill="none"
                strokeLinecap="round"
                strokeLinejoin="round"
                className="pointer-events-none absolute inset-y-0 left-8 z-(--layer) h-full w-[calc(100%-2rem-var(--label))] overflow-visible [stroke-width:var(--weight)] [stroke:var(--line)]"
              >
                {line.id === shown && (
                  <path d={bandOf(line, weeks, y)} stroke="none" fill="var(--accent)" opacity="0.14" />
                )}
                <path d={pathOf(line, weeks, y)} vectorEffect="non-scaling-stroke" />
                <path d={leadOf(line, weeks, y, row)} vectorEffect="non-scaling-stroke" strokeDasharray="1 4" />
              </svg>
              <button
                type="button"
                aria-pressed={line.id === shown}
                onClick={() => navigateQuery({ team: String(line.id) }, { replace: true })}
                className="flex w-(--label) min-w-0 items-center pl-3 text-left hover:text-accent aria-pressed:font-semibold"
              >
                <TeamName name={line.name} size={22} />
              </button>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

type Scale = (rating: number) => number

const round = (value: number) => Math.round(value * 1000) / 1000

function pathOf({ points }: RatingLine, weeks: readonly number[], y: Scale): string {
  return `M${points.map(({ week, rating }) => `${weeks.indexOf(week)} ${round(y(rating))}`).join('L')}`
}

function bandOf({ points }: RatingLine, weeks: readonly number[], y: Scale): string {
  const edge = (sign: 1 | -1) =>
    points.map(({ week, rating, error }) => `${weeks.indexOf(week)} ${round(y(rating + sign * error))}`)
  return `M${[...edge(1), ...edge(-1).reverse()].join('L')}Z`
}

function leadOf({ points }: RatingLine, weeks: readonly number[], y: Scale, row: number): string {
  const last = points.at(-1)
  return last ? `M${weeks.indexOf(last.week)} ${round(y(last.rating))}L${weeks.length - 1 + leadOut} ${row + 0.5}` : ''
}

function toneOf(isShown: boolean): string {
  return isShown
    ? '[--layer:3] [--line:var(--accent)] [--weight:3.5]'
    : '[--layer:1] [--line:var(--outline)] [--weight:1.25] focus-within:[--layer:2] focus-within:[--line:var(--ink)] hover:[--layer:2] hover:[--line:var(--ink)] hover:[--weight:3]'
}

interface RatingHistoryChartProps {
  history: RatingHistory
  chosen: number | null
}
