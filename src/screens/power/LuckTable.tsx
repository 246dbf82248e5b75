import { luckColumn } from '../../parts/luck/luck-column.tsx'
import type { LuckTeam } from '../../parts/luck/luck-view.ts'
import { navigateQuery } from '../../stores/location.ts'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Delta } from '../../ui/Delta.tsx'
import { absent, formatChance, formatNumber, formatPercent, formatRecord } from '../../ui/format.ts'
import { nextSortEntries, readSort, type Sort, sortRows } from '../../ui/sort.ts'
import { TeamName } from '../../ui/TeamMark.tsx'

/** Every figure of luck. The sort is in the address. */
export function LuckTable({ teams, query, teamHref }: LuckTableProps) {
  const sort = readSort(query, Object.keys(sortValues), byLuck)
  return (
    <DataTable
      label="Luck in figures"
      holds="luck"
      columns={luckColumns}
      rows={sortRows(teams, sortValues[sort.key] ?? sortValues.luck ?? (() => 0), sort.direction)}
      rowKey={({ id }) => id}
      rowHref={({ id }) => teamHref(id)}
      sort={sort}
      onSort={(key) =>
        navigateQuery(
          nextSortEntries(sort, key, byLuck, (clicked) => clicked === 'team'),
          { replace: true },
        )
      }
    />
  )
}

const byLuck: Sort = { key: 'luck', direction: 'descending' }

const sortValues: Record<string, (team: LuckTeam) => number | string | undefined> = {
  team: ({ name }) => name,
  record: ({ wins, games = 0 }) => (games > 0 ? wins / games : undefined),
  allPlay: ({ allPlay }) => allPlay?.winPercentage,
  expected: ({ expectedWins }) => expectedWins,
  luck: ({ luck }) => luck,
  timing: ({ timingLuck }) => timingLuck,
  opponents: ({ opponentLuck }) => opponentLuck,
  chance: ({ chanceOfWins }) => chanceOfWins,
}

interface Tally {
  wins?: number
  losses?: number
  ties?: number
}

const teamColumn: Column<LuckTeam> = {
  key: 'team',
  header: 'Team',
  isRowHeader: true,
  className: 'w-full max-w-0 lg:w-1/4',
  render: ({ name }) => <TeamName name={name} size={24} />,
  csv: ({ name }) => name,
}

const luckColumns: readonly Column<LuckTeam>[] = [
  teamColumn,
  luckColumn,
  { ...tallyColumn('record', 'W-L', 'Wins', ({ record }) => record), className: 'whitespace-nowrap' },
  {
    key: 'expected',
    header: 'Expected wins',
    align: 'end',
    render: ({ expectedWins }) => formatNumber(expectedWins, 1),
    csv: ({ expectedWins }) => expectedWins,
  },
  { ...tallyColumn('all_play', 'All-play', 'All-play wins', ({ allPlay }) => allPlay), priority: 2 },
  {
    key: 'timing',
    header: 'Timing',
    align: 'end',
    priority: 3,
    render: ({ timingLuck }) => <Delta value={timingLuck} />,
    csv: ({ timingLuck }) => timingLuck,
  },
  {
    key: 'opponents',
    header: 'Opponents',
    align: 'end',
    priority: 3,
    render: ({ opponentLuck }) => <Delta value={opponentLuck} />,
    csv: ({ opponentLuck }) => opponentLuck,
  },
  {
    key: 'chance',
    header: 'Odds of this many wins',
    align: 'end',
    priority: 4,
    render: ({ chanceOfWins: chance }) =>
      chance === undefined ? absent : chance === 1 ? '100%' : formatChance(chance),
    csv: ({ chanceOfWins: chance }) => (chance === undefined ? null : 100 * chance),
  },
]

/** Records against the median and in close games, and the strength of past and remaining schedule. */
export function ScheduleTable({ teams, teamHref }: Omit<LuckTableProps, 'query'>) {
  const hasFuture = teams.some(({ futureSchedule }) => futureSchedule !== undefined)
  return (
    <DataTable
      label="Medians, close games and schedules"
      holds="medians, close games and schedules"
      columns={scheduleColumns.filter(({ key }) => hasFuture || key !== 'future')}
      rows={teams}
      rowKey={({ id }) => id}
      rowHref={({ id }) => teamHref(id)}
    />
  )
}

const scheduleColumns: readonly Column<LuckTeam>[] = [
  teamColumn,
  tallyColumn('median', 'Against the median', 'Median wins', ({ medianRecord }) => medianRecord),
  tallyColumn('close', 'Close games', 'Close wins', ({ closeGames }) => closeGames),
  {
    key: 'past',
    header: 'Schedule so far',
    align: 'end',
    priority: 2,
    render: ({ pastSchedule: past }) => formatPercent(past === undefined ? undefined : 100 * past),
    csv: ({ pastSchedule: past }) => (past === undefined ? null : 100 * past),
  },
  {
    key: 'future',
    header: 'Schedule to come',
    align: 'end',
    priority: 2,
    render: ({ futureSchedule }) => formatNumber(futureSchedule, 1),
    csv: ({ futureSchedule }) => futureSchedule,
  },
]

/** Spreadsheets would read 9-5 as a date: the CSV has columns for wins, losses and ties. */
function tallyColumn(
  key: string,
  header: string,
  wins: string,
  read: (team: LuckTeam) => Tally | undefined,
): Column<LuckTeam> {
  const [losses, ties] = ['losses', 'ties'].map((word) => wins.replace(/wins$/i, word))
  return {
    key,
    header,
    align: 'end',
    render: (team) => <span className="whitespace-nowrap">{formatRecord(read(team))}</span>,
    csv: {
      [wins]: (team) => read(team)?.wins,
      [losses as string]: (team) => read(team)?.losses,
      [ties as string]: (team) => read(team)?.ties,
    },
  }
}

interface LuckTableProps {
  teams: readonly LuckTeam[]
  query: URLSearchParams
  teamHref: (teamId: number) => string
}
