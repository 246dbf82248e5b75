import { describe, expect, it } from 'vitest'
import { parseCsv } from '../../../src/hosts/file/parse-csv.ts'

const cellsOf = (text: string) => parseCsv(text, 'a.csv').map(({ cells }) => cells)

describe('a CSV file', () => {
  it('may have quotes, a byte order mark and any line ends', () => {
    expect(cellsOf('\uFEFFa,b\r\n"Noor, the first","say ""hi"""\n1,\r2 , " 3 "')).toEqual([
      ['a', 'b'],
      ['Noor, the first', 'say "hi"'],
      ['1', ''],
      ['2', '3'],
    ])
  })

  it('gives the first line of a record, past comments, empty rows and multi-line values', () => {
    const text = 'a,b\n# a "comment, of any kind\n\n,,\n"x\ny",1\r\n"# in quotes",,\n2,3'
    expect(parseCsv(text, 'a.csv')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 5, cells: ['x\ny', '1'] },
      { line: 8, cells: ['2', '3'] },
    ])
  })

  it.each([
    ['a\n1,"x', 'a.csv, line 2, column 2: expected a closing quote.'],
    ['a\n1,"x" y', 'a.csv, line 2, column 2: expected a comma after the closing quote.'],
    ['a\n1,x "y"', 'a.csv, line 2, column 2: expected a value with quotes in quotes, and its own quotes doubled.'],
  ])('names the place of a quote that is wrong: %j', (text, message) => {
    expect(() => parseCsv(text, 'a.csv')).toThrow(message)
  })

  it('is read quickly, whatever it contains', () => {
    for (const part of ['"', '""', ',', '\n', '#', '"",', 'x', '\r']) {
      try {
        parseCsv(part.repeat(200_000), 'a.csv')
      } catch (error) {
        expect(String(error)).toContain('a.csv, line 1, column 1: expected')
      }
    }
  })
})
