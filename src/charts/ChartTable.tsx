import { useState } from 'react'
import { CsvButton } from '../ui/CsvButton.tsx'
import { classNames } from '../ui/class-names.ts'
import type { CsvTable } from '../ui/csv.ts'
import { absent, formatPoints } from '../ui/format.ts'
import { ScrollFrame } from '../ui/ScrollFrame.tsx'
import { keepUnbroken } from '../ui/Unbroken.tsx'

/** A chart's exact values. The first cell of a row names it; numbers after it are points. */
export interface ChartValues extends CsvTable {
  /** Format of figures after the first column, if they are not points. */
  format?: (value: number) => string
  /** Its rows are rendered when it is first opened. */
  isLong?: boolean
}

/** The table behind a chart, collapsed by default. */
export function ChartTable({ name, values }: { name: string; values: ChartValues }) {
  const { headers, rows, format = formatPoints, isLong = false } = values
  const [isOpened, setOpened] = useState(!isLong)
  // Sideways there is room: words need not stand one below the other.
  const isWordy = (column: number) => rows.some((row) => String(row[column] ?? '').length > 10)
  const isFigure = (column: number) => column > 0 && rows.some((row) => typeof row[column] === 'number')
  return (
    <details data-left-out="" className="mt-1 text-sm print:hidden" onToggle={() => setOpened(true)}>
      <summary className="thumb w-fit text-muted hover:text-ink">Show as table</summary>
      <ScrollFrame label={`Table of ${name}`} className="mt-2">
        <table className="w-full tabular-nums">
          <thead>
            <tr className="text-left text-muted">
              {headers.map((header, column) => (
                <th
                  key={header}
                  scope="col"
                  className={classNames(
                    'border-hairline border-b py-1 pr-4 font-medium',
                    isFigure(column) && 'text-right',
                    isWordy(column) && 'min-w-28',
                  )}
                >
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(isOpened ? rows : []).map(([first, ...rest]) => (
              <tr key={String(first)}>
                <th scope="row" className="border-hairline border-b py-1 pr-4 text-left font-normal">
                  {keepUnbroken(first)}
                </th>
                {rest.map((cell, index) => (
                  <td
                    key={headers[index + 1]}
                    className={classNames('border-hairline border-b py-1 pr-4', isFigure(index + 1) && 'text-right')}
                  >
                    {typeof cell === 'number' ? format(cell) : keepUnbroken(cell ?? absent)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="flex justify-end py-2">
          <CsvButton what={name} table={() => values} />
        </p>
      </ScrollFrame>
    </details>
  )
}
