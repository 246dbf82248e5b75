import { expect, it } from 'vitest'
import { toRulePoints, toScores } from '../../../src/hosts/shared/values.ts'

it.each([
  [0.10000000149011612, 0.1],
  [0.03999999910593033, 0.04],
  [-0.10000000149011612, -0.1],
  [0.1, 0.1],
  [1 / 3, 1 / 3],
  [6, 6],
  [0.25, 0.25],
])('reads a rule of %d as %d', (sent, typed) => {
  expect(toRulePoints(sent)).toBe(typed)
})

it('makes no tie of scores that differ', () => {
  expect(toScores(101.234, 101.231)).toEqual([101.234, 101.231])
  expect(toScores(101.234, 99.999)).toEqual([101.23, 100])
  expect(toScores(103.66, 103.66000000000001)).toEqual([103.66, 103.66])
})
