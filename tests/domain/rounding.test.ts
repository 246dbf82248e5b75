import { expect, it } from 'vitest'
import { compareFigures, roundPoints, roundTo } from '../../src/domain/rounding.ts'

it('rounds to so many decimals, and never to −0', () => {
  expect([roundTo(2.34567, 3), roundTo(17, 1), roundPoints(100.1 - 99.9)]).toEqual([2.346, 17, 0.2])
  expect([roundTo(-1e308, 3), roundTo(1e308, 2)]).toEqual([-1e308, 1e308])
  expect(Object.is(roundTo(-0.001, 2), 0)).toBe(true)
})

it('compares sums of fractions without their last bits', () => {
  const sum = 0 + 1 + 0 + 2 / 3 + 1 / 3
  const otherSum = 1 / 3 + 0 + 2 / 3 + 1 + 0
  expect(sum).not.toBe(otherSum)
  expect(compareFigures(sum, otherSum)).toBe(0)
  expect([3, 1, 2].toSorted(compareFigures)).toEqual([1, 2, 3])
  expect([compareFigures(0.001, 0.002), compareFigures(1e9, 1e9 + 0.01), compareFigures(-1, 1)]).toEqual([-1, -1, -1])
})
