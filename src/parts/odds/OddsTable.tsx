import type { ForecastOdds, ForecastTeam } from '../../contract/responses/forecast.ts'
import type { RatedTeam } from '../../contract/responses/power.ts'
import { type HostName, hostTitles } from '../../domain/identity.ts'
import { useMoments } from '../../stores/use-moments.ts'
import { classNames } from '../../ui/class-names.ts'
import { chanceColumn, deltaColumn, numberColumn, teamColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Delta } from '../../ui/Delta.tsx'
import { formatCount, formatNumber, formatRecord, formatWins } from '../../ui/format.ts'
import { sortRows } from '../../ui/sort.ts'
import { TeamName } from '../../ui/TeamMark.tsx'
import { sharePlaces } from '../luck/power-view.ts'
import { OddsTrack } from './OddsTrack.tsx'

/** What the race is sorted by, as in the URL. */
export const raceKeys = ['odds', 'strength', 'luck'] as const
export type RaceKey = (typeof raceKeys)[number]

/**
 * The race: every team's odds, strength and luck, in the order of one of them, which phones show beside the playoff odds. `before`: the
 * forecast's odds, if these are the odds of picked results.
 */
export function OddsTable({ teams, before, host, subject, by, strength, luck, teamHref }: OddsTableProps) {
  const moments = useMoments(before ? null : `${subject} odds`, teams.flatMap(listVerdict))
  const figureOf = {
    odds: null,
    strength: (id: number) => strength?.get(id)?.rating,
    luck: (id: number) => luck?.get(id),
  }[by]
  const rows = figureOf ? sortRows(teams, ({ team }) => figureOf(team.id), 'descending') : teams
  const places = sharePlaces([...(strength?.values() ?? [])])
  // In the order of strength a line is between teams that are not too close to call.
  const startsGroup = (id: number) => {
    const rank = by === 'strength' ? strength?.get(id)?.rank : undefined
    return rank !== undefined && rank > 1 && places.get(id) === rank
  }
  return (
    <DataTable
      label="Season odds"
      csvName="forecast"
      columns={columnsOf({ teams, before, host, by, strength, luck })}
      rows={rows}
      rowKey={({ team }) => team.id}
      rowClass={(team) =>
        classNames(
          listVerdict(team).some((verdict) => moments.has(verdict)) && 'moment',
          startsGroup(team.team.id) && '[&>*]:border-t-2 [&>*]:border-t-ink',
        )
      }
      rowHref={({ team }) => teamHref(team.id)}
    />
  )
}

function columnsOf({
  teams,
  before,
  host,
  by,
  strength,
  luck,
}: Pick<OddsTableProps, 'teams' | 'before' | 'host' | 'by' | 'strength' | 'luck'>): Column<ForecastTeam>[] {
  const was = (row: ForecastTeam) => before?.[teams.indexOf(row)]?.playoffs.chance
  const hasByes = teams.some(({ bye }) => bye.chance > 0)
  const hasHost = teams.some(({ hostPlayoffChance }) => hostPlayoffChance !== null)
  // After the regular season the record shows the wins.
  const isOpen = teams.some(({ winsLow, winsHigh }) => winsLow !== winsHigh)
  return [
    teamColumn<ForecastTeam>(({ team }) => team.name, {
      render: ({ team }) => <TeamName name={team.name} wraps className="leading-5" />,
      renderNote: (row) => (
        <span className="block truncate pl-9 font-normal text-muted text-sm leading-4">
          {[formatRecord(row.record), describeStatus(row)].filter(Boolean).join(' · ')}
        </span>
      ),
      csv: {
        Team: ({ team }) => team.name,
        // Spreadsheets would read 9-5 as a date.
        Record: ({ record }) => formatRecord(record).replaceAll('-', '–'),
        Status: describeStatus,
        'Magic number': ({ magicNumber }) => magicNumber,
      },
      className: 'w-full max-w-0 md:w-2/5',
    }),
    chanceColumn('playoffs', 'Playoffs', ({ playoffs }) => playoffs.chance, {
      isCertain: ({ playoffs }) => playoffs.isCertain,
      className: 'min-w-24 sm:min-w-40',
      render: (row) => (
        <span className="flex flex-col items-end gap-0.5">
          <span className="flex items-baseline gap-2">
            <Moved now={row.playoffs.chance} was={was(row)} />
            <span className="scoreboard text-lg leading-5">{row.playoffs.text}</span>
          </span>
          <OddsTrack now={row.playoffs.chance} was={was(row) ?? null} />
        </span>
      ),
    }),
    oddsColumn('title', 'Title', by === 'odds' ? 1 : 2, ({ title }) => title),
    ...(strength
      ? [
          numberColumn<ForecastTeam>('strength', 'Strength', ({ team }) => strength.get(team.id)?.rating, {
            headerNote: '(points)',
            decimals: 1,
            priority: by === 'strength' ? 1 : 2,
          }),
        ]
      : []),
    ...(luck
      ? [
          deltaColumn<ForecastTeam>('luck', 'Luck', ({ team }) => luck.get(team.id), {
            headerNote: '(wins)',
            priority: by === 'luck' ? 1 : 2,
          }),
        ]
      : []),
    ...(hasByes ? [oddsColumn('bye', 'Bye', 3, ({ bye }) => bye)] : []),
    oddsColumn('last', 'Last place', 3, ({ lastPlace }) => lastPlace),
    ...(isOpen ? [winsColumn] : []),
    ...(hasHost ? [hostColumn(host)] : []),
  ]
}

