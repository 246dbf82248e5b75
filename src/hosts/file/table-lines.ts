/** Which lines of a season's table are teams, and of which season. What people write between them is left out, and named. */
import { describeValue } from '../shared/schema-issue.ts'
import type { CsvRecord } from './parse-csv.ts'
import { plainName, type TableFile } from './table-columns.ts'

export interface TeamRecord extends CsvRecord {
  /** The season of the heading or line above, for a line without one; null if no line has one. */
  seasonAbove: string | null
}

/** Sheets merge the cells of a season, head each season with its year, repeat the header, and end with totals and remarks. */
export function listTeamLines({ header, above, records }: TableFile): { lines: TeamRecord[]; notes: string[] } {
  const notes: string[] = []
  const cellOf = ({ cells }: CsvRecord, column: 'season' | 'manager' | 'team') =>
    cells[header.at.get(column) ?? -1] ?? ''
  let seasonAbove = above.flatMap((record) => readHeading(record) ?? []).at(-1) ?? null
  let lastWithout = 0
  const lines = records.flatMap((record): TeamRecord[] => {
    const heading = readHeading(record)
    if (heading !== null) seasonAbove = heading
    if (heading !== null || isHeader(record, header)) return []
    const only = onlyCell(record)
    if (only !== null) {
      notes.push(`line ${record.line} has only ${describeValue(only)}, so it’s left out.`)
      return []
    }
    const name = cellOf(record, 'manager') || cellOf(record, 'team')
    if (isTotal(name)) {
      notes.push(`line ${record.line} (${describeValue(name)}) is no team, so it’s left out.`)
      return []
    }
    const own = cellOf(record, 'season')
    if (seasonPattern.test(own)) seasonAbove = own
    else if (own === '' && seasonAbove !== null && header.at.has('season')) lastWithout = record.line
    return [{ ...record, seasonAbove }]
  })
  if (lastWithout > 0) notes.push(`lines without a season, up to line ${lastWithout}, are of the season above them.`)
  return { lines, notes }
}

/** "2014", "2014-15" of a season that ends in January, or "2014.0" as some programs write whole numbers. */
export const seasonPattern = /^(20\d\d)(?:\.0+|\s*[-–/]\s*(?:20)?\d\d)?$/

/** "2014" or "2014 season" on a line of its own. */
function readHeading(record: CsvRecord): string | null {
  const plain = onlyCell(record)?.replace(/^season\s+|\s+(?:season|standings|final standings)$/gi, '')
  return plain !== undefined && seasonPattern.test(plain) ? plain : null
}

function onlyCell({ cells }: CsvRecord): string | null {
  const filled = cells.filter((cell) => cell !== '')
  return filled.length === 1 ? (filled[0] ?? null) : null
}

const isHeader = ({ cells }: CsvRecord, { at, nameOf }: TableFile['header']) =>
  [...at].every(([column, index]) => plainName(cells[index] ?? '') === plainName(nameOf(column)))

const isTotal = (name: string) => /^(?:(?:grand|league) )?(?:totals?|averages?|avg\.?|sum|mean|median)$/i.test(name)
