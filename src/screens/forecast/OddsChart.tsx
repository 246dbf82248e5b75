/**
 * Odds by week, one line per team, dotted to those of now, in the style of the recap's bump chart: rendered without a script at any width. Pointing at a team
 * highlights its line.
 */
import { curveMonotoneX, line } from 'd3'
import { LineOfTeam, WeekLabels } from '../../charts/TeamLines.tsx'
import type { ForecastOdds } from '../../contract/responses/forecast.ts'
import type { OddsSeries, TeamHistory } from '../../parts/odds/odds-history.ts'
import { RecapTeam } from '../../parts/recap/RecapTeam.tsx'
import { classNames } from '../../ui/class-names.ts'
import { cssPercent } from '../../ui/css-lengths.ts'

export interface OddsChartProps {
  series: OddsSeries
  /** Highlighted teams: the largest rise and fall. */
  risen: number | null
  fallen: number | null
  teamHref: (teamId: number) => string
}

/** Distance from the last week to the name, in weeks. */
const endSteps = 0.6

export function OddsChart({ series: { weeks, teams, hasNow }, risen, fallen, teamHref }: OddsChartProps) {
  const width = Math.max(1, weeks.length - Number(!hasNow)) + endSteps
  const rows = teams.length
  const { top, rungs } = scaleOf(teams)
  return (
    <div className="[--gutter:2.5rem] [--label:9.25rem] sm:[--label:14rem]">
      <div className="relative" style={{ height: `${2 * rows}rem` }}>
        <div aria-hidden="true" className="absolute inset-y-4 right-(--label) left-(--gutter) text-muted text-sm">
          {rungs.map((percent) => (
            <div
              key={percent}
              className={classNames(
                'absolute inset-x-0 border-t',
                percent === 50 ? 'border-outline border-dashed' : 'border-hairline',
              )}
              style={{ top: cssPercent(1 - percent / top) }}
            >
              <span className="absolute right-full -translate-y-1/2 whitespace-nowrap pr-2">{percent}</span>
            </div>
          ))}
        </div>
        <ol>
          {teams.map((team, row) => {
            const paths = drawOdds(team, row, rows, width, top)
            return (
              <li
                key={team.teamId}
                className={classNames(
                  'flex h-8 items-center justify-end focus-within:[--layer:5] focus-within:[--line:var(--accent)] hover:[--layer:5] hover:[--line:var(--accent)] hover:[--weight:4]',
                  toneOf(team, risen, fallen),
                )}
              >
                <LineOfTeam width={width} height={100} isInset>
                  <path d={paths.season} vectorEffect="non-scaling-stroke" pointerEvents="stroke" />
                  <path d={paths.now} vectorEffect="non-scaling-stroke" strokeDasharray="1 6" />
                  <path d={paths.end} vectorEffect="non-scaling-stroke" strokeDasharray="1 4" />
                </LineOfTeam>
                <span className="flex w-(--label) min-w-0 items-center justify-between gap-2 pl-2">
                  <RecapTeam
                    teamId={team.teamId}
                    name={team.teamName}
                    size={20}
                    className="max-sm:text-sm max-sm:[&>:first-child]:hidden"
                    links={{ team: teamHref }}
                  />
                  <span className="scoreboard shrink-0 text-lg">{lastOdds(team)?.text}</span>
                </span>
              </li>
            )
          })}
        </ol>
      </div>
      <WeekLabels weeks={weeks} width={width} isBeforeNow={hasNow}>
        {hasNow && (
          <span className="absolute -translate-x-1/2" style={{ left: cssPercent(weeks.length / width) }}>
            Now
          </span>
        )}
      </WeekLabels>
    </div>
  )
}

/** Percent: up to 100, or to the highest title odds. */
function scaleOf(teams: readonly TeamHistory[]): { top: number; rungs: number[] } {
  const highest = 100 * Math.max(...teams.flatMap(({ odds, now }) => [...odds, now].map((one) => one?.chance ?? 0)))
  const top = highest > 50 ? 100 : highest > 25 ? 50 : 25
  const step = top / (top === 100 ? 4 : 5)
  return { top, rungs: Array.from({ length: top / step + 1 }, (_, index) => index * step) }
}

/** In weeks and percent of the height from the top; from the last point a line leads to the middle of the team's row. */
function drawOdds({ odds, now }: TeamHistory, row: number, rows: number, width: number, top: number) {
  const toPoint = (one: ForecastOdds | null, index: number): [number, number][] =>
    one ? [[index, 100 - (10_000 * one.chance) / top]] : []
  const points = odds.flatMap(toPoint)
  const today = toPoint(now, odds.length)
  const end = today[0] ?? points.at(-1)
  const draw = line().curve(curveMonotoneX).digits(2)
  return {
    season: draw(points) ?? '',
    now: line().digits(2)([...points.slice(-1), ...today]) ?? '',
    end: end ? (line().digits(2)([end, [width, rows > 1 ? (100 * row) / (rows - 1) : 50]]) ?? '') : '',
  }
}

/** The odds now, in a finished season those of its last week. */
function lastOdds({ odds, now }: TeamHistory): ForecastOdds | null {
  return now ?? odds.at(-1) ?? null
}

function toneOf(team: TeamHistory, risen: number | null, fallen: number | null): string {
  const { teamId } = team
  if (teamId === risen) return '[--line:var(--better)] [--weight:3.5] [--layer:4]'
  if (teamId === fallen) return '[--line:var(--worse)] [--weight:3.5] [--layer:3]'
  if ((lastOdds(team)?.chance ?? 0) >= 0.5) return '[--line:var(--ink)] [--weight:1.75] [--layer:2]'
  return '[--line:var(--outline)] [--weight:1.25] [--layer:1]'
}
