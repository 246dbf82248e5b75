/** The lines of a history file: games, or final ranks. Names are as in the file. */
import { lastWeek } from '../../domain/constants.ts'
import { DomainError } from '../../domain/errors.ts'
import { describeValue } from '../shared/schema-issue.ts'
import { tidyName, toPoints } from '../shared/values.ts'
import { nearestWord } from './nearest-word.ts'
import { type CsvRecord, parseCsv } from './parse-csv.ts'

export const gameColumns = ['season', 'week', 'home', 'away', 'home_score', 'away_score', 'kind'] as const
export const rankColumns = ['season', 'manager', 'rank'] as const

/** 'playoff': a game of the championship bracket. 'consolation': any other game after the regular season. */
export const fileGameKinds = ['regular', 'playoff', 'consolation'] as const
type FileGameKind = (typeof fileGameKinds)[number]

export interface GameRow {
  line: number
  season: number
  /** Ascending; two in a two-week round. */
  weeks: readonly number[]
  home: string
  away: string
  homePoints: number
  awayPoints: number
  kind: FileGameKind
}

interface RankRow {
  line: number
  season: number
  manager: string
  /** 1 is best. */
  rank: number
}

export type HistoryRows = { holds: 'games'; rows: GameRow[] } | { holds: 'ranks'; rows: RankRow[] }

/** Maximum characters of a history file; thirty seasons of ten games a week have half as many. */
export const longestHistoryFile = 256 * 1024
const longestName = 60
const mostTeams = 99
const longestRound = 4

/**
 * Reads a history file by its header: `season,week,home,away,home_score,away_score,kind` or `season,manager,rank`. Throws
 * `DomainError('bad-request')` with file, line, column, expected and actual value.
 */
export function readHistoryRows(text: string, fileName: string): HistoryRows {
  checkSize(text, fileName)
  const [header, ...records] = parseCsv(text, fileName)
  if (!header) throw new DomainError('bad-request', `${fileName}: expected ${headers}, found nothing.`)
  const named = header.cells.map((cell) => cell.toLowerCase())
  const isRanks = named.includes('rank') || named.includes('manager')
  const columns = readHeader(header, named, isRanks ? rankColumns : gameColumns, fileName)
  const cursors = records.map((record) => openRecord(record, columns, fileName))
  return isRanks ? { holds: 'ranks', rows: cursors.map(readRank) } : { holds: 'games', rows: cursors.map(readGame) }
}

/** Before a file is read. */
export function checkSize(text: string, fileName: string): void {
  if (text.length <= longestHistoryFile) return
  throw new DomainError('bad-request', `${fileName}: expected at most ${longestHistoryFile / 1024} kB, found more.`)
}

const headers = `the header ${gameColumns.join(',')} or ${rankColumns.join(',')}, or the columns of a table (Season, Manager, Record, PF, Place)`

function readHeader(
  { line, cells }: CsvRecord,
  named: readonly string[],
  columns: readonly string[],
  fileName: string,
): readonly string[] {
  const fail = (expected: string, found: string) =>
    new DomainError('bad-request', `${fileName}, line ${line}: expected ${expected}, found ${found}.`)
  // A table may have any separator, so only what else it is has the wrong one.
  const separator = named.length === 1 ? /^"?season"?([;\t|])/.exec(named[0] ?? '')?.[1] : undefined
  if (separator) {
    const character = separator === '\t' ? 'tabs' : `"${separator}"`
    throw fail(
      'commas between columns (save it as CSV with commas, and decimal points in scores)',
      `${character} between them`,
    )
  }
  // Spreadsheets add empty cells behind the last column.
  const last = named.findLastIndex((name) => name !== '')
  for (const [index, name] of named.slice(0, last + 1).entries()) {
    if (columns.includes(name) && named.indexOf(name) === index) continue
    const free = columns.filter((column) => !named.includes(column))
    const near = nearestWord(name, free) ?? free.find((column) => column !== 'kind')
    const isFirst = index === 0 && !columns.some((column) => named.includes(column))
    throw fail(isFirst ? headers : near ? `"${near}"` : 'no further column', describeValue(cells[index]))
  }
  const missing = columns.find((column) => !named.includes(column) && column !== 'kind')
  if (missing) throw fail(`a column "${missing}"`, `${named.slice(0, last + 1).join(',')}`)
  return named
}

