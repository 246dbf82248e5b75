import {
  describeElimination,
  nextStandingsSort,
  readStandingsSort,
  type StandingsRow,
  sortStandings,
} from '../../parts/league/standings-rows.ts'
import { navigateQuery } from '../../stores/location.ts'
import { deltaColumn, pointsColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { formatWhole } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'

/** Final standings: a click on a header sorts, one on a row opens the team. The sort is in the address. */
export function StandingsTable({
  rows,
  isFinal,
  hasOpponents,
  regularSeasonWeeks,
  query,
  teamHref,
}: StandingsTableProps) {
  const sort = readStandingsSort(query)
  const hasOut = rows.some(({ eliminatedInWeek }) => eliminatedInWeek !== undefined)
  return (
    <DataTable
      label="League Standings"
      holds="standings"
      columns={(isFinal ? columnsFor(regularSeasonWeeks, true) : columnsSoFar(regularSeasonWeeks)).filter(({ key }) =>
        key === 'out' ? hasOut : hasOpponents || !ofOpponents.includes(key),
      )}
      rows={sortStandings(rows, sort)}
      rowKey={({ key }) => key}
      rowHref={({ teamId }) => (teamId === null ? undefined : teamHref(teamId))}
      rowClass={({ isChampion }) => (isChampion ? 'font-semibold [--row:var(--champion)]' : undefined)}
      sort={sort}
      onSort={(key) => navigateQuery(nextStandingsSort(sort, key), { replace: true })}
      emptyText="Standings appear here once teams have joined."
    />
  )
}

function columnsFor(regularSeasonWeeks: number | null, isFinal: boolean): Column<StandingsRow>[] {
  return [
    {
      key: 'rank',
      header: 'Final Rank',
      render: (row) => <FinalRank row={row} />,
      csv: ({ rank }) => rank,
      className: 'w-12 sm:w-24',
    },
    {
      key: 'team',
      header: 'Team',
      isRowHeader: true,
      render: ({ teamName }) => <TeamName name={teamName} wraps className="leading-5" />,
      renderNote: ({ managerNames }) =>
        managerNames && (
          <span
            dir="auto"
            className="block truncate pl-9 font-normal text-muted text-sm leading-4"
            title={managerNames}
          >
            {managerNames}
          </span>
        ),
      csv: ({ teamName }) => teamName,
      className: 'w-full max-w-0 md:w-2/5',
    },
    {
      key: 'out',
      header: 'Out in Week',
      align: 'end',
      className: 'w-14 md:w-auto md:min-w-32',
      render: (row) => (
        <span className={row.eliminatedInWeek === undefined ? undefined : 'text-muted'}>
          {describeElimination(row, isFinal)}
        </span>
      ),
      csv: ({ eliminatedInWeek }) => eliminatedInWeek,
    },
    {
      key: 'regular_rank',
      header: 'Regular Season Rank',
      headerNote: `(weeks 1-${formatWhole(regularSeasonWeeks ?? 14)})`,
      align: 'end',
      className: 'md:min-w-32',
      priority: 3,
      render: ({ regularRank }) => (
        <span className="inline-flex items-center justify-end gap-1.5">
          {regularRank === 1 && <Icon name="trophy" size={16} label="Regular season leader" className="text-accent" />}
          {formatWhole(regularRank)}
        </span>
      ),
      csv: ({ regularRank }) => regularRank,
    },
    {
      key: 'record',
      header: 'Regular Season W-L',
      align: 'end',
      render: ({ record }) => <span className="whitespace-nowrap">{record}</span>,
      // Spreadsheets would read 9-5 as a date.
      csv: {
        'Regular Season Wins': ({ wins }) => wins,
        'Regular Season Losses': ({ losses }) => losses,
        'Regular Season Ties': ({ ties }) => ties,
      },
    },
    pointsColumn('points_for', 'Points For', ({ pointsFor }) => pointsFor, {
      bar: ({ pointsFor }) => pointsFor,
      barScale: 'range',
    }),
    pointsColumn('points_against', 'Points Against', ({ pointsAgainst }) => pointsAgainst, { priority: 4 }),
    deltaColumn('differential', 'Differential', ({ differential }) => differential, {
      priority: 3,
      bar: ({ differential }) => differential,
    }),
  ]
}

/** Columns that are empty in leagues without opponents. */
const ofOpponents: readonly string[] = ['record', 'points_against', 'differential']

/** While the season runs there is one rank: that of the regular season so far. */
function columnsSoFar(regularSeasonWeeks: number | null): Column<StandingsRow>[] {
  return columnsFor(regularSeasonWeeks, false)
    .filter(({ key }) => key !== 'regular_rank')
    .map((column) =>
      column.key === 'rank' ? { ...column, header: 'Current Rank', className: 'w-12 sm:w-32' } : column,
    )
}

/** The rank with its marks: a bar for playoff teams, the trophy for the champion. */
function FinalRank({ row }: { row: StandingsRow }) {
  return (
    <span className={`flex items-center gap-2 ${row.isChampion ? 'text-gold' : ''}`}>
      <span
        aria-hidden="true"
        className={`h-5 w-1 rounded-full ${row.isChampion ? 'bg-gold' : row.isPlayoffTeam ? 'bg-accent' : 'bg-transparent'}`}
      />
      {formatWhole(row.rank)}
      {row.isPlayoffTeam && <span className="sr-only">Playoff team</span>}
      {row.isChampion && <Icon name="crown" size={16} label="Champion" />}
    </span>
  )
}

interface StandingsTableProps {
  rows: readonly StandingsRow[]
  /** False while the season runs. */
  isFinal: boolean
  hasOpponents: boolean
  /** Null: unknown. */
  regularSeasonWeeks: number | null
  query: URLSearchParams
  teamHref: (teamId: number) => string
}
