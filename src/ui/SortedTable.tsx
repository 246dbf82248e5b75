import { navigateQuery } from '../stores/location.ts'
import { sortByColumn } from './columns.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { nextSortEntries, readSort, type Sort } from './sort.ts'

/** A table whose headers sort it, by the `sortBy` of its columns. The sort order is in the URL: `?sort=luck&order=desc`. */
export function SortedTable<Row>({ query, first, ascending, onQuery = replaceQuery, ...table }: SortedTableProps<Row>) {
  const { columns, rows } = table
  const startsAscending = (key: string) => ascending.includes(key)
  const keys = columns.map(({ key }) => key)
  const sort = readSort(query, keys, first, startsAscending)
  return (
    <DataTable
      {...table}
      rows={sortByColumn(rows, columns, sort)}
      sort={sort}
      onSort={(key) => onQuery(nextSortEntries(sort, key, first, startsAscending))}
    />
  )
}

const replaceQuery = (entries: Record<string, string | null>) => navigateQuery(entries, { replace: true })

interface SortedTableProps<Row> extends Omit<DataTableProps<Row>, 'sort' | 'onSort'> {
  query: URLSearchParams
  /** The default order, which needs no query entry. */
  first: Sort
  /** Keys of columns that sort ascending on the first click; the others sort descending. */
  ascending: readonly string[]
  onQuery?: (entries: Record<string, string | null>) => void
}
