import type { LuckTeam } from '../../contract/responses/luck.ts'
import { luckColumn } from '../../parts/luck/luck-column.tsx'
import { chanceColumn, deltaColumn, numberColumn, percentColumn, recordColumn, teamColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { SortedTable } from '../../ui/SortedTable.tsx'

/** Every figure of luck. The sort is in the address. */
export function LuckTable({ teams, query, teamHref }: LuckTableProps) {
  return (
    <SortedTable
      label="Luck in figures"
      csvName="luck"
      columns={luckColumns}
      rows={teams}
      rowKey={({ team }) => team.id}
      rowHref={({ team }) => teamHref(team.id)}
      query={query}
      first={{ key: 'luck', direction: 'descending' }}
      ascending={['team']}
    />
  )
}

const nameColumn = teamColumn<LuckTeam>(({ team }) => team.name)

const luckColumns: readonly Column<LuckTeam>[] = [
  nameColumn,
  luckColumn,
  recordColumn('record', 'W-L', ({ record }) => record, {
    sortBy: ({ wins, games }) => (games > 0 ? wins / games : null),
  }),
  numberColumn('expected', 'Expected wins', ({ expectedWins }) => expectedWins, { decimals: 1 }),
  recordColumn('all_play', 'All-play', ({ allPlay }) => allPlay, {
    what: 'All-play',
    priority: 2,
    sortBy: ({ allPlay }) => allPlay.winPercentage,
  }),
  deltaColumn('timing', 'Timing', ({ timingLuck }) => timingLuck, { priority: 3 }),
  deltaColumn('opponents', 'Opponents', ({ opponentLuck }) => opponentLuck, { priority: 3 }),
  chanceColumn('chance', 'This many wins or more', ({ chanceOfWins }) => chanceOfWins, {
    priority: 4,
    // No schedule gives fewer than no wins, nor other than all of them to the best of every week.
    isCertain: ({ chanceOfWins }) => chanceOfWins === 1,
  }),
]

/** Records against the median and in close games, and the strength of past and remaining schedule. */
export function ScheduleTable({ teams, teamHref }: Omit<LuckTableProps, 'query'>) {
  const hasFuture = teams.some(({ futureSchedule }) => futureSchedule !== null)
  return (
    <DataTable
      label="Medians, close games, and schedules"
      csvName="medians, close games, and schedules"
      columns={scheduleColumns.filter(({ key }) => hasFuture || key !== 'future')}
      rows={teams}
      rowKey={({ team }) => team.id}
      rowHref={({ team }) => teamHref(team.id)}
    />
  )
}

const scheduleColumns: readonly Column<LuckTeam>[] = [
  nameColumn,
  recordColumn('median', 'Vs. median', ({ medianRecord }) => medianRecord, { what: 'Median' }),
  recordColumn('close', 'Close games', ({ closeGames }) => closeGames, { what: 'Close' }),
  percentColumn('past', 'Schedule so far', ({ pastSchedule: past }) => past && 100 * past, { priority: 2 }),
  numberColumn('future', 'Schedule to come', ({ futureSchedule }) => futureSchedule, { priority: 2, decimals: 1 }),
]

interface LuckTableProps {
  teams: readonly LuckTeam[]
  query: URLSearchParams
  teamHref: (teamId: number) => string
}
