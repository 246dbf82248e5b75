import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from '../../src/ui/csv.ts'

/** Reads RFC 4180 back, character by character, knowing nothing of how it was written. */
function parseCsv(text: string): string[][] {
  const records: string[][] = []
  let record: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] !== '"') isQuoted = false
      else {
        cell += '"'
        at += 1
      }
    } else if (sign === '"') isQuoted = true
    else if (sign === ',' || sign === '\r') {
      record.push(cell)
      cell = ''
      if (sign === ',') continue
      at += 1
      expect(text[at]).toBe('\n')
      records.push(record)
      record = []
    } else cell += sign
  }
  expect([record, cell, isQuoted]).toEqual([[], '', false])
  return records
}

/** The cells of a row of these values. */
const cellsOf = (...values: (string | number | null)[]) => parseCsv(csvOf(values).slice(1))[1]

const csvOf = (...rows: Parameters<typeof toCsv>[0]['rows'][number][]) => toCsv({ headers: ['A'], rows })

/** A text is as it was, or defused by an apostrophe; a number is the same to the cent. */
function expectCell(cell: string | undefined, value: string | number | null) {
  if (typeof value === 'string') expect([value, `'${value}`]).toContain(cell)
  else if (value === null || !Number.isFinite(value)) expect(cell).toBe('')
  else expect(Math.abs(Number(cell) - value)).toBeLessThanOrEqual(0.005 + Math.abs(value) * Number.EPSILON)
}

describe('toCsv', () => {
  it('starts with the byte order mark for Excel and ends every line with CRLF', () => {
    expect(csvOf(['Ängström'])).toBe('\uFEFFA\r\nÄngström\r\n')
  })

  it('quotes cells with a comma, a quote or a line break', () => {
    expect(csvOf(['a,b', 'say "hi"', 'two\nlines', 'plain'])).toContain('"a,b","say ""hi""","two\nlines",plain\r\n')
  })

  it('writes raw figures with at most two decimals, and empty cells for missing ones', () => {
    expect(
      csvOf([1843.7, 0.1 + 0.2, -3, -0.001, 12.345, Number.NaN, Number.POSITIVE_INFINITY, null, undefined]),
    ).toContain('\r\n1843.7,0.3,-3,0,12.35,,,,\r\n')
  })

  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x")', '-'])(
    'defuses %j, which a spreadsheet would run',
    (name) => {
      expect(parseCsv(csvOf([name]).slice(1))[1]).toEqual([`'${name}`])
    },
  )

  it.each(['-3', '+4.25', '-0.5', 'D/ST', '9-5', "O'Neil", '— none', '−3.0'])('leaves %j as it is', (text) => {
    expect(cellsOf(text)).toEqual([text])
  })

  it('can be parsed back cell by cell, whatever the cells contain', () => {
    const awkward = fc.constantFrom('"', ',', '\r', '\n', '\r\n', '=', "'", '\uFEFF', '😀', 'a', '')
    const value = fc.oneof(
      fc.string({ unit: awkward }),
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.integer(),
      fc.constant(null),
    )
    const table = fc.integer({ min: 1, max: 5 }).chain((width) =>
      fc.record({
        headers: fc.array(fc.string({ unit: awkward }), { minLength: width, maxLength: width }),
        rows: fc.array(fc.array(value, { minLength: width, maxLength: width })),
      }),
    )
    fc.assert(
      fc.property(table, ({ headers, rows }) => {
        const values = [headers, ...rows]
        const cells = parseCsv(toCsv({ headers, rows }).slice(1))
        expect(cells.map((row) => row.length)).toEqual(values.map((row) => row.length))
        for (const [index, row] of values.entries()) {
          for (const [column, value] of row.entries()) expectCell(cells[index]?.[column], value)
        }
      }),
    )
  })

  it('never leaves a cell that runs', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(cellsOf(text)?.[0]).not.toMatch(/^[=@\t\r]|^[+-](?!\d+(\.\d+)?$)/)
      }),
    )
  })
})
