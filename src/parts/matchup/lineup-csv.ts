import { type CsvColumns, type CsvTable, csvOfColumns } from '../../ui/csv.ts'
import type { LineupRow, PairedLineups } from './pair-lineups.ts'

/** Both lineups as a table, slot by slot; the opponent's columns only if his lineup is known. */
export function lineupTable(lineups: PairedLineups, ownName: string, opponentName: string | null): CsvTable {
  return csvOfColumns<LineupRow>(
    [
      { header: 'Slot', csv: ({ slot }) => slot },
      ...columnsOf(ownName, 'own'),
      ...(opponentName === null ? [] : columnsOf(opponentName, 'opponent')),
    ],
    [...lineups.starters, ...lineups.bench],
  )
}

function columnsOf(team: string, side: 'own' | 'opponent'): CsvColumns<LineupRow> {
  return [
    { header: team, csv: (row) => row[side]?.name },
    { header: `${team}: Position`, csv: (row) => row[side]?.position },
    { header: `${team}: Points`, csv: (row) => row[side]?.weekPoints },
    { header: `${team}: Projected`, csv: (row) => row[side]?.projectedPoints },
  ]
}
