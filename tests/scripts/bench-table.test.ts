import { describe, expect, it } from 'vitest'
import { besideLimit, formatTable } from '../../scripts/lib/bench/measure.ts'
import { onSite } from '../../scripts/lib/bench/page-table.ts'

describe('a figure beside its limit', () => {
  it('exceeds its upper limit, as rounded', () => {
    expect(besideLimit(250.4, { atMost: 250 })).toBe('250 (≤ 250)')
    expect(besideLimit(1.913, { atMost: 1.9, digits: 2, unit: ' ×' })).toBe('1.91 × (≤ 1.9) over')
  })

  it('is below its lower limit', () => {
    expect(besideLimit(95, { atLeast: 95 })).toBe('95 (≥ 95)')
    expect(besideLimit(94, { atLeast: 95 })).toBe('94 (≥ 95) under')
  })

  it('exceeds its limit if it never happened', () => {
    expect(besideLimit(Number.POSITIVE_INFINITY, { atMost: 200 })).toBe('never (≤ 200) over')
  })
})

it('a site is started where a page of it is measured', async () => {
  let starts = 0
  const start = async () => {
    starts++
    return 'http://localhost:7000'
  }
  expect([await onSite([], start), starts]).toEqual([[], 0])
  const page = { name: 'overview, served', path: '/leagues', content: { within: 'p', text: '' }, limits: {} }
  expect([await onSite([page], start), starts]).toEqual([[{ ...page, path: 'http://localhost:7000/leagues' }], 1])
})

describe('a table', () => {
  it('has columns as wide as their widest cell', () => {
    expect(
      formatTable([
        ['', 'script'],
        ['overview', '12'],
      ]),
    ).toBe('            script\n  overview  12')
  })
})
