import {
  describeCount,
  describeElimination,
  rankStandings,
  type StandingsRow,
} from '../../parts/league/standings-rows.ts'
import { deltaColumn, numberColumn, pointsColumn, recordColumn, teamColumn, textColumn } from '../../ui/columns.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { formatRecord, formatWhole } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SortedTable } from '../../ui/SortedTable.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'

/** Standings: a click on a header sorts, one on a row opens the team. The sort order is in the URL. */
export function StandingsTable({
  rows,
  isFinal,
  hasRecords,
  regularSeasonWeeks,
  query,
  teamHref,
}: StandingsTableProps) {
  const hasOut = rows.some(({ eliminatedInWeek }) => eliminatedInWeek !== null)
  return (
    <SortedTable
      label="League Standings"
      csvName="standings"
      columns={(isFinal ? standingsColumns(regularSeasonWeeks, true) : columnsSoFar(regularSeasonWeeks)).filter(
        ({ key }) => (key === 'out' ? hasOut : hasRecords || !ofOpponents.includes(key)),
      )}
      rows={rankStandings(rows)}
      rowKey={({ key }) => key}
      rowHref={({ teamId }) => (teamId === null ? undefined : teamHref(teamId))}
      rowClass={({ isChampion }) => (isChampion ? 'font-semibold [--row:var(--champion)]' : undefined)}
      query={query}
      first={{ key: 'rank', direction: 'ascending' }}
      ascending={['rank', 'regular_rank']}
      emptyText="Standings appear here once teams have joined."
    />
  )
}

function standingsColumns(regularSeasonWeeks: number | null, isFinal: boolean): Column<StandingsRow>[] {
  return [
    textColumn('rank', 'Final Rank', ({ rank }) => rank, {
      render: (row) => <FinalRank row={row} />,
      className: 'w-12 sm:w-24',
    }),
    teamColumn(({ teamName }) => teamName, {
      render: ({ teamName }) => <TeamName name={teamName} wraps className="leading-5" />,
      renderNote: ({ managerNames, division }) =>
        (managerNames || division) && (
          <span className="flex gap-1 pl-9 font-normal text-muted text-sm leading-4">
            {managerNames && (
              <span dir="auto" className="truncate" title={managerNames}>
                {managerNames}
              </span>
            )}
            {division && (
              <span className="max-w-1/2 shrink-0 truncate max-sm:hidden">
                {managerNames && '· '}
                <bdi>{division}</bdi>
              </span>
            )}
          </span>
        ),
      className: 'w-full max-w-0 md:w-2/5',
    }),
    numberColumn('out', 'Out in Week', ({ eliminatedInWeek }) => eliminatedInWeek, {
      className: 'w-14 md:w-auto md:min-w-32',
      render: (row) => (
        <span className={row.eliminatedInWeek === null ? undefined : 'text-muted'}>
          {describeElimination(row, isFinal)}
        </span>
      ),
    }),
    numberColumn('regular_rank', 'Regular Season Rank', ({ regularSeason }) => regularSeason.rank, {
      headerNote: `(weeks 1-${formatWhole(regularSeasonWeeks ?? 14)})`,
      className: 'lg:min-w-32',
      priority: 3,
      render: ({ regularSeason }) => (
        <span className="inline-flex items-center justify-end gap-1.5">
          {regularSeason.rank === 1 && (
            <Icon name="trophy" size={16} label="Regular season leader" className="text-accent" />
          )}
          {formatWhole(regularSeason.rank)}
        </span>
      ),
    }),
    recordColumn('record', 'Regular Season W-L', ({ regularSeason }) => regularSeason, {
      className: undefined,
      render: ({ regularSeason }) => (
        <>
          <span className="whitespace-nowrap">{formatRecord(regularSeason)}</span>
          {describeCount(regularSeason) && (
            <span className="block text-muted text-xs">{describeCount(regularSeason)}</span>
          )}
        </>
      ),
      csv: {
        'Regular Season Wins': ({ regularSeason }) => regularSeason.wins,
        'Regular Season Losses': ({ regularSeason }) => regularSeason.losses,
        'Regular Season Ties': ({ regularSeason }) => regularSeason.ties,
      },
      sortBy: ({ regularSeason }) => regularSeason.winPercentage,
    }),
    pointsColumn('points_for', 'Points For', ({ regularSeason }) => regularSeason.pointsFor, {
      bar: ({ regularSeason }) => regularSeason.pointsFor,
      barScale: 'range',
    }),
    pointsColumn('points_against', 'Points Against', ({ regularSeason }) => regularSeason.pointsAgainst, {
      priority: 4,
    }),
    deltaColumn('differential', 'Differential', ({ regularSeason }) => regularSeason.pointDifferential, {
      priority: 3,
      bar: ({ regularSeason }) => regularSeason.pointDifferential,
    }),
  ]
}

/** Columns that are empty in leagues without opponents. */
const ofOpponents: readonly string[] = ['record', 'points_against', 'differential']

/** During the season there is one rank: that of the regular season. */
function columnsSoFar(regularSeasonWeeks: number | null): Column<StandingsRow>[] {
  return standingsColumns(regularSeasonWeeks, false)
    .filter(({ key }) => key !== 'regular_rank')
    .map((column) => (column.key === 'rank' ? { ...column, header: 'Rank', className: 'w-12 sm:w-20' } : column))
}

/** The rank with its marks: a bar for playoff teams, the trophy for the champion. */
function FinalRank({ row }: { row: StandingsRow }) {
  return (
    <span className={`flex items-center gap-1 sm:gap-2 ${row.isChampion ? 'text-gold' : ''}`}>
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
  /** False during the season. */
  isFinal: boolean
  hasRecords: boolean
  /** Null: unknown. */
  regularSeasonWeeks: number | null
  query: URLSearchParams
  teamHref: (teamId: number) => string
}
