import { expect, it } from 'vitest'
import { roundPoints, roundTo } from '../../src/domain/rounding.ts'

it('rounds to so many decimals, and never to −0', () => {
  expect([roundTo(2.34567, 3), roundTo(17, 1), roundPoints(100.1 - 99.9)]).toEqual([2.346, 17, 0.2])
  expect(Object.is(roundTo(-0.001, 2), 0)).toBe(true)
})
