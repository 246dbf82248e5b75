import { luckColumn } from '../../parts/luck/luck-column.tsx'
import { type Manager, type PartKey, partLabels } from '../../parts/managers/manager-view.ts'
import { navigateQuery } from '../../stores/location.ts'
import { numberColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Delta } from '../../ui/Delta.tsx'
import { formatPercent, formatWhole, formatWins } from '../../ui/format.ts'
import { nextSortEntries, readSort, type Sort, sortRows } from '../../ui/sort.ts'
import { TeamName } from '../../ui/TeamMark.tsx'

/** Every part of every manager's wins. The sort is in the address; a row opens the report. */
export function ManagerTable({ managers, parts, query, hrefOf }: ManagerTableProps) {
  const sort = readSort(query, [...keys, ...parts], byRank)
  return (
    <DataTable
      label="Manager reports"
      holds="manager reports"
      columns={columnsFor(parts)}
      rows={sortRows(managers, (manager) => sortValue(manager, sort.key), sort.direction)}
      rowKey={({ teamId }) => teamId}
      rowHref={({ teamId }) => hrefOf(teamId)}
      sort={sort}
      onSort={(key) => navigateQuery(nextSortEntries(sort, key, byRank, startsAscending), { replace: true })}
    />
  )
}

const byRank: Sort = { key: 'rank', direction: 'ascending' }
const keys = ['rank', 'team', 'record', 'wins', 'expected', 'luck', 'efficiency']
const startsAscending = (key: string) => ['rank', 'team', 'record'].includes(key)

function sortValue(manager: Manager, key: string): number | string | null | undefined {
  if (key === 'rank') return manager.luckFreeRank
  if (key === 'team') return manager.teamName
  if (key === 'record') return manager.recordRank
  if (key === 'wins') return manager.wins
  if (key === 'expected') return manager.expectedWins
  if (key === 'luck') return manager.luck
  if (key === 'efficiency') return manager.efficiency
  return manager.parts[key as PartKey]
}

function columnsFor(parts: readonly PartKey[]): Column<Manager>[] {
  return [
    {
      key: 'rank',
      header: 'Luck-free rank',
      className: 'w-12 sm:w-20',
      render: ({ luckFreeRank }) => formatWhole(luckFreeRank),
      csv: ({ luckFreeRank }) => luckFreeRank,
    },
    {
      key: 'team',
      header: 'Team',
      isRowHeader: true,
      className: 'w-full max-w-0 lg:w-1/4',
      render: ({ teamName }) => <TeamName name={teamName} size={24} />,
      renderNote: ({ managerNames }) =>
        managerNames && (
          <span
            dir="auto"
            className="block truncate pl-8 font-normal text-muted text-sm leading-4"
            title={managerNames}
          >
            {managerNames}
          </span>
        ),
      csv: { Team: nameOf, Manager: managersOf },
    },
    {
      key: 'wins',
      header: 'Wins',
      align: 'end',
      render: ({ wins }) => <strong>{formatWins(wins)}</strong>,
      csv: { Wins: winsOf, 'Half the games': ({ average }) => average },
    },
    ...parts.map(
      (key, index): Column<Manager> => ({
        key,
        header: partLabels[key],
        align: 'end',
        priority: index < 2 ? 2 : 4,
        className: 'sm:min-w-20',
        render: ({ parts }) => <Delta value={parts[key]} />,
        csv: ({ parts }) => parts[key],
        bar: ({ parts }) => parts[key],
      }),
    ),
    luckColumn,
    numberColumn('expected', 'Expected wins', ({ expectedWins }) => expectedWins, { decimals: 1, priority: 5 }),
    {
      key: 'efficiency',
      header: 'Lineup efficiency',
      align: 'end',
      priority: 5,
      render: ({ efficiency }) => formatPercent(efficiency === null ? null : 100 * efficiency),
      csv: ({ efficiency }) => (efficiency === null ? null : 100 * efficiency),
    },
    numberColumn('record', 'Record rank', ({ recordRank }) => recordRank, { priority: 5 }),
  ]
}

const nameOf = ({ teamName }: Manager) => teamName
const managersOf = ({ managerNames }: Manager) => managerNames
const winsOf = ({ wins }: Manager) => wins

interface ManagerTableProps {
  managers: readonly Manager[]
  parts: readonly PartKey[]
  query: URLSearchParams
  /** Address of a team's report. */
  hrefOf: (teamId: number) => string
}
