/** Reads a season's table from a CSV file, as spreadsheets and sites export it. Every cell that cannot be read is named. */
import { DomainError } from '../../domain/errors.ts'
import { describeValue } from '../shared/schema-issue.ts'
import { tidyName, toPoints } from '../shared/values.ts'
import type { CsvRecord } from './parse-csv.ts'
import type { ReadTable, TableLine } from './season-table.ts'
import type { TableColumn, TableFile } from './table-columns.ts'
import { listTeamLines, seasonPattern, type TeamRecord } from './table-lines.ts'

const longestName = 60
const mostTeams = 99
const mostResults = 40
/** Of one file: with more the file is another one than it should be. */
const mostProblems = 25

export function readTableRows(file: TableFile, fileName: string): ReadTable {
  const { header, records, separator } = file
  const problems: string[] = []
  const sheet: Sheet = {
    fileName,
    has: (column) => header.at.has(column),
    place: (column) => `column ${(header.at.get(column) ?? 0) + 1} (${header.nameOf(column)})`,
    cellOf: ({ cells }, column) => cells[header.at.get(column) ?? -1] ?? '',
    hasDecimalCommas: false,
    yearOfFile: findYear(fileName),
  }
  const points = records.flatMap((record) => pointColumns.map((column) => sheet.cellOf(record, column)))
  sheet.hasDecimalCommas = findDecimalCommas(points, separator)
  const teams = listTeamLines(file)
  if (teams.lines.length === 0)
    problems.push(`${fileName}: expected a line for each team below the header, found none.`)
  const wrong = new Set<number | null>()
  const read = teams.lines.flatMap((record) => readLine(record, sheet, { problems, wrong }) ?? [])
  // A line of an unknown season may be of any.
  const lines = wrong.has(null) ? [] : read.filter(({ season }) => !wrong.has(season))
  const { unused } = header
  const named = unused.map((name) => `"${tidyName(name).slice(0, 40)}"`).join(', ')
  const more = problems.length - mostProblems
  return {
    lines,
    problems: more > 0 ? [...problems.slice(0, mostProblems), `${fileName}: and ${more} more.`] : problems,
    notes: [
      ...(unused.length > 0 ? [`${fileName}: a season’s table has no use for ${named}.`] : []),
      ...teams.notes.map((note) => `${fileName}: ${note}`),
    ],
  }
}

interface Sheet {
  fileName: string
  has: (column: TableColumn) => boolean
  /** "column 4 (PF)". */
  place: (column: TableColumn) => string
  cellOf: (record: CsvRecord, column: TableColumn) => string
  /** True: 1.512,34 are points. */
  hasDecimalCommas: boolean
  /** The only year in the name of a file, of which the lines need not have it. */
  yearOfFile: number | null
}

const pointColumns = ['points_for', 'points_against'] as const

interface Faults {
  problems: string[]
  /** Seasons with a line that cannot be read; null of a line whose season cannot. */
  wrong: Set<number | null>
}

function readLine(record: TeamRecord, sheet: Sheet, { problems, wrong }: Faults): TableLine | null {
  const before = problems.length
  const cursor: Cursor = {
    sheet,
    cell: (column) => sheet.cellOf(record, column),
    seasonAbove: record.seasonAbove,
    fail(column, expected) {
      const text = sheet.cellOf(record, column)
      const found = text === '' ? 'nothing' : describeValue(text)
      const { fileName, place } = sheet
      return new DomainError(
        'bad-request',
        `${fileName}, line ${record.line}, ${place(column)}: expected ${expected}, found ${found}.`,
      )
    },
  }
  const attempt = <T>(read: (cursor: Cursor) => T): T | null => {
    try {
      return read(cursor)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      problems.push(error.message)
      return null
    }
  }
  const season = attempt(readSeason)
  const names = attempt(readNames)
  const line = {
    where: `line ${record.line}`,
    record: attempt(readRecord),
    pointsFor: attempt((one) => readPoints(one, 'points_for')),
    pointsAgainst: attempt((one) => readPoints(one, 'points_against')),
    seed: attempt((one) => readPlace(one, 'seed')),
    place: attempt((one) => readPlace(one, 'place')),
    isChampion: attempt((one) => readYesOrNo(one, 'champion')) ?? false,
    isInPlayoffs: attempt((one) => readYesOrNo(one, 'playoffs')),
  }
  if (problems.length > before) wrong.add(season)
  if (season === null || names === null) return null
  return { ...line, ...names, season }
}

interface Cursor {
  sheet: Sheet
  cell: (column: TableColumn) => string
  seasonAbove: string | null
  fail: (column: TableColumn, expected: string) => DomainError
}

function readSeason({ sheet, cell, seasonAbove, fail }: Cursor): number {
  if (!sheet.has('season') && seasonAbove === null) {
    if (sheet.yearOfFile !== null) return sheet.yearOfFile
    const text = `${sheet.fileName}: expected a column "season", or the year in the name of the file, such as 2014.csv.`
    throw new DomainError('bad-request', text)
  }
  const [, year] = seasonPattern.exec(cell('season') || (seasonAbove ?? '')) ?? []
  if (year === undefined) throw fail('season', 'the year in which the season started, 2000 to 2099')
  return Number(year)
}

function findYear(fileName: string): number | null {
  const years = new Set(fileName.match(/(?<!\d)20\d\d(?!\d)/g))
  return years.size === 1 ? Number([...years][0]) : null
}

