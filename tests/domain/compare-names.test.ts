import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareNames } from '../../src/domain/compare-names.ts'
import { runs } from '../support/runs.ts'

const plain = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
  maxLength: 6,
})
const numbered = fc.string({ unit: fc.constantFrom('a', 'A', '0', '1', '2', ' ', '-'), maxLength: 6 })
const accented = fc.string({ unit: fc.constantFrom('a', 'A', 'b', 'é', '0', '1', ' '), maxLength: 4 })
const name = fc.oneof(plain, numbered, accented)

describe('compareNames', () => {
  it('orders names as the language rules of the platform do, numbers in them by value', () => {
    const { compare } = new Intl.Collator('en', { numeric: true })
    fc.assert(
      fc.property(name, name, (a, b) => {
        const expected = compare(a, b)
        expect(Math.sign(compareNames(a, b))).toBe(expected || (a === b ? 0 : a < b ? -1 : 1))
      }),
      { numRuns: runs(100, 5000) },
    )
  })

  it('is a total order', () => {
    fc.assert(
      fc.property(name, name, name, (a, b, c) => {
        expect(Math.sign(compareNames(a, b))).toBe(-Math.sign(compareNames(b, a)) || 0)
        expect(compareNames(a, b) === 0).toBe(a === b)
        const [first = '', second = '', third = ''] = [a, b, c].sort(compareNames)
        expect(compareNames(first, second)).toBeLessThanOrEqual(0)
        expect(compareNames(second, third)).toBeLessThanOrEqual(0)
        expect(compareNames(first, third)).toBeLessThanOrEqual(0)
      }),
      { numRuns: runs(100, 5000) },
    )
  })

  it('puts Team 2 before Team 10', () => {
    expect(['Team 10', 'team 9', 'Team 2', 'Alpha'].sort(compareNames)).toEqual([
      'Alpha',
      'Team 2',
      'team 9',
      'Team 10',
    ])
  })
})
