import type { ManagerReport } from '../../contract/responses/managers.ts'
import type { HostName } from '../../domain/identity.ts'
import { joinManagers } from '../../parts/league/manager-names.ts'
import { luckColumn } from '../../parts/luck/luck-column.tsx'
import { partLabels, type ReportedPart } from '../../parts/managers/manager-view.ts'
import { deltaColumn, figureColumn, numberColumn, percentColumn, teamColumn } from '../../ui/columns.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { formatWins } from '../../ui/format.ts'
import { SortedTable } from '../../ui/SortedTable.tsx'

/** All parts of every manager's wins. The sort order is in the URL; a row opens the report. */
export function ManagerTable({ reports, parts, query, host, hrefOf }: ManagerTableProps) {
  return (
    <SortedTable
      label="Manager reports"
      csvName="manager reports"
      columns={columnsFor(parts, host)}
      rows={reports}
      rowKey={({ team }) => team.id}
      rowHref={({ team }) => hrefOf(team.id)}
      query={query}
      first={{ key: 'rank', direction: 'ascending' }}
      ascending={['rank', 'team', 'record']}
    />
  )
}

function columnsFor(parts: readonly ReportedPart[], host: HostName): Column<ManagerReport>[] {
  const managersOf = ({ ownerNames }: ManagerReport) => joinManagers(ownerNames, host)
  return [
    numberColumn('rank', 'Luck-free', ({ luckFreeRank }) => luckFreeRank, {
      headerNote: 'rank',
      align: undefined,
      className: 'w-12 sm:w-20',
    }),
    teamColumn(({ team }) => team.name, {
      renderNote: (report) => {
        const names = managersOf(report)
        return (
          names && (
            <span dir="auto" className="block truncate pl-8 font-normal text-muted text-sm leading-4" title={names}>
              {names}
            </span>
          )
        )
      },
      csv: { Team: ({ team }) => team.name, Manager: managersOf },
    }),
    figureColumn(
      'wins',
      'Wins',
      ({ wins }) => wins,
      (wins) => <strong>{formatWins(wins)}</strong>,
      {
        csv: { Wins: ({ wins }) => wins, 'Wins at .500': ({ average }) => average },
      },
    ),
    ...parts.map((key, index) =>
      deltaColumn<ManagerReport>(key, partLabels[key], (report) => report.parts[key], {
        priority: index < 2 ? 2 : 4,
        className: 'sm:min-w-20',
        bar: (report) => report.parts[key],
      }),
    ),
    luckColumn,
    numberColumn('expected', 'Expected wins', ({ expectedWins }) => expectedWins, { decimals: 1, priority: 5 }),
    percentColumn('efficiency', 'Lineup efficiency', ({ efficiency }) => efficiency && 100 * efficiency, {
      priority: 5,
    }),
    numberColumn('record', 'Record rank', ({ recordRank }) => recordRank, { priority: 5 }),
  ]
}

interface ManagerTableProps {
  reports: readonly ManagerReport[]
  parts: readonly ReportedPart[]
  query: URLSearchParams
  host: HostName
  /** URL of a team's report. */
  hrefOf: (teamId: number) => string
}
