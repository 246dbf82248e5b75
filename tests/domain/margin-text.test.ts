import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeDecimal } from '../../src/domain/decimal-text.ts'
import { writeMargin } from '../../src/domain/margin-text.ts'
import { roundPoints } from '../../src/domain/rounding.ts'
import { runs } from '../support/runs.ts'

it('has one decimal if the scores as shown are that far apart, else both', () => {
  expect(writeMargin(12.3, [110, 97.7])).toBe('12.3')
  expect(writeMargin(0.72, [105.56, 104.84])).toBe('0.72')
  expect(writeMargin(-0.72, [104.84, 105.56])).toBe('0.72')
  expect(writeMargin(0.08, [105.66, 105.58])).toBe('0.08')
  expect(writeMargin(1000.06, [1000.06, 0])).toBe('1,000.1')
})

it('has one decimal without known scores, and for a tie', () => {
  expect(writeMargin(0.72)).toBe('0.7')
  expect(writeMargin(0.72, [105.56, null])).toBe('0.7')
  expect(writeMargin(0.04)).toBe('0.04')
  expect(writeMargin(0, [88.5, 88.5])).toBe('0.0')
})

it('equals the difference of the shown scores, unless it is exact', () => {
  const points = fc.integer({ min: -2000, max: 200_000 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(points, points, (one, other) => {
      const margin = roundPoints(one - other)
      const text = writeMargin(margin, [one, other]).replaceAll(',', '')
      const [a, b] = [one, other].map((score) => Number(writeDecimal(score, 1).replaceAll(',', '').replace('−', '-')))
      const exact = Number(text) === Math.abs(margin)
      expect(exact || text === Math.abs((a ?? 0) - (b ?? 0)).toFixed(1)).toBe(true)
    }),
    { numRuns: runs(100, 2000) },
  )
})
