import { DomainError } from '../../domain/errors.ts'

export interface CsvRecord {
  /** First line of the record, from 1. */
  line: number
  /** Trimmed. */
  cells: string[]
}

/** What separates the cells of a line: a spreadsheet's export has semicolons where decimals have commas. */
export const csvSeparators = [',', ';', '\t', '|'] as const
export type CsvSeparator = (typeof csvSeparators)[number]

/**
 * The records of a CSV file (RFC 4180), with any line endings and with or without a byte order mark. Empty lines and lines that start with
 * `#` are skipped. Throws `DomainError('bad-request')` with file, line and column of a misplaced quote.
 */
export function parseCsv(text: string, fileName: string, separator: CsvSeparator = ','): CsvRecord[] {
  const records: CsvRecord[] = []
  let at = text.startsWith('\uFEFF') ? 1 : 0
  let line = 1
  while (at < text.length) {
    if (text[at] === '#') at = endOfLine(text, at)
    else {
      const cells: string[] = []
      const begin = line
      do {
        if (cells.length > 0) at++
        const cell = readCell(text, at, { fileName, line, column: cells.length + 1, separator })
        cells.push(cell.text.trim())
        line += cell.text.match(lineEnds)?.length ?? 0
        at = cell.end
      } while (text[at] === separator)
      // Spreadsheets may quote a comment, and write empty rows as commas.
      if (!cells[0]?.startsWith('#') && cells.some((cell) => cell !== '')) records.push({ line: begin, cells })
    }
    at += text.startsWith('\r\n', at) ? 2 : 1
    line++
  }
  return records
}

const lineEnds = /\r\n|[\r\n]/g

interface CellPlace {
  fileName: string
  line: number
  column: number
  separator: CsvSeparator
}

/** Text without quotes: what is no quote, separator or end of a line. */
const plainText = { ',': /[^",\r\n]*/y, ';': /[^";\r\n]*/y, '\t': /[^"\t\r\n]*/y, '|': /[^"|\r\n]*/y }

function readCell(text: string, from: number, place: CellPlace): { text: string; end: number } {
  const { separator } = place
  const at = skipBlanks(text, from, separator)
  if (text[at] !== '"') {
    const end = match(plainText[separator], text, from)
    if (text[end] === '"') throw quoteError(place, 'a value with quotes in quotes, and its own quotes doubled')
    return { text: text.slice(from, end), end }
  }
  const close = match(/[^"]*(?:""[^"]*)*/y, text, at + 1)
  if (text[close] !== '"') throw quoteError(place, 'a closing quote')
  const end = skipBlanks(text, close + 1, separator)
  const isEnd = end >= text.length || text[end] === separator || /[\r\n]/.test(text[end] ?? '')
  if (!isEnd) throw quoteError(place, `${separatorNames[separator]} after the closing quote`)
  return { text: text.slice(at + 1, close).replaceAll('""', '"'), end }
}

const separatorNames = { ',': 'a comma', ';': 'a semicolon', '\t': 'a tab', '|': '"|"' }

function quoteError({ fileName, line, column }: CellPlace, expected: string): DomainError {
  return new DomainError('bad-request', `${fileName}, line ${line}, column ${column}: expected ${expected}.`)
}

/** End of the sticky pattern's match. */
function match(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return from + (pattern.exec(text)?.[0].length ?? 0)
}

const skipBlanks = (text: string, from: number, separator: CsvSeparator) =>
  match(separator === '\t' ? / */y : /[ \t]*/y, text, from)
const endOfLine = (text: string, from: number) => match(/[^\r\n]*/y, text, from)
