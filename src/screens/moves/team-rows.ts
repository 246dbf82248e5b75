/** Rows of the table of moves by team. */
import type { MovesResponse } from '../../parts/moves/season-moves.ts'
import { nextSortEntries, readSort, type Sort } from '../../ui/sort.ts'

export interface TeamRow extends Row {
  /** Dollars: the host's count, else the sum of winning bids. */
  spent: number | null
}

type Row = MovesResponse['teams'][number]

/** The highest total value of pick-ups and trades comes first. */
export function toTeamRows({ teams }: MovesResponse): TeamRow[] {
  return teams.map((row) => ({ ...row, spent: row.budgetSpent ?? row.bids }))
}

const first: Sort = { key: 'addValue', direction: 'descending' }

/** `?sort=trades&order=desc`; by default the value of pick-ups. */
export function readTeamSort(query: URLSearchParams, keys: readonly string[]): Sort {
  return readSort(query, keys, first)
}

/** Query entries after a click on a header. */
export function nextTeamSort(sort: Sort, key: string): { sort: string | null; order: string | null } {
  return nextSortEntries(sort, key, first, (column) => column === 'team')
}
