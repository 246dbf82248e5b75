/** The columns of a season's table, by the names that spreadsheets and sites give them. */
import { type CsvRecord, type CsvSeparator, csvSeparators, parseCsv } from './parse-csv.ts'

/** Our name of each column, and what people call it, in lower case and without blanks and punctuation. */
const columnNames = {
  season: ['season', 'year', 'seasonyear', 'yr'],
  team: ['team', 'teamname', 'franchise', 'teams', 'club'],
  manager: ['manager', 'owner', 'managername', 'ownername', 'managers', 'owners', 'teamowner', 'teammanager', 'gm'],
  record: ['record', 'rec', 'wl', 'wlt', 'regularseasonrecord', 'overallrecord', 'overall', 'winloss', 'winlosstie'],
  wins: ['wins', 'w', 'win', 'won'],
  losses: ['losses', 'l', 'loss', 'lost'],
  ties: ['ties', 't', 'tie', 'tied', 'draws', 'd'],
  points_for: ['pointsfor', 'pf', 'points', 'pts', 'ptsfor', 'totalpoints', 'pointsscored', 'fpts', 'fantasypoints'],
  points_against: ['pointsagainst', 'pa', 'ptsagainst', 'against', 'pointsallowed'],
  seed: ['seed', 'playoffseed', 'regularseasonrank', 'regularseasonplace', 'regularseasonfinish', 'regularrank'],
  place: [
    'place',
    'finish',
    'finalrank',
    'finalplace',
    'finalstanding',
    'finalstandings',
    'finalposition',
    'placement',
  ],
  champion: ['champion', 'champ', 'champions', 'title', 'winner', 'trophy', '🏆'],
  playoffs: ['playoffs', 'madeplayoffs', 'playoff', 'inplayoffs', 'madetheplayoffs', 'postseason'],
} as const
export type TableColumn = keyof typeof columnNames
const tableColumns = Object.keys(columnNames) as TableColumn[]

/** The final place; the place after the regular season where another column has the final one. */
const rankNames = ['rank', 'position', 'pos', 'standing', 'standings', 'rk']
const figures: readonly TableColumn[] = ['record', 'wins', 'points_for', 'points_against', 'seed', 'place', 'champion']
/** Columns of games, which make a file one of games. */
const gameNames = ['week', 'home', 'away', 'opponent']

export interface TableHeader {
  /** Index of each column in a line. */
  at: ReadonlyMap<TableColumn, number>
  /** As the file names it. */
  nameOf: (column: TableColumn) => string
  /** Names of columns that a table has no use for. */
  unused: string[]
}

export interface TableFile {
  header: TableHeader
  /** The lines above the header. */
  above: CsvRecord[]
  records: CsvRecord[]
  separator: CsvSeparator
}

/** A title may stand above the header. */
const mostLinesAbove = 5

/** The lines of a season's table; null if no line is the header of one. */
export function openTable(text: string, fileName: string): TableFile | null {
  const plain = text.replace(/^(\uFEFF?)sep=.\r?\n/i, '$1')
  for (const separator of csvSeparators) {
    if (!hasHeader(plain, separator)) continue
    const records = parseCsv(plain, fileName, separator)
    const index = records.slice(0, mostLinesAbove).findIndex(({ cells }) => readTableHeader(cells) !== null)
    const header = readTableHeader(records[index]?.cells ?? [])
    if (header) return { header, above: records.slice(0, index), records: records.slice(index + 1), separator }
  }
  return null
}

/** Before the file is parsed: with another separator a quote may be misplaced. */
function hasHeader(text: string, separator: CsvSeparator): boolean {
  const lines = text.slice(0, 5000).split(/\r\n|[\r\n]/)
  return lines.some((line) => readTableHeader(line.split(separator).map((cell) => cell.replaceAll('"', ''))) !== null)
}

/** Null unless it names a team or manager and a figure of a table. The header of a file of ranks is none. */
function readTableHeader(cells: readonly string[]): TableHeader | null {
  const named = cells.map(plainName)
  if (named.some((name) => gameNames.includes(name))) return null
  const at = new Map<TableColumn, number>()
  for (const column of tableColumns) {
    const index = named.findIndex((name) => (columnNames[column] as readonly string[]).includes(name))
    if (index !== -1) at.set(column, index)
  }
  const rank = named.findIndex((name) => rankNames.includes(name))
  const isOnlyRanks = at.size === 2 && at.has('season') && at.has('manager') && cells.length === 3 && rank !== -1
  if (isOnlyRanks) return null
  if (rank !== -1) {
    if (!at.has('place')) at.set('place', rank)
    else if (!at.has('seed')) at.set('seed', rank)
  }
  const isTable = (at.has('team') || at.has('manager')) && figures.some((column) => at.has(column))
  if (!isTable) return null
  const used = new Set(at.values())
  return {
    at,
    nameOf: (column) => cells[at.get(column) ?? -1]?.trim() ?? column,
    unused: cells.filter((cell, index) => cell.trim() !== '' && !used.has(index)).map((cell) => cell.trim()),
  }
}

/** In lower case, without blanks and punctuation. */
export const plainName = (cell: string) =>
  cell
    .replace(/^\uFEFF/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}🏆]/gu, '')
