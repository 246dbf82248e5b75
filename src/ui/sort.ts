/** Sorting of tables: column, direction, and sorted rows. */
import { compareNames } from '../domain/compare-names.ts'

export interface Sort {
  key: string
  direction: 'ascending' | 'descending'
}

/** The sort order after a click on a header: the same column reverses, another starts in its own direction. */
export function nextSort(sort: Sort, key: string, startsAscending: (key: string) => boolean): Sort {
  if (sort.key === key) return { key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' }
  return { key, direction: startsAscending(key) ? 'ascending' : 'descending' }
}

/** The query's sort order among `keys`, e.g. `?sort=luck&order=asc`, or `first`. Without an order a key uses its own direction. */
export function readSort(
  query: URLSearchParams,
  keys: readonly string[],
  first: Sort,
  startsAscending: (key: string) => boolean,
): Sort {
  const key = query.get('sort') ?? ''
  if (!keys.includes(key)) return first
  const order = query.get('order')
  const isAscending = order === 'asc' || (order !== 'desc' && startsAscending(key))
  return { key, direction: isAscending ? 'ascending' : 'descending' }
}

/** The query entries of a sort order; the default order `first` needs none. */
export function sortEntries({ key, direction }: Sort, first: Sort): { sort: string | null; order: string | null } {
  if (key === first.key && direction === first.direction) return { sort: null, order: null }
  return { sort: key, order: direction === 'ascending' ? 'asc' : 'desc' }
}

type Sortable = number | string | null | undefined

/** Sorted rows; rows without a value come last in both directions, ties keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  readValue: (row: Row) => Sortable,
  direction: Sort['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  return [...rows].sort((a, b) => compare(readValue(a), readValue(b), sign))
}

function compare(a: Sortable, b: Sortable, sign: 1 | -1): number {
  const missing = Number(isMissing(a)) - Number(isMissing(b))
  if (missing !== 0 || isMissing(a) || isMissing(b)) return missing
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
  return sign * compareNames(String(a), String(b))
}

function isMissing(value: Sortable): value is null | undefined {
  return value === null || value === undefined || value === '' || Number.isNaN(value)
}
