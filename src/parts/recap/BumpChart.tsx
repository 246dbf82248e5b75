/**
 * Rank by week as a bump chart without a script: the lines stretch with the page while stroke widths, dots and text keep their size, so one
 * rendering fits phones and desktops. Pointing at a team highlights its line.
 */
import { LineOfTeam, WeekLabels } from '../../charts/TeamLines.tsx'
import { classNames } from '../../ui/class-names.ts'
import { cssPercent } from '../../ui/css-lengths.ts'
import { RecapTeam } from './RecapTeam.tsx'
import type { RankByWeekSeries, RankedTeam } from './rank-by-week-series.ts'
import { drawRankLine, weeksWide } from './rank-line.ts'
import type { WeekLinks } from './recap-links.ts'

export interface BumpChartProps {
  series: RankByWeekSeries
  /** A line is drawn below the last playoff rank. Null: unknown. */
  playoffTeams: number | null
  links: WeekLinks
}

export function BumpChart({ series: { weeks, teams }, playoffTeams, links }: BumpChartProps) {
  const isOver = teams.some(({ finalRank }) => finalRank !== null)
  const places = Math.max(teams.length, ...teams.flatMap(({ ranks }) => ranks.map(({ rank }) => rank)))
  const plot = { weeks, isOver }
  const width = weeksWide(plot)
  const lines = teams.map((team, row) => drawRankLine(team, row, plot))
  const at = (step: number) => cssPercent(step / width)
  const last = weeks.length - 1
  return (
    <div className="[--gutter:1.75rem] [--label:9.25rem] sm:[--label:14rem]">
      <WeekLabels weeks={weeks} width={width} href={links.week}>
        <span className="absolute left-full whitespace-nowrap pl-3">{isOver ? 'Final rank' : 'Now'}</span>
      </WeekLabels>
      <div className="relative" style={{ height: `${2 * places}rem` }}>
        <div aria-hidden="true" className="absolute inset-y-0 right-(--label) left-(--gutter)">
          {isOver && <div className="absolute inset-y-0 right-0 bg-raised" style={{ left: at(last) }} />}
          {playoffTeams !== null && playoffTeams > 0 && playoffTeams < places && (
            <div
              className="absolute left-0 border-outline border-t border-dashed"
              style={{ top: `${2 * playoffTeams}rem`, width: at(last) }}
            />
          )}
        </div>
        <ol>
          {teams.map((team, row) => (
            <li
              key={team.teamId}
              className={classNames(
                'flex h-8 items-center justify-between focus-within:[--line:var(--accent)] hover:[--line:var(--accent)] hover:[--weight:4]',
                toneOf(team, row, isOver),
              )}
            >
              <span className="scoreboard w-5 text-right text-muted">{row + 1}</span>
              <LineOfTeam width={width} height={places}>
                <path d={lines[row]?.season} vectorEffect="non-scaling-stroke" pointerEvents="stroke" />
                <path
                  d={lines[row]?.end}
                  vectorEffect="non-scaling-stroke"
                  strokeDasharray={isOver && row > 0 ? '1 5' : undefined}
                />
                <path
                  d={lines[row]?.dots}
                  vectorEffect="non-scaling-stroke"
                  className="[stroke-width:calc(var(--weight)_+_3.5)]"
                />
              </LineOfTeam>
              <span className={classNames('w-(--label) min-w-0 pl-3', row === 0 && 'font-semibold')}>
                <RecapTeam
                  teamId={team.teamId}
                  name={team.teamName}
                  size={22}
                  className="max-sm:text-sm"
                  links={links}
                />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

/** The champion in gold, the leader of a running season in the accent color, the next two in ink, the others faint. Beside the reader's own team `base.css` has its rivals in ink, and makes the rest pale. */
function toneOf({ isChampion }: RankedTeam, row: number, isOver: boolean): string {
  if (isChampion) return '[--line:var(--gold)] [--weight:4.5] [--layer:3]'
  if (row === 0 && !isOver) return '[--line:var(--accent)] [--weight:4.5] [--layer:3]'
  if (row < 3) return '[--line:var(--ink)] [--weight:2] [--layer:2]'
  return '[--line:var(--outline)] [--weight:1.25] [--layer:1]'
}
