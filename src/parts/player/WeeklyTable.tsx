import { pointsColumn, textColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { absent } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { describeStatus, isPlayoffWeek, type PlayedWeek } from './player-season.ts'

/** Every week of the season, one line each. */
export function WeeklyTable({ weeks }: { weeks: PlayedWeek[] }) {
  return (
    <section>
      <h3 className="scoreboard mb-1 text-lg">Week by week</h3>
      <DataTable
        label="Weekly stats"
        csvName="weekly stats"
        columns={columns}
        isDense
        rows={weeks}
        rowKey={(_, index) => index}
      />
    </section>
  )
}

const columns: Column<PlayedWeek>[] = [
  textColumn('week', 'Week', ({ week }) => week, {
    render: (row) => (
      <span className="inline-flex items-center gap-1.5">
        {row.week}
        {isPlayoffWeek(row) && <Icon name="trophy" size={14} label="Playoffs" className="text-muted" />}
      </span>
    ),
    csv: { Week: ({ week }) => week, Playoffs: (row) => (isPlayoffWeek(row) ? 'yes' : 'no') },
  }),
  textColumn('opponent', 'Opponent', ({ nflOpponent }) => nflOpponent, {
    render: ({ nflOpponent: opponent }) => (
      <span className={opponent === 'BYE' ? 'text-muted' : undefined}>{opponent ?? absent}</span>
    ),
    // Spreadsheets read text that starts with @ as a formula.
    csv: ({ nflOpponent }) => nflOpponent?.replace(/^@/, 'at '),
  }),
  pointsColumn('points', 'Points', ({ points }) => points),
  pointsColumn('projected', 'Projected', ({ projectedPoints }) => projectedPoints),
  textColumn('slot', 'Slot', ({ lineupSlot }) => lineupSlot),
  textColumn('status', 'Status', describeStatus, {
    render: (row) => <span className={row.isStarter ? 'font-medium' : 'text-muted'}>{describeStatus(row)}</span>,
  }),
]
