import { expect, it } from 'vitest'
import { writeMargin, writeWonBy } from '../../src/domain/margin-text.ts'
import { joinScores, writeGameScores } from '../../src/domain/score-text.ts'

it.each([
  [[121.44, 109.8], '121.4–109.8'],
  [[105.56, 105.61], '105.56–105.61'],
  [[101.234, 101.231], '101.234–101.231'],
  [[103.7, 103.7], '103.7–103.7'],
  [[64.2, -7.5], '64.2 to −7.5'],
  [[-3, -7.5], '−3.0 to −7.5'],
])('writes %j as %s', (scores, text) => {
  expect(joinScores(writeGameScores(scores))).toBe(text)
})

it('writes a margin below a hundredth', () => {
  expect(writeWonBy(0.003, [101.234, 101.231])).toBe('101.234–101.231')
  expect(writeWonBy(0.0004)).toBe('by less than 0.1 points')
  expect(writeMargin(71.7, [64.2, -7.5])).toBe('71.7')
})
