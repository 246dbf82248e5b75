import { pointsColumn, textColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { absent } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { PlayerWeekRow } from './player-season.ts'

/** Every week of the season, one line each. */
export function WeeklyTable({ weeks }: { weeks: PlayerWeekRow[] }) {
  return (
    <section>
      <h3 className="scoreboard mb-1 text-lg">Week by week</h3>
      <DataTable
        label="Weekly stats"
        holds="weekly stats"
        columns={columns}
        isDense
        rows={weeks}
        rowKey={(_, index) => index}
      />
    </section>
  )
}

const columns: Column<PlayerWeekRow>[] = [
  textColumn('week', 'Week', ({ week }) => week, {
    render: ({ week, isPlayoff }) => (
      <span className="inline-flex items-center gap-1.5">
        {week}
        {isPlayoff && <Icon name="trophy" size={14} label="Playoffs" className="text-muted" />}
      </span>
    ),
    csv: { Week: ({ week }) => week, Playoffs: ({ isPlayoff }) => (isPlayoff ? 'yes' : 'no') },
  }),
  textColumn('opponent', 'Opponent', ({ opponent }) => opponent, {
    render: ({ opponent }) => (
      <span className={opponent === 'BYE' ? 'text-muted' : undefined}>{opponent ?? absent}</span>
    ),
    // Spreadsheets read text that starts with @ as a formula.
    csv: ({ opponent }) => opponent?.replace(/^@/, 'at '),
  }),
  pointsColumn('points', 'Points', ({ points }) => points),
  pointsColumn('projected', 'Projected', ({ projected }) => projected),
  textColumn('slot', 'Slot', ({ slot }) => slot),
  textColumn('status', 'Status', ({ status }) => status, {
    render: ({ status }) => <span className={status === 'Started' ? 'font-medium' : 'text-muted'}>{status}</span>,
  }),
]
