import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeDecimal } from '../../src/domain/decimal-text.ts'
import { writeExactMargin, writeMargin, writeWonBy } from '../../src/domain/margin-text.ts'
import { roundPoints } from '../../src/domain/rounding.ts'
import { wouldHaveWon } from '../../src/domain/would-have-won.ts'
import { runs } from '../support/runs.ts'

it('has one decimal if the scores as shown are that far apart, else says both scores', () => {
  expect(writeMargin(12.3, [110, 97.7])).toBe('12.3')
  expect(writeMargin(0.72, [105.56, 104.84])).toBe('105.6–104.8')
  expect(writeMargin(-0.72, [104.84, 105.56])).toBe('104.8–105.6')
  expect(writeMargin(0.08, [105.66, 105.58])).toBe('0.1')
  expect(writeMargin(0.02, [105.66, 105.64])).toBe('105.7–105.6')
  expect(writeMargin(0.02, [105.68, 105.66])).toBe('105.68–105.66')
  expect(writeMargin(71.74, [64.2, -7.54])).toBe('71.7')
  expect(writeWonBy(12.3, [110, 97.7])).toBe('by 12.3 points')
  expect(writeWonBy(0.72, [105.56, 104.84])).toBe('105.6–104.8')
  expect(writeMargin(1000.06, [1000.06, 0])).toBe('1,000.1')
})

it('has one decimal without known scores, and for a tie', () => {
  expect(writeMargin(0.72)).toBe('0.7')
  expect(writeMargin(0.72, [105.56, null])).toBe('0.7')
  expect(writeMargin(0.04)).toBe('less than 0.1')
  expect(writeWonBy(0.04)).toBe('by less than 0.1 points')
  expect(writeMargin(0, [88.5, 88.5])).toBe('0.0')
})

it('names what decided in place of the scores', () => {
  expect(writeWonBy(0)).toBe('on the tiebreaker')
  expect(writeWonBy(0, [88.5, 88.5])).toBe('on the tiebreaker')
  expect(writeWonBy(12.3, [97.7, 110])).toBe('by league ruling')
})

it('says that more points would have won, unless the league ruled', () => {
  expect(wouldHaveWon(0.1, { own: 88.5, opponent: 88.5 })).toBe(true)
  expect(wouldHaveWon(12.3, { own: 97.7, opponent: 110 })).toBe(false)
  expect(wouldHaveWon(50, { own: 110, opponent: 97.7 })).toBe(false)
})

it('never has two decimals, and equals the difference of the shown scores', () => {
  const points = fc.integer({ min: -2000, max: 200_000 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(points, points, (one, other) => {
      const margin = roundPoints(one - other)
      const text = writeExactMargin(margin, [one, other])?.replaceAll(',', '')
      const [a, b] = [one, other].map((score) => Number(writeDecimal(score, 1).replaceAll(',', '').replace('−', '-')))
      if (text === undefined) expect(writeMargin(margin, [one, other])).toMatch(/\d(–| to )/)
      else expect(text).toBe(Math.abs((a ?? 0) - (b ?? 0)).toFixed(1))
    }),
    { numRuns: runs(100, 2000) },
  )
})