interface RecordCursor {
  line: number
  cell: (column: string) => string
  fail: (column: string, expected: string) => DomainError
}

function openRecord({ line, cells }: CsvRecord, columns: readonly string[], fileName: string): RecordCursor {
  const extra = cells.findIndex((cell, index) => index >= columns.length && cell !== '')
  if (extra !== -1) {
    throw new DomainError(
      'bad-request',
      `${fileName}, line ${line}, column ${extra + 1}: expected ${columns.length} columns (decimal points in scores, names with a comma in quotes), found ${describeValue(cells[extra])}.`,
    )
  }
  const cell = (column: string) => cells[columns.indexOf(column)] ?? ''
  return {
    line,
    cell,
    fail(column, expected) {
      const at = columns.includes(column) ? columns.indexOf(column) + 1 : columns.length + 1
      const found = cell(column) === '' ? 'nothing' : describeValue(cell(column))
      return new DomainError(
        'bad-request',
        `${fileName}, line ${line}, column ${at} (${column}): expected ${expected}, found ${found}.`,
      )
    },
  }
}

function readGame(record: RecordCursor): GameRow {
  return {
    line: record.line,
    season: readSeason(record),
    weeks: readWeeks(record),
    home: readName(record, 'home', "a manager's name"),
    away: readName(record, 'away', "the opponent's name (a bye is no game: leave the line out)"),
    homePoints: readPoints(record, 'home_score'),
    awayPoints: readPoints(record, 'away_score'),
    kind: readKind(record),
  }
}

function readRank(record: RecordCursor): RankRow {
  return {
    line: record.line,
    season: readSeason(record),
    manager: readName(record, 'manager', "a manager's name"),
    rank: readWhole(record, 'rank', mostTeams, `a rank from 1 to ${mostTeams}`),
  }
}

function readSeason(record: RecordCursor): number {
  const text = record.cell('season')
  if (!/^20\d\d$/.test(text)) throw record.fail('season', 'the year in which the season started, 2000 to 2099')
  return Number(text)
}

/** `3`, or `15-16` for a two-week round. */
function readWeeks(record: RecordCursor): number[] {
  const text = record.cell('week')
  const [, from, to] = /^(\d{1,2})\s*[-–]\s*(\d{1,2})$/.exec(text) ?? []
  const expected = `a week from 1 to ${lastWeek}, or such as 15-16 for a round of two weeks`
  if (from === undefined || to === undefined) return [readWhole(record, 'week', lastWeek, expected)]
  const first = Number(from)
  const last = Number(to)
  if (first < 1 || last > lastWeek || last <= first || last - first >= longestRound) throw record.fail('week', expected)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function readWhole(record: RecordCursor, column: string, most: number, expected: string): number {
  const text = record.cell(column)
  const value = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (value < 1 || value > most) throw record.fail(column, expected)
  return value
}

function readName(record: RecordCursor, column: string, expected: string): string {
  const name = tidyName(record.cell(column))
  if (name === '') throw record.fail(column, expected)
  if (name.length > longestName) throw record.fail(column, `a name of at most ${longestName} characters`)
  return name
}

function readPoints(record: RecordCursor, column: string): number {
  const text = record.cell(column)
  if (!/^-?\d{1,4}(\.\d{1,6})?$/.test(text)) throw record.fail(column, 'points with a decimal point, such as 104.5')
  return toPoints(Number(text))
}

function readKind(record: RecordCursor): FileGameKind {
  const text = record.cell('kind').toLowerCase() || 'regular'
  const kind = fileGameKinds.find((known) => known === text)
  if (kind) return kind
  const near = nearestWord(text, fileGameKinds)
  throw record.fail('kind', near ? `"${near}"` : `${fileGameKinds.join(', ')} or nothing, which is regular`)
}
