/**
 * For every team: the probability of each number of wins, the 80% band, expected wins and actual ones. Stretched with the
 * page without measuring.
 */
import { ticks } from 'd3'
import { ChartFrame } from '../../charts/ChartFrame.tsx'
import type { LuckTeam } from '../../contract/responses/luck.ts'
import { roundTo } from '../../domain/rounding.ts'
import { classNames } from '../../ui/class-names.ts'
import { cssPercent } from '../../ui/css-lengths.ts'
import { Delta } from '../../ui/Delta.tsx'
import { formatCount, formatNumber, formatWins } from '../../ui/format.ts'
import { useMyTeamId } from '../../ui/my-team.ts'
import { TeamName } from '../../ui/TeamMark.tsx'

export function LuckChart({ teams, teamHref }: LuckChartProps) {
  const mine = useMyTeamId()
  // Phones show these at first.
  const shown = new Set([teams[0], teams.find(({ team }) => team.id === mine) ?? teams[1], teams.at(-1)])
  const most = Math.max(1, ...teams.map(({ games, wins }) => Math.max(games, wins)))
  const peak = Math.max(
    ...teams.flatMap(({ winDistribution }) => winDistribution.map(({ probability }) => probability)),
  )
  // About seven ticks: every second number of wins of a usual season; limited for invalid responses.
  const labels = ticks(0, most, 7)
  return (
    <ChartFrame
      title="Wins over all schedules"
      unit="wins; dark bars cover eight of ten schedules"
      name="wins over all schedules"
      table={{
        headers: ['Team', 'Wins', 'Expected wins', 'Luck', '80% from', '80% to'],
        rows: teams.map((team) => [
          team.team.name,
          team.wins,
          team.expectedWins,
          team.luck,
          team.winsLow,
          team.winsHigh,
        ]),
        format: formatWins,
      }}
      isFluid
    >
      {() => (
        <div className="group/luck">
          <p className="flex flex-wrap gap-x-4 text-muted text-sm">
            <Key mark="h-3.5 w-0 border-ink border-l-2">expected</Key>
            <Key mark="size-3 rounded-full bg-better">actual, more than expected</Key>
            <Key mark="size-3 rounded-full bg-worse">actual, fewer</Key>
          </p>
          {teams.length > shown.size && (
            <label className="flex min-h-11 cursor-pointer items-center justify-end gap-2 text-muted text-sm sm:hidden print:hidden">
              <input type="checkbox" data-all-teams="" className="checkbox size-4" />
              All {formatCount(teams.length, 'team')}
            </label>
          )}
          <ol className="mt-1">
            {teams.map((team) => (
              <li
                key={team.team.id}
                className={classNames(
                  'grid grid-cols-[minmax(0,1fr)_4.5rem] items-center gap-x-3 border-hairline border-t py-1 sm:grid-cols-[13rem_minmax(0,1fr)_4.5rem]',
                  !shown.has(team) && 'max-sm:hidden print:grid max-sm:group-has-[[data-all-teams]:checked]/luck:grid',
                )}
              >
                <a href={teamHref(team.team.id)} className="flex min-h-8 min-w-0 hover:text-accent hover:underline">
                  <TeamName name={team.team.name} size={22} />
                </a>
                <span className="text-right font-semibold sm:order-last">
                  <Delta value={team.luck} />
                </span>
                <Line team={team} most={most} peak={peak} />
              </li>
            ))}
          </ol>
          <div className="grid sm:grid-cols-[13rem_minmax(0,1fr)_4.5rem] sm:gap-x-3">
            <div
              aria-hidden="true"
              className="relative h-6 border-outline border-t text-muted text-sm tabular-nums sm:col-start-2"
            >
              {labels.map((wins) => (
                <span
                  key={wins}
                  className="absolute -translate-x-1/2"
                  style={{ left: cssPercent((wins + 0.5) / (most + 1)) }}
                >
                  {wins}
                </span>
              ))}
            </div>
          </div>
        </div>
      )}
    </ChartFrame>
  )
}

function Key({ mark, children }: { mark: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden="true" className={mark} />
      {children}
    </span>
  )
}

/** Wins run from −0.5 to the games and a half; bars grow from the line at 0.8 of the height. */
function Line({ team, most, peak }: { team: LuckTeam; most: number; peak: number }) {
  const { wins, expectedWins, luck, winDistribution, winsLow: low, winsHigh: high } = team
  const bars = (isLikely: boolean) =>
    winDistribution
      .filter((entry) => entry.wins >= low && entry.wins <= high === isLikely)
      .map(({ wins: at, probability }) => {
        const width = Number.isInteger(at) ? 0.8 : 0.2
        const height = 0.8 * (probability / peak)
        return `M${round(at - width / 2)} ${round(0.8 - height)}h${width}v${round(height)}h${-width}z`
      })
      .join('')
  return (
    <svg
      role="img"
      aria-label={`${formatNumber(wins, 1)} wins, ${formatNumber(expectedWins, 1)} expected`}
      viewBox={`-0.5 0 ${most + 1} 1`}
      preserveAspectRatio="none"
      fill="none"
      strokeLinecap="round"
      className="col-span-2 h-11 w-full overflow-visible sm:col-span-1"
    >
      <path d={bars(false)} fill="var(--hairline)" />
      <path d={bars(true)} fill="var(--outline)" opacity="0.6" />
      <g stroke={luck < 0 ? 'var(--worse)' : 'var(--better)'}>
        <path d={`M${expectedWins} 0.8H${wins}`} strokeWidth="3" vectorEffect="non-scaling-stroke" />
        <path d={`M${wins} 0.8h0`} strokeWidth="12" vectorEffect="non-scaling-stroke" />
      </g>
      <path d={`M${expectedWins} 0.62V0.98`} stroke="var(--ink)" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

const round = (value: number) => roundTo(value, 3)

interface LuckChartProps {
  /** The luckiest first. */
  teams: readonly LuckTeam[]
  teamHref: (teamId: number) => string
}
