import { expect, it } from 'vitest'
import { spellCount, spellNumber, spellOrdinal } from '../../src/domain/spell-number.ts'

it('numbers in sentences are words below ten', () => {
  expect([0, 1, 9, 10, 1200, -2].map(spellNumber)).toEqual(['no', 'one', 'nine', '10', '1,200', '−2'])
  expect([1, 2, 12].map((count) => spellCount(count, 'title'))).toEqual(['one title', 'two titles', '12 titles'])
  expect([1, 9, 10, 12, 21].map(spellOrdinal)).toEqual(['first', 'ninth', '10th', '12th', '21st'])
})
