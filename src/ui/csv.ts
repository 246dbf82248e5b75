/** Tables as CSV files that spreadsheets open without settings: RFC 4180, UTF-8 with a byte order mark, no formulas. */
import { roundTo } from '../domain/rounding.ts'

/** Raw values, not formatted; unknown ones are empty. */
export type CsvValue = string | number | null | undefined

export interface CsvTable {
  headers: readonly string[]
  rows: readonly (readonly CsvValue[])[]
}

/** Without the byte order mark Excel reads UTF-8 in the machine's old code page. */
const byteOrderMark = '\uFEFF'

/** The whole file, byte order mark included. */
export function toCsv({ headers, rows }: CsvTable): string {
  return byteOrderMark + [headers, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

/** The text of a cell before quoting: numbers with at most two decimals; formulas are escaped. */
function cellText(value: CsvValue): string {
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

/** A column's raw value, or several with their own headers if the screen formats them as one ("9-5"). */
export type CsvColumn<Row> = ((row: Row) => CsvValue) | Readonly<Record<string, (row: Row) => CsvValue>>

export type CsvColumns<Row> = readonly { header: string; headerNote?: string; csv?: CsvColumn<Row> }[]

/** All columns with a raw value, including hidden ones, with their headers as shown. */
export function csvOfColumns<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): CsvTable {
  const fields = columns.flatMap(({ header, headerNote, csv = {} }) =>
    Object.entries(typeof csv === 'function' ? { [headerNote ? `${header} ${headerNote}` : header]: csv } : csv),
  )
  return {
    headers: fields.map(([header]) => header),
    rows: rows.map((row) => fields.map(([, read]) => read(row))),
  }
}
