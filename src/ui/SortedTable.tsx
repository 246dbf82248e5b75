import { useMemo } from 'react'
import { navigateQuery } from '../stores/location.ts'
import { sortByColumn } from './columns.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { nextSort, readSort, type Sort, sortEntries } from './sort.ts'
import { usePicked } from './use-picked.ts'

/**
 * A table whose headers sort it, by the `sortBy` of its columns. The sort order is in the URL: `?sort=luck&order=desc`. A header shows at
 * once that it was pressed; the rows follow.
 */
export function SortedTable<Row>({ query, first, ascending, onQuery = replaceQuery, ...table }: SortedTableProps<Row>) {
  const { columns, rows } = table
  const startsAscending = (key: string) => ascending.includes(key)
  const keys = columns.map(({ key }) => key)
  const { key, direction } = readSort(query, keys, first, startsAscending)
  const sort = useMemo((): Sort => ({ key, direction }), [key, direction])
  const sorted = useMemo(() => sortByColumn(rows, columns, sort), [rows, columns, sort])
  const [shown, pick] = usePicked(sort, (picked) => onQuery(sortEntries(picked, first)))
  return (
    <DataTable
      {...table}
      rows={sorted}
      sort={sort}
      headerSort={shown}
      onSort={(column) => pick(nextSort(shown, column, startsAscending))}
    />
  )
}

const replaceQuery = (entries: Record<string, string | null>) => navigateQuery(entries, { replace: true })

interface SortedTableProps<Row> extends Omit<DataTableProps<Row>, 'sort' | 'headerSort' | 'onSort'> {
  query: URLSearchParams
  /** The default order, which needs no query entry. */
  first: Sort
  /** Keys of columns that sort ascending on the first click; the others sort descending. */
  ascending: readonly string[]
  onQuery?: (entries: Record<string, string | null>) => void
}
