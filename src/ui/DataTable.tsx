import type { ReactNode } from 'react'
import { CsvButton } from './CsvButton.tsx'
import { classNames } from './class-names.ts'
import { type CsvColumn, csvOfColumns } from './column-csv.ts'
import { type BarScale, createBarScale, InCellBar } from './InCellBar.tsx'
import type { Sort } from './sort.ts'

/**
 * A table in a frame of its own. The first column and the header stay in sight; columns go by importance where there is
 * no room. A row with an address or an action opens by a click anywhere, and by keyboard through its first column
 * (`src/layouts/page-behaviour.ts`).
 * Where it `holds` something, that can be downloaded at its foot.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, rowClass, sort, onSort, footer } = props
  const scales = columns.map(({ bar, barScale }) => (bar ? createBarScale(rows.map(bar), barScale) : null))
  const isStatic = !props.rowHref && !props.onRow && !onSort
  return (
    <div className="@container">
      <div
        {...(isStatic ? { role: 'group', tabIndex: 0, 'aria-label': label } : {})}
        className="overflow-x-auto md:overflow-visible"
      >
        <table className="w-full border-separate border-spacing-0">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <HeaderCell key={column.key} column={column} isFirst={index === 0} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, rowIndex) => (
              <tr
                key={rowKey(row, rowIndex)}
                data-opens={props.rowHref || props.onRow ? '' : undefined}
                className={classNames('group/row', (props.rowHref || props.onRow) && 'cursor-pointer', rowClass?.(row))}
              >
                {columns.map((column, index) => (
                  <BodyCell
                    key={column.key}
                    column={column}
                    row={row}
                    isFirst={index === 0}
                    isSorted={sort?.key === column.key}
                    scale={scales[index] ?? null}
                    table={props}
                  />
                ))}
              </tr>
            ))}
          </tbody>
          {footer && <tfoot>{footer}</tfoot>}
        </table>
      </div>
      {rows.length === 0 && <p className="px-4 py-8 text-center text-muted">{props.emptyText ?? 'No data'}</p>}
      {props.holds && rows.length > 0 && (
        <p className="flex justify-end px-3 py-2 print:hidden">
          <CsvButton what={props.holds} table={() => csvOfColumns(columns, rows)} />
        </p>
      )}
    </div>
  )
}

function HeaderCell<Row>({ column, isFirst, sort, onSort }: HeaderCellProps<Row>) {
  const isSorted = sort?.key === column.key
  const isSortable = onSort && column.isSortable !== false
  const content = (
    <span>
      {column.header}
      {column.headerNote && <span className="block font-normal">{column.headerNote}</span>}
    </span>
  )
  return (
    <th
      scope="col"
      aria-sort={isSorted ? sort.direction : undefined}
      className={classNames(
        'sticky top-0 border-hairline md:top-(--bar) border-b align-bottom font-medium text-muted text-sm',
        isFirst ? 'left-0 z-20' : 'z-10',
        isSorted ? 'bg-raised text-ink' : 'bg-surface',
        isSortable ? 'p-0' : 'px-2 py-2 sm:px-3',
        ...cellClasses(column),
      )}
    >
      {isSortable ? (
        <button
          type="button"
          onClick={() => onSort(column.key)}
          className={classNames(
            'flex min-h-11 w-full items-end gap-1 px-2 py-2 -outline-offset-2 hover:text-ink sm:px-3',
            column.align === 'end' && 'justify-end text-right',
            column.align === 'center' && 'justify-center text-center',
            !column.align && 'text-left',
          )}
        >
          {content}
          <span
            aria-hidden="true"
            className={classNames('text-[0.7em]', !isSorted && 'invisible', column.align === 'end' && 'order-first')}
          >
            {isSorted && sort.direction === 'ascending' ? '▲' : '▼'}
          </span>
        </button>
      ) : (
        content
      )}
    </th>
  )
}

function BodyCell<Row>({ column, row, isFirst, isSorted, scale, table }: BodyCellProps<Row>) {
  const isOpener = column.isRowHeader ?? (isFirst && !table.columns.some(({ isRowHeader }) => isRowHeader))
  const Cell = isOpener ? 'th' : 'td'
  return (
    <Cell
      scope={isOpener ? 'row' : undefined}
      className={classNames(
        'relative h-11 border-hairline border-b px-2 py-1.5 align-middle sm:px-3',
        'group-hover/row:bg-raised group-has-focus-visible/row:bg-raised',
        isFirst && 'sticky left-0 z-10',
        isSorted ? 'bg-[var(--row,var(--raised))]' : 'bg-[var(--row,var(--surface))]',
        Cell === 'th' && '[font-weight:inherit]',
        ...cellClasses(column),
      )}
    >
      {isOpener ? (
        <Opener table={table} row={row}>
          {column.render(row)}
        </Opener>
      ) : (
        column.render(row)
      )}
      {scale && <InCellBar scale={scale} value={column.bar?.(row)} />}
    </Cell>
  )
}

function Opener<Row>({ table, row, children }: { table: DataTableProps<Row>; row: Row; children: ReactNode }) {
  const href = table.rowHref?.(row)
  if (href !== undefined) {
    return (
      <a href={href} data-row-opener="" className={openerClass}>
        {children}
      </a>
    )
  }
  if (!table.onRow) return children
  return (
    <button type="button" data-row-opener="" onClick={() => table.onRow?.(row)} className={openerClass}>
      {children}
    </button>
  )
}

const openerClass = 'flex max-w-full items-center text-left group-hover/row:underline underline-offset-4'

function cellClasses<Row>({ align, priority = 1, className }: Column<Row>) {
  return [
    align === 'end' ? 'text-right' : align === 'center' ? 'text-center' : 'text-left',
    priorities[priority],
    className,
  ]
}

/** From which width of the frame on a column is shown; on paper all are. */
const priorities = {
  1: '',
  2: 'hidden @md:table-cell print:table-cell',
  3: 'hidden @xl:table-cell print:table-cell',
  4: 'hidden @3xl:table-cell print:table-cell',
}

