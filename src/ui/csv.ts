/** Tables as CSV files that a spreadsheet opens as they are: RFC 4180, UTF-8 with its mark, no formulas. */
import { roundTo } from '../domain/rounding.ts'

/** Figures are raw, not as they are shown; what is not known is empty. */
export type CsvValue = string | number | null | undefined

export interface CsvTable {
  headers: readonly string[]
  rows: readonly (readonly CsvValue[])[]
}

/** Without the byte order mark Excel reads UTF-8 as the machine's old code page. */
const byteOrderMark = '\uFEFF'

/** The whole file, mark included. */
export function toCsv({ headers, rows }: CsvTable): string {
  return byteOrderMark + [headers, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

/** What a cell says, before it is quoted: numbers with at most two decimals, texts that would run as a formula defused. */
export function cellText(value: CsvValue): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(roundTo(value, 2)) : ''
  if (!value) return ''
  return startsFormula.test(value) && !plainNumber.test(value) ? `'${value}` : value
}

const startsFormula = /^[=+\-@\t\r]/
const plainNumber = /^[+-]?\d+(\.\d+)?$/

function toCell(value: CsvValue): string {
  const text = cellText(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

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
