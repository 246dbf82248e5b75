import { DomainError } from '../../domain/errors.ts'

export interface CsvRecord {
  /** First line of the record, from 1. */
  line: number
  /** Trimmed. */
  cells: string[]
}

/**
 * The records of a CSV file (RFC 4180), with any line endings and with or without a byte order mark. Empty lines and lines that start with
 * `#` are skipped. Throws `DomainError('bad-request')` with file, line and column of a misplaced quote.
 */
export function parseCsv(text: string, fileName: string): CsvRecord[] {
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
        const cell = readCell(text, at, { fileName, line, column: cells.length + 1 })
        cells.push(cell.text.trim())
        line += cell.text.match(lineEnds)?.length ?? 0
        at = cell.end
      } while (text[at] === ',')
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
}

function readCell(text: string, from: number, place: CellPlace): { text: string; end: number } {
  const at = skipBlanks(text, from)
  if (text[at] !== '"') {
    const end = match(/[^",\r\n]*/y, text, from)
    if (text[end] === '"') throw quoteError(place, 'a value with quotes in quotes, and its own quotes doubled')
    return { text: text.slice(from, end), end }
  }
  const close = match(/[^"]*(?:""[^"]*)*/y, text, at + 1)
  if (text[close] !== '"') throw quoteError(place, 'a closing quote')
  const end = skipBlanks(text, close + 1)
  if (end < text.length && !/[,\r\n]/.test(text[end] ?? '')) throw quoteError(place, 'a comma after the closing quote')
  return { text: text.slice(at + 1, close).replaceAll('""', '"'), end }
}

function quoteError({ fileName, line, column }: CellPlace, expected: string): DomainError {
  return new DomainError('bad-request', `${fileName}, line ${line}, column ${column}: expected ${expected}.`)
}

/** End of the sticky pattern's match. */
function match(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return from + (pattern.exec(text)?.[0].length ?? 0)
}

const skipBlanks = (text: string, from: number) => match(/[ \t]*/y, text, from)
const endOfLine = (text: string, from: number) => match(/[^\r\n]*/y, text, from)
