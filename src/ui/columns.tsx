/** Table columns by kind of figure: heading, cell, order and CSV in one line each. */
import type { ReactNode } from 'react'
import { listChance } from '../domain/chance-text.ts'
import type { Column } from './DataTable.tsx'
import { Delta } from './Delta.tsx'
import {
  absent,
  formatChance,
  formatNumber,
  formatPercent,
  formatPoints,
  formatRecord,
  formatScores,
  isFiniteNumber,
} from './format.ts'
import { type Sort, sortRows } from './sort.ts'
import { TeamName } from './TeamMark.tsx'

type Figure<Row> = (row: Row) => number | null | undefined
type Options<Row> = Partial<Omit<Column<Row>, 'key' | 'header'>>

/** A figure formatted by `format`; the CSV has the raw value. */
export function figureColumn<Row>(
  key: string,
  header: string,
  figure: Figure<Row>,
  format: (value: number | null | undefined) => ReactNode,
  options: Options<Row> = {},
): Column<Row> {
  return { key, header, align: 'end', render: (row) => format(figure(row)), csv: figure, sortBy: figure, ...options }
}

/** League points: 112.4. */
export function pointsColumn<Row>(key: string, header: string, points: Figure<Row>, options?: Options<Row>) {
  return figureColumn(key, header, points, formatPoints, options)
}

/** A number with fixed decimals; a count has none. */
export function numberColumn<Row>(
  key: string,
  header: string,
  value: Figure<Row>,
  { decimals = 0, ...options }: Options<Row> & { decimals?: number } = {},
) {
  return figureColumn(key, header, value, (number) => formatNumber(number, decimals), options)
}

/** A difference with sign and color: ▲ +12.4. */
export function deltaColumn<Row>(
  key: string,
  header: string,
  value: Figure<Row>,
  { decimals = 1, ...options }: Options<Row> & { decimals?: number } = {},
) {
  return figureColumn(key, header, value, (number) => <Delta value={number} decimals={decimals} />, options)
}

/** A percentage, 0 to 100: 51.3%. */
export function percentColumn<Row>(
  key: string,
  header: string,
  percent: Figure<Row>,
  { decimals = 1, ...options }: Options<Row> & { decimals?: number } = {},
) {
  return figureColumn(key, header, percent, (value) => formatPercent(value, decimals), options)
}

/** A chance, 0 to 1: 51%, <1%, and 100% where `isCertain`. The CSV has it in percent. */
export function chanceColumn<Row>(
  key: string,
  header: string,
  chance: Figure<Row>,
  { isCertain = () => false, ...options }: Options<Row> & { isCertain?: (row: Row) => boolean } = {},
): Column<Row> {
  const listed = (row: Row) => {
    const value = chance(row)
    return isFiniteNumber(value) ? listChance(value, isCertain(row)) : null
  }
  const render = (row: Row) => formatChance(chance(row), isCertain(row))
  return { key, header, align: 'end', render, csv: listed, sortBy: chance, ...options }
}

/** Both scores of a game: 112.4–98.1. The CSV has them in two columns. */
export function scoreColumn<Row>(scores: (row: Row) => readonly number[], options?: Options<Row>): Column<Row> {
  return {
    key: 'score',
    header: 'Score',
    align: 'end',
    render: (row) => <span className="whitespace-nowrap">{formatScores(scores(row))}</span>,
    csv: { Points: (row) => scores(row)[0], 'Points against': (row) => scores(row)[1] },
    ...options,
  }
}

interface WinLoss {
  wins: number | null
  losses: number | null
  ties: number | null
}

/** A record: 9-5. Spreadsheets would read that as a date, so the CSV has "Wins" and so on, or "All-play wins" for a `what`. */
export function recordColumn<Row>(
  key: string,
  header: string,
  record: (row: Row) => Partial<WinLoss> | null | undefined,
  { what, ...options }: Options<Row> & { what?: string } = {},
): Column<Row> {
  const headers = what ? [`${what} wins`, `${what} losses`, `${what} ties`] : ['Wins', 'Losses', 'Ties']
  const parts = ['wins', 'losses', 'ties'] as const
  return {
    key,
    header,
    align: 'end',
    className: 'whitespace-nowrap',
    render: (row) => formatRecord(record(row)),
    csv: Object.fromEntries(parts.map((part, index) => [headers[index], (row: Row) => record(row)?.[part]])),
    sortBy: (row) => {
      const { wins = null, losses, ties } = record(row) ?? {}
      return wins === null ? undefined : wins + (ties ?? 0) / 2 - (losses ?? 0) / 1e4
    },
    ...options,
  }
}

/** A text or a year: the row's subject, or a remark. A dash if absent. */
export function textColumn<Row>(
  key: string,
  header: string,
  text: (row: Row) => string | number | null | undefined,
  options?: Options<Row>,
): Column<Row> {
  return { key, header, render: (row) => text(row) ?? absent, csv: text, sortBy: text, ...options }
}

/** The team of a row, with its mark, as the row header. */
export function teamColumn<Row>(name: (row: Row) => string | undefined, options?: Options<Row>): Column<Row> {
  return {
    key: 'team',
    header: 'Team',
    isRowHeader: true,
    className: 'w-full max-w-0 lg:w-1/4',
    // Its mark is as high as the line: by its baseline the name would sit higher than the other cells.
    render: (row) => <TeamName name={name(row)} size={24} className="align-middle" />,
    csv: name,
    sortBy: name,
    ...options,
  }
}

/** Rows in the order of the sorted column, by its `sortBy`. */
export function sortByColumn<Row>(rows: readonly Row[], columns: readonly Column<Row>[], { key, direction }: Sort) {
  const { sortBy } = columns.find((column) => column.key === key) ?? {}
  return sortBy ? sortRows(rows, sortBy, direction) : [...rows]
}
