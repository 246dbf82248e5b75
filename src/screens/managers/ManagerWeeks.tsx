import { type Manager, type PartKey, partLabels } from '../../parts/managers/manager-view.ts'
import { pointsColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Delta } from '../../ui/Delta.tsx'

type Week = Manager['weeks'][number]

/** The parts of every week, in wins; the CSV has them in points as well. A row opens the week. */
export function ManagerWeeks({ manager, parts, weekHref }: ManagerWeeksProps) {
  return (
    <DataTable
      label="Weeks of the manager report"
      holds={`weeks of ${manager.teamName}`}
      columns={columnsFor(parts)}
      rows={manager.weeks}
      rowKey={({ week }) => week}
      rowHref={({ weeks, week }) => weekHref(weeks[0] ?? week)}
    />
  )
}

const formatWeeks = ({ weeks = [], week }: Week) =>
  weeks.length > 1 ? `${weeks[0]}-${weeks.at(-1)}` : String(week ?? '')

function columnsFor(parts: readonly PartKey[]): Column<Week>[] {
  return [
    { key: 'week', header: 'Week', className: 'w-16', render: (row) => formatWeeks(row), csv: formatWeeks },
    pointsColumn('score', 'Score', ({ score }) => score),
    ...parts.map(
      (key): Column<Week> => ({
        key,
        header: partLabels[key],
        align: 'end',
        className: 'sm:min-w-20',
        render: ({ wins }) => <Delta value={wins?.[key]} decimals={2} />,
        csv: {
          [`${partLabels[key]}, wins`]: ({ wins }) => wins?.[key],
          [`${partLabels[key]}, points`]: ({ points }) => points?.[key],
        },
        bar: ({ wins }) => wins?.[key],
      }),
    ),
  ]
}

interface ManagerWeeksProps {
  manager: Manager
  parts: readonly PartKey[]
  /** Address of the team's week. */
  weekHref: (week: number) => string
}
