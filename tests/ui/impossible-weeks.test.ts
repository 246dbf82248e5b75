import { describe, expect, it } from 'vitest'
import { sharedDomain } from '../../src/charts/week-series.ts'
import { isWeek } from '../../src/domain/is-week.ts'

const impossible = [4_294_967_296, Number.MAX_SAFE_INTEGER, 31, 0.5, 0, -3]

describe('weeks that no season has', () => {
  it.each(impossible)('are none: %s', (week) => {
    expect(isWeek(week)).toBe(false)
  })

  it('are left out of charts, which have a place for every week up to the last', () => {
    const weeks = [2, ...impossible, 1].map((week) => ({ week, value: 1 }))
    expect(sharedDomain([weeks]).weeks).toEqual([1, 2])
  })
})
