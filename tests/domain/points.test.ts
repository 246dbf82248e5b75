import { expect, it } from 'vitest'
import { compareFigures } from '../../src/domain/points.ts'

it('compares sums of fractions without their last bits', () => {
  const [sum, otherSum] = [0 + 1 + 0 + 2 / 3 + 1 / 3, 1 / 3 + 0 + 2 / 3 + 1 + 0]
  expect(sum).not.toBe(otherSum)
  expect(compareFigures(sum, otherSum)).toBe(0)
  expect([3, 1, 2].toSorted(compareFigures)).toEqual([1, 2, 3])
  expect([compareFigures(0.001, 0.002), compareFigures(1e9, 1e9 + 0.01), compareFigures(-1, 1)]).toEqual([-1, -1, -1])
})
