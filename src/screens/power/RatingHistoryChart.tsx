/**
 * Ratings over the weeks, without measuring: the lines stretch with the page while stroke widths and text keep their size.
 * Pointing at a team's name highlights its line and error band.
 */
import { area, line } from 'd3'
import { linearScale } from '../../charts/scales.ts'
import { LineOfTeam, WeekLabels } from '../../charts/TeamLines.tsx'
import type { RatingHistory, RatingLine } from '../../parts/luck/power-view.ts'
import { navigateQuery } from '../../stores/location.ts'
import { classNames } from '../../ui/class-names.ts'
import { cssPercent } from '../../ui/css-lengths.ts'
import { TeamName } from '../../ui/TeamMark.tsx'

/** Distance from the last week to the names, in weeks, for the line to the name. */
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
  return (
    <div className="[--gutter:2rem] [--label:9.25rem] sm:[--label:14rem]">
      <WeekLabels weeks={weeks} width={width} />
      <div className="relative" style={{ height: `${2 * rows}rem` }}>
        <div
          aria-hidden="true"
          className="absolute inset-y-0 right-(--label) left-(--gutter) text-muted text-sm tabular-nums"
        >
          {y.ticks(4).map((tick) => (
            <div
              key={tick}
              className="absolute inset-x-0 border-hairline border-t"
              style={{ top: cssPercent(y(tick) / rows) }}
            >
              <span className="absolute right-full -translate-y-1/2 pr-1.5">{tick}</span>
            </div>
          ))}
        </div>
        <ol aria-label="Teams by rating">
          {lines.map((team, row) => (
            <li key={team.id} className={classNames('flex h-8 justify-end', toneOf(team.id === shown))}>
              <LineOfTeam width={width} height={rows}>
                {team.id === shown && (
                  <path d={bandOf(team, weeks, y)} stroke="none" fill="var(--accent)" opacity="0.14" />
                )}
                <path d={pathOf(team, weeks, y)} vectorEffect="non-scaling-stroke" />
                <path d={leadOf(team, weeks, y, row)} vectorEffect="non-scaling-stroke" strokeDasharray="1 4" />
              </LineOfTeam>
              <button
                type="button"
                aria-pressed={team.id === shown}
                onClick={() => navigateQuery({ team: String(team.id) }, { replace: true })}
                className="flex w-(--label) min-w-0 items-center pl-3 text-left hover:text-accent aria-pressed:font-semibold"
              >
                <TeamName name={team.name} size={22} />
              </button>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

type Scale = (rating: number) => number

type Position = [x: number, y: number]

const draw = line().digits(3)

function pathOf({ points }: RatingLine, weeks: readonly number[], y: Scale): string {
  return draw(points.map(({ week, rating }): Position => [weeks.indexOf(week), y(rating)])) ?? ''
}

function bandOf({ points }: RatingLine, weeks: readonly number[], y: Scale): string {
  const band = area<RatingLine['points'][number]>()
    .x(({ week }) => weeks.indexOf(week))
    .y0(({ rating, error }) => y(rating - error))
    .y1(({ rating, error }) => y(rating + error))
  return band.digits(3)(points) ?? ''
}

function leadOf({ points }: RatingLine, weeks: readonly number[], y: Scale, row: number): string {
  const last = points.at(-1)
  const name: Position = [weeks.length - 1 + leadOut, row + 0.5]
  return (last && draw([[weeks.indexOf(last.week), y(last.rating)], name])) ?? ''
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
