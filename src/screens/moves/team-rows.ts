/** Rows of the table of moves by team. */
import type { MovesResponse, Team } from '../../parts/moves/season-moves.ts'
import type { CsvValue } from '../../ui/csv.ts'
import { nextSortEntries, readSort, type Sort, sortRows } from '../../ui/sort.ts'

export interface TeamRow {
  team: Team
  adds: number | null
  neverStarted: number | null
  drops: number | null
  trades: number | null
  /** Adds divided by the size of a roster. */
  churn: number | null
  addValue: number | null
  tradeValue: number | null
  /** Dollars: the host's count, else the sum of winning bids. */
  spent: number | null
  unused: number | null
  overbid: number | null
}

export type TeamFigure = Exclude<keyof TeamRow, 'team'>

/** The highest total value of pick-ups and trades comes first. */
export function toTeamRows({ teams = [] }: MovesResponse): TeamRow[] {
  return teams.flatMap(({ team, ...figures }) =>
    team
      ? [
          {
            team: { id: team.id ?? null, name: team.name?.trim() || 'Unnamed team' },
            adds: figures.adds ?? null,
            neverStarted: figures.neverStarted ?? null,
            drops: figures.drops ?? null,
            trades: figures.trades ?? null,
            churn: figures.churn ?? null,
            addValue: figures.addValue ?? null,
            tradeValue: figures.tradeValue ?? null,
            spent: figures.budgetSpent ?? figures.bids ?? null,
            unused: figures.unusedBids ?? null,
            overbid: figures.overbid ?? null,
          },
        ]
      : [],
  )
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

export function sortTeams(rows: readonly TeamRow[], { key, direction }: Sort): TeamRow[] {
  return sortRows(rows, (row) => sortValue(row, key), direction)
}

function sortValue(row: TeamRow, key: string): CsvValue {
  return key === 'team' ? row.team.name : (row[key as TeamFigure] ?? null)
}
