import type { CsvTable, CsvValue } from './csv.ts'

/** A column's plain value, or several under headers of their own where the screen writes them as one ("9-5"). */
export type CsvColumn<Row> = ((row: Row) => CsvValue) | Readonly<Record<string, (row: Row) => CsvValue>>

export type CsvColumns<Row> = readonly { header: string; headerNote?: string; csv?: CsvColumn<Row> }[]

/** All columns that have a plain value, whichever of them are in sight, under their headers as shown. */
export function csvOfColumns<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): CsvTable {
  const fields = columns.flatMap(({ header, headerNote, csv = {} }) =>
    Object.entries(typeof csv === 'function' ? { [headerNote ? `${header} ${headerNote}` : header]: csv } : csv),
  )
  return {
    headers: fields.map(([header]) => header),
    rows: rows.map((row) => fields.map(([, read]) => read(row))),
  }
}
