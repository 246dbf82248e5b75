import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeDecimal } from '../../src/domain/decimal-text.ts'
import { runs } from '../support/runs.ts'

it('formats like Intl.NumberFormat, with a minus sign', () => {
  const figures = fc.oneof(
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc.integer({ min: -10_000_000, max: 10_000_000 }).map((thousandths) => thousandths / 1000),
    fc.constantFrom(0, -0, 1.005, -1.005, 0.05, 64.25, 999.95, 999_999.5, 1e-7, -2.5e-9, -0.04, -0.05),
  )
  fc.assert(
    fc.property(figures, fc.integer({ min: 0, max: 3 }), (value, decimals) => {
      const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
      const options = { ...digits, signDisplay: 'negative' } as const
      expect(writeDecimal(value + 0, decimals)).toBe(
        new Intl.NumberFormat('en-US', options).format(value + 0).replace('-', '−'),
      )
    }),
    { numRuns: runs(100, 5000) },
  )
})