const winsColumn = numberColumn<ForecastTeam>('wins', 'Wins', ({ meanWins }) => meanWins, {
  headerNote: '(8 of 10 seasons)',
  priority: 2,
  render: ({ meanWins, winsLow, winsHigh }) => (
    <span className="whitespace-nowrap">
      {formatNumber(meanWins, 1)}
      <span className="block text-muted text-sm leading-4">
        {formatWins(winsLow)}
        {winsHigh > winsLow && `–${formatWins(winsHigh)}`}
      </span>
    </span>
  ),
  csv: {
    'Avg. wins': ({ meanWins }) => meanWins,
    'Wins P10': ({ winsLow }) => winsLow,
    'Wins P90': ({ winsHigh }) => winsHigh,
  },
})

function hostColumn(host: HostName): Column<ForecastTeam> {
  return chanceColumn('host', hostTitles[host], ({ hostPlayoffChance }) => hostPlayoffChance, {
    // The host proves nothing: its 0% is certain where ours is.
    isCertain: ({ playoffs, hostPlayoffChance }) => playoffs.isCertain && playoffs.chance === hostPlayoffChance,
    className: 'text-muted',
    headerNote: '(playoffs)',
    priority: 4,
  })
}

function oddsColumn(
  key: string,
  header: string,
  priority: 1 | 2 | 3,
  odds: (team: ForecastTeam) => ForecastOdds | null,
): Column<ForecastTeam> {
  return chanceColumn(key, header, (team) => odds(team)?.chance, {
    priority,
    isCertain: (team) => odds(team)?.isCertain === true,
    bar: (team) => odds(team)?.chance,
  })
}

/** Percentage points; nothing for small changes. */
export function Moved({ now, was }: { now: number; was: number | undefined }) {
  if (was === undefined || Math.abs(now - was) < 0.005) return null
  return <Delta value={100 * (now - was)} decimals={0} className="text-sm" />
}

const verdicts = {
  'first-seed': 'Clinched the top seed',
  bye: 'Clinched a bye',
  playoffs: 'Clinched the playoffs',
  eliminated: 'Eliminated',
} as const

function isVerdict(status: ForecastTeam['status']): status is keyof typeof verdicts {
  return status !== null && status in verdicts
}

/** The team's verdict as a fact: empty while the race is open. */
function listVerdict({ team, status }: ForecastTeam): string[] {
  return isVerdict(status) ? [`${team.id} ${status}`] : []
}

/** Whether a team is in or out, or its shortest way in; null if unknown. */
function describeStatus({ status, magicNumber, pathKind }: ForecastTeam): string | null {
  if (isVerdict(status)) return verdicts[status]
  if (magicNumber !== null && magicNumber > 0)
    return `${formatCount(magicNumber, 'more win')} clinch${magicNumber === 1 ? 'es' : ''}`
  if (pathKind === 'clinch') return 'Can clinch in the next two weeks'
  return status === 'open' ? 'Needs help' : null
}

export interface OddsTableProps {
  teams: readonly ForecastTeam[]
  /** In the same order. */
  before: readonly ForecastTeam[] | null
  /** The league's host, whose own odds are a column if it has any. */
  host: HostName
  by: RaceKey
  /** The ratings by team; empty until they load, absent without any. */
  strength?: ReadonlyMap<number, RatedTeam>
  /** Wins minus expected wins by team; empty until they load, absent without any. */
  luck?: ReadonlyMap<number, number>
  /** League and season, of which a device remembers who was in or out. */
  subject: string
  teamHref: (teamId: number) => string
}
