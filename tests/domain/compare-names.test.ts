import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareNames } from '../../src/domain/compare-names.ts'

it('orders names as the language rules of the platform do', () => {
  const letter = fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code))
  const name = fc.oneof(
    fc.string({ unit: letter, maxLength: 6 }),
    fc.string({ unit: fc.constantFrom('a', 'A', 'b', 'é', ' '), maxLength: 4 }),
  )
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect(Math.sign(compareNames(a, b))).toBe(Math.sign(a.localeCompare(b, 'en')))
    }),
    { numRuns: 3000 },
  )
})