/** A team without a manager is its own: a later alias joins it with one. */
function readNames(cursor: Cursor): Pick<TableLine, 'manager' | 'teamName'> {
  const { cell, fail, sheet } = cursor
  const team = tidyName(cell('team'))
  const manager = tidyName(cell('manager'))
  const name = manager || team
  const column = manager || !sheet.has('team') ? 'manager' : 'team'
  if (name === '') throw fail(column, 'the name of a manager or team')
  if (name.length > longestName) throw fail(column, `a name of at most ${longestName} characters`)
  return { manager: { name }, teamName: team || null }
}

function readRecord(cursor: Cursor): TableLine['record'] {
  const { cell, sheet } = cursor
  const text = cell('record')
  if (sheet.has('record') && !isNothing(text)) return readRecordText(cursor, text)
  if (!sheet.has('wins') || (isNothing(cell('wins')) && isNothing(cell('losses')))) return null
  const count = (column: 'wins' | 'losses' | 'ties') => (isNothing(cell(column)) ? 0 : readCount(cursor, column))
  return { wins: count('wins'), losses: count('losses'), ties: count('ties') }
}

/** "10-4", "10-4-1", "(10–4)", "10/4/1", with any of the dashes of Unicode. */
function readRecordText({ fail }: Cursor, text: string): TableLine['record'] {
  const [, wins, losses, ties = '0'] =
    /^\(?(\d{1,2})\s*[-\u2010-\u2015\u2212/:]\s*(\d{1,2})(?:\s*[-\u2010-\u2015\u2212/:]\s*(\d{1,2}))?\)?$/.exec(text) ??
    []
  const record = { wins: Number(wins), losses: Number(losses), ties: Number(ties) }
  if (wins !== undefined && record.wins + record.losses + record.ties <= mostResults) return record
  const isDate = /\d{4}|\d.*\p{L}{3}|\p{L}{3}.*\d/u.test(text)
  const hint = isDate ? ' (a spreadsheet may have made a date of it: format the column as text)' : ''
  throw fail('record', `a record such as 10-4 or 10-4-1${hint}`)
}

function readCount({ cell, fail }: Cursor, column: TableColumn): number {
  const text = cell(column).replace(/[.,]0+$/, '')
  if (!/^\d{1,2}$/.test(text) || Number(text) > mostResults) throw fail(column, `a number from 0 to ${mostResults}`)
  return Number(text)
}

function readPoints({ cell, fail, sheet }: Cursor, column: (typeof pointColumns)[number]): number | null {
  const text = cell(column)
  if (!sheet.has(column) || isNothing(text)) return null
  const plain = text.replace(/[\s\u00A0\u202F'’]|pts?\.?$/giu, '')
  const isNumber = sheet.hasDecimalCommas
    ? /^-?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/.test(plain)
    : /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(plain)
  const value = Number(sheet.hasDecimalCommas ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', ''))
  const example = sheet.hasDecimalCommas ? '1520,36' : '1520.36'
  if (!isNumber || Math.abs(value) >= 100_000) throw fail(column, `points such as ${example}`)
  return toPoints(value)
}

/**
 * Whether decimals have commas: of a file that is sure to have one of the two. With three digits behind it a comma or point may be either;
 * then it separates thousands, as no league counts thousandths.
 */
function findDecimalCommas(cells: readonly string[], separator: string): boolean {
  if (cells.some((text) => /,\d{1,2}$/.test(text))) return true
  if (cells.some((text) => /\.\d{1,2}$/.test(text))) return false
  return separator === ';' || cells.some((text) => /^\d{1,3}(\.\d{3})+$/.test(text))
}

/** "1", "1st", "2nd place", "T-3", "#2", "Champion". */
function readPlace({ cell, fail, sheet }: Cursor, column: 'seed' | 'place'): number | null {
  const text = cell(column)
  if (!sheet.has(column) || isNothing(text)) return null
  const word = text.toLowerCase().replace(/[^\p{L}]/gu, '')
  if (word.startsWith('champ')) return 1
  if (word === 'runnerup') return 2
  const [, digits] =
    /^(?:t-?|#|no\.?)?\s*(\d{1,2})(?:\.0*|st|nd|rd|th)?\s*(?:place)?\s*(?:\(?t(?:ie)?\)?)?$/i.exec(text) ?? []
  const value = Number(digits ?? 0)
  if (value < 1 || value > mostTeams) throw fail(column, `a place from 1 to ${mostTeams}, or nothing`)
  return value
}

const yes = [
  'yes',
  'y',
  'true',
  'x',
  '1',
  '✓',
  '✔',
  '✅',
  '🏆',
  '🥇',
  '⭐',
  '★',
  '*',
  'champion',
  'champ',
  'winner',
  'won',
  'ja',
  'oui',
  'si',
  'sí',
]
const no = ['no', 'n', 'false', '0', 'nein', 'non', '✗', '❌']

function readYesOrNo({ cell, fail, sheet }: Cursor, column: 'champion' | 'playoffs'): boolean | null {
  if (!sheet.has(column)) return null
  const text = cell(column).toLowerCase().replaceAll('\uFE0F', '')
  if (isNothing(text) || no.includes(text)) return false
  if (yes.includes(text)) return true
  throw fail(column, '"yes", "no" or nothing')
}

const isNothing = (text: string) => /^([-–—]|n\/?a|null|none|\?)?$/i.test(text)
