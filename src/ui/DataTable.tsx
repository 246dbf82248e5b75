import { memo, type ReactNode } from 'react'
import { CsvButton } from './CsvButton.tsx'
import { classNames } from './class-names.ts'
import { type CsvColumn, csvOfColumns } from './csv.ts'
import { type BarScale, createBarScale, InCellBar } from './InCellBar.tsx'
import type { Sort } from './sort.ts'
import { keepUnbroken } from './Unbroken.tsx'

/**
 * A table in its own frame. The header and the row's name column stay visible. In narrow frames less important columns are hidden until a
 * tap shows them all, scrolled sideways within the frame. A row with a link or an action opens by a click anywhere, and by keyboard through
 * its first column (`src/layouts/page-behaviour.ts`). With `csvName` the table has a download at its foot.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, sort, headerSort = sort, onSort, footer } = props
  const isStatic = !props.rowHref && !props.onRow && !onSort
  const widest = Math.max(...columns.map(({ priority = 1 }) => priority)) as Priority
  return (
    <div className={classNames('group/table all-columns @container', props.isDense && 'dense')}>
      {rows.length > 0 && <AllColumns label={label} count={columns.length} widest={widest} />}
      <div
        {...(isStatic ? { role: 'group', tabIndex: 0, 'aria-label': label } : {})}
        className="overflow-x-auto overscroll-x-contain md:group-has-[[data-all-columns]:checked]/table:overflow-x-auto md:overflow-visible"
      >
        <table className="w-full border-separate border-spacing-0">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <HeaderCell
                  key={column.key}
                  column={column}
                  stays={namesRow(columns, index)}
                  sort={headerSort}
                  onSort={onSort}
                />
              ))}
            </tr>
          </thead>
          <Rows
            columns={columns}
            rows={rows}
            rowKey={props.rowKey}
            rowClass={props.rowClass}
            rowHref={props.rowHref}
            onRow={props.onRow}
            sortedBy={sort?.key}
          />
          {footer && <tfoot>{footer}</tfoot>}
        </table>
      </div>
      {rows.length === 0 && <p className="px-4 py-8 text-center text-muted">{props.emptyText ?? 'No data'}</p>}
      {props.csvName && rows.length > 0 && (
        <p data-left-out="" className="flex justify-end px-3 py-2 print:hidden">
          <CsvButton what={props.csvName} table={() => csvOfColumns(columns, rows)} />
        </p>
      )}
    </div>
  )
}

/** They do not render again when only the header changes. */
const Rows = memo(function Rows<Row>(props: RowsProps<Row>) {
  const { columns, rows, rowKey, rowClass, rowHref, onRow, sortedBy } = props
  const scales = columns.map(({ bar, barScale }) => (bar ? createBarScale(rows.map(bar), barScale) : null))
  return (
    <tbody>
      {rows.map((row, rowIndex) => (
        <tr
          key={rowKey(row, rowIndex)}
          data-opens={rowHref || onRow ? '' : undefined}
          className={classNames('group/row', (rowHref || onRow) && 'cursor-pointer', rowClass?.(row))}
        >
          {columns.map((column, index) => (
            <BodyCell
              key={column.key}
              column={column}
              row={row}
              namesRow={namesRow(columns, index)}
              isSorted={sortedBy === column.key}
              scale={scales[index] ?? null}
              table={props}
            />
          ))}
        </tr>
      ))}
    </tbody>
  )
}) as <Row>(props: RowsProps<Row>) => ReactNode

/** Works without a script: CSS shows the columns by the checkbox. */
function AllColumns({ label, count, widest }: { label: string; count: number; widest: Priority }) {
  if (widest === 1) return null
  return (
    <label
      className={classNames(
        'flex min-h-11 cursor-pointer items-center justify-end gap-2 px-3 text-muted text-sm print:hidden',
        roomy[widest],
      )}
    >
      <input type="checkbox" data-all-columns="" aria-label={`All columns of ${label}`} className="checkbox size-4" />
      All {count} columns
    </label>
  )
}

function namesRow<Row>(columns: readonly Column<Row>[], index: number): boolean {
  return columns[index]?.isRowHeader ?? (index === 0 && !columns.some(({ isRowHeader }) => isRowHeader))
}