export interface Column<Row> {
  key: string
  header: string
  /** Second, lighter line of the header. */
  headerNote?: string
  render: (row: Row) => ReactNode
  /** What the file says; a column without it is not in the file. */
  csv?: CsvColumn<Row>
  /** Numbers are at the end. */
  align?: 'end' | 'center'
  /** 1 is always shown; 2 from 448, 3 from 576, 4 from 768 pixels of the frame. */
  priority?: 1 | 2 | 3 | 4
  /** False where a table that sorts does not sort by this column. */
  isSortable?: boolean
  /** Names the row and opens it; the first column where none says so. */
  isRowHeader?: boolean
  /** Draws the value under the figure, all rows on one scale. */
  bar?: (row: Row) => number | undefined
  /** 'zero': bars from zero, to either side where there are values below it. 'range': marks from lowest to highest. */
  barScale?: 'zero' | 'range'
  className?: string
}

export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  label: string
  /** What the file of the table is named after, e.g. "standings"; absent: there is none. */
  holds?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row, index: number) => string | number
  /** A row's own ground is set as `[--row:…]`. */
  rowClass?: (row: Row) => string | undefined
  /** Where a row leads. */
  rowHref?: (row: Row) => string | undefined
  /** What a row does, where it has no address. */
  onRow?: (row: Row) => void
  sort?: Sort
  onSort?: (key: string) => void
  emptyText?: string
  /** Rows of the table's foot. */
  footer?: ReactNode
}

interface HeaderCellProps<Row> {
  column: Column<Row>
  isFirst: boolean
  sort: Sort | undefined
  onSort: ((key: string) => void) | undefined
}

interface BodyCellProps<Row> {
  column: Column<Row>
  row: Row
  isFirst: boolean
  isSorted: boolean
  scale: BarScale | null
  table: DataTableProps<Row>
}
