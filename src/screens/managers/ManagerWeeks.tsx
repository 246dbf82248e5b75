import type { ManagerReport } from '../../contract/responses/managers.ts'
import { partLabels, type ReportedPart } from '../../parts/managers/manager-view.ts'
import { deltaColumn, pointsColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'

type Week = ManagerReport['weeks'][number]

/** The parts of every week, in wins; the CSV has them in points as well. A row opens the week. */
export function ManagerWeeks({ report, parts, weekHref }: ManagerWeeksProps) {
  return (
    <DataTable
      label="Weeks of the manager report"
      csvName={`weeks of ${report.team.name}`}
      columns={columnsFor(parts)}
      rows={report.weeks}
      rowKey={({ week }) => week}
      rowHref={({ weeks, week }) => weekHref(weeks[0] ?? week)}
    />
  )
}

const formatWeeks = ({ weeks, week }: Week) => (weeks.length > 1 ? `${weeks[0]}-${weeks.at(-1)}` : String(week))

function columnsFor(parts: readonly ReportedPart[]): Column<Week>[] {
  return [
    { key: 'week', header: 'Week', className: 'w-16', render: formatWeeks, csv: formatWeeks },
    pointsColumn('score', 'Score', ({ score }) => score),
    ...parts.map((key) =>
      deltaColumn<Week>(key, partLabels[key], ({ wins }) => wins[key], {
        decimals: 2,
        className: 'sm:min-w-20',
        csv: {
          [`${partLabels[key]}, wins`]: ({ wins }) => wins[key],
          [`${partLabels[key]}, points`]: ({ points }) => points[key],
        },
        bar: ({ wins }) => wins[key],
      }),
    ),
  ]
}

interface ManagerWeeksProps {
  report: ManagerReport
  parts: readonly ReportedPart[]
  /** URL of the team's week. */
  weekHref: (week: number) => string
}