function HeaderCell<Row>({ column, stays, sort, onSort }: HeaderCellProps<Row>) {
  const isSorted = sort?.key === column.key
  const isSortable = onSort && column.isSortable !== false
  const content = (
    <span className={column.headerNote && 'lg:whitespace-nowrap'}>
      {keepUnbroken(column.header)}
      {column.headerNote && <span className="block font-normal whitespace-nowrap">{column.headerNote}</span>}
    </span>
  )
  return (
    <th
      scope="col"
      aria-sort={isSorted ? sort.direction : undefined}
      className={classNames(
        'sticky top-0 border-hairline md:top-(--bar) border-b align-bottom font-medium text-muted text-sm',
        stays ? 'left-0 z-20' : 'z-10',
        isSorted ? 'bg-raised text-ink' : 'bg-surface',
        isSortable ? 'p-0' : 'px-1.5 py-2 sm:px-3',
        ...cellClasses(column, stays),
      )}
    >
      {isSortable ? (
        <button
          type="button"
          onClick={() => onSort(column.key)}
          className={classNames(
            'flex min-h-11 w-full items-end gap-1 px-1.5 py-2 -outline-offset-2 hover:text-ink sm:px-3',
            column.align === 'end' && 'justify-end text-right',
            column.align === 'center' && 'justify-center text-center',
            !column.align && 'text-left',
          )}
        >
          {content}
          <span
            aria-hidden="true"
            className={classNames(
              'text-[0.7em]',
              // Phones have no room to spare for an arrow that isn’t shown.
              !isSorted && 'invisible max-sm:hidden',
              column.align === 'end' && 'order-first',
            )}
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

function BodyCell<Row>({ column, row, namesRow, isSorted, scale, table }: BodyCellProps<Row>) {
  const Cell = namesRow ? 'th' : 'td'
  return (
    <Cell
      scope={namesRow ? 'row' : undefined}
      className={classNames(
        'h-11 border-hairline border-b px-1.5 py-1.5 align-middle sm:px-3',
        'group-hover/row:bg-raised group-has-focus-visible/row:bg-raised',
        namesRow ? 'sticky left-0 z-10' : 'relative',
        isSorted ? 'bg-[var(--row,var(--raised))]' : 'bg-[var(--row,var(--surface))]',
        Cell === 'th' && '[font-weight:inherit]',
        ...cellClasses(column, namesRow),
      )}
    >
      {namesRow ? (
        <Opener table={table} row={row}>
          {keepUnbroken(column.render(row))}
        </Opener>
      ) : (
        keepUnbroken(column.render(row))
      )}
      {column.renderNote?.(row)}
      {scale && <InCellBar scale={scale} value={column.bar?.(row)} />}
    </Cell>
  )
}

function Opener<Row>({ table, row, children }: { table: RowsProps<Row>; row: Row; children: ReactNode }) {
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

function cellClasses<Row>({ align, priority = 1, className }: Column<Row>, stays: boolean) {
  return [
    stays &&
      'sm:group-has-[[data-all-columns]:checked]/table:min-w-32 md:group-has-[[data-all-columns]:checked]/table:min-w-40 max-md:group-has-[[data-all-columns]:checked]/table:border-r',
    align === 'end' ? 'text-right' : align === 'center' ? 'text-center' : 'text-left',
    priorities[priority],
    className,
  ]
}

type Priority = 1 | 2 | 3 | 4 | 5

/** Frame width from which a column is shown by default; on paper all are. */
const priorities: Record<Priority, string> = {
  1: '',
  2: 'hidden group-has-[[data-all-columns]:checked]/table:table-cell @md:table-cell print:table-cell',
  3: 'hidden group-has-[[data-all-columns]:checked]/table:table-cell @xl:table-cell print:table-cell',
  4: 'hidden group-has-[[data-all-columns]:checked]/table:table-cell @2xl:table-cell print:table-cell',
  5: 'hidden group-has-[[data-all-columns]:checked]/table:table-cell @4xl:table-cell print:table-cell',
}

/** If all columns fit, the checkbox is hidden. */
const roomy: Record<Priority, string> = { 1: '', 2: '@md:hidden', 3: '@xl:hidden', 4: '@2xl:hidden', 5: '@4xl:hidden' }

export interface Column<Row> {
  key: string
  header: string
  /** Second, lighter line of the header. */
  headerNote?: string
  render: (row: Row) => ReactNode
  /** Rendered beneath the cell's link, outside of it. */
  renderNote?: (row: Row) => ReactNode
  /** The value in the CSV; columns without it are not in the file. */
  csv?: CsvColumn<Row>
  /** The sort value of the column, if the table can be sorted by it. */
  sortBy?: (row: Row) => number | string | null | undefined
  /** Numbers are right-aligned. */
  align?: 'end' | 'center'
  /** 1 is always shown; 2 from 448, 3 from 576, 4 from 672, 5 from 896 pixels of the frame; all of them once the reader checks the box. */
  priority?: Priority
  /** False: a sorting table does not sort by this column. */
  isSortable?: boolean
  /** Names the row and opens it; the first column by default. */
  isRowHeader?: boolean
  /** Draws a bar under the figure, on one scale for all rows. */
  bar?: (row: Row) => number | null | undefined
  /** 'zero': bars from zero, to either side if there are negative values. 'range': marks from lowest to highest. */
  barScale?: 'zero' | 'range'
  className?: string
}

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  label: string
  /** Base of the CSV's file name, e.g. "standings"; absent: no download. */
  csvName?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row, index: number) => string | number
  /** A row's background is set as `[--row:…]`. */
  rowClass?: (row: Row) => string | undefined
  /** Narrower columns on phones, so that all of them fit. */
  isDense?: boolean
  /** URL that a row opens. */
  rowHref?: (row: Row) => string | undefined
  /** Action of a row without a URL. */
  onRow?: (row: Row) => void
  sort?: Sort
  /** The order that the header marks: what was picked, before the rows follow. */
  headerSort?: Sort
  onSort?: (key: string) => void
  emptyText?: string
  /** Rows of the table's foot. */
  footer?: ReactNode
}

interface HeaderCellProps<Row> {
  column: Column<Row>
  /** Stays visible while the others scroll. */
  stays: boolean
  sort: Sort | undefined
  onSort: ((key: string) => void) | undefined
}

interface BodyCellProps<Row> {
  column: Column<Row>
  row: Row
  namesRow: boolean
  isSorted: boolean
  scale: BarScale | null
  table: RowsProps<Row>
}

interface RowsProps<Row>
  extends Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowKey' | 'rowClass' | 'rowHref' | 'onRow'> {
  /** Key of the column by which the rows are sorted. */
  sortedBy: string | undefined
}
