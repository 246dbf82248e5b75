/** A table of short cells with shaded backgrounds; the name column stays visible while it scrolls sideways. */
import type { ReactNode } from 'react'
import { type Ground, groundClasses } from '../../charts/heat-ground.ts'
import { CsvButton } from '../../ui/CsvButton.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { CsvTable } from '../../ui/csv.ts'
import { ScrollFrame } from '../../ui/ScrollFrame.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'

export function HeatTable({ label, columns, rows, csv }: HeatTableProps) {
  return (
    <>
      <ScrollFrame label={label} className="relative">
        <table className="w-full border-separate border-spacing-0.5 text-sm">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr className="text-muted">
              <th scope="col" className="sticky left-0 z-10 bg-paper pr-2 text-left font-medium">
                Team
              </th>
              {columns.map(({ key, header }) => (
                <th key={key} scope="col" className="min-w-11 px-0.5 pb-1 font-medium">
                  <span className="flex justify-center">{header}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cells }) => (
              <tr key={key}>
                <th
                  scope="row"
                  className="sticky left-0 z-10 w-1/4 max-w-36 bg-paper pr-2 text-left font-normal sm:max-w-52"
                >
                  <TeamName name={name} size={20} />
                </th>
                {cells.map((cell) => (
                  <td
                    key={cell.key}
                    title={cell.title}
                    className={classNames(
                      'h-8 whitespace-nowrap rounded-sm text-center',
                      groundClasses[cell.ground],
                      cell.isFramed && 'outline-2 outline-ink -outline-offset-2 font-semibold',
                    )}
                  >
                    {cell.text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      <p className="flex justify-end py-2 print:hidden">
        <CsvButton what={label.toLowerCase()} table={() => csv} />
      </p>
    </>
  )
}

interface HeatCell {
  key: string | number
  text: ReactNode
  title?: string
  ground: Ground
  isFramed?: boolean
}

interface HeatTableProps {
  /** Title of the table and of its file. */
  label: string
  columns: readonly { key: string | number; header: ReactNode }[]
  rows: readonly { key: number; name: string; cells: readonly HeatCell[] }[]
  csv: CsvTable
}
