import { describe, expect, it } from 'vitest'
import { isWeek, sharedDomain } from '../../src/charts/week-series.ts'
import { playerWeeks } from '../../src/parts/player/player-season.ts'
import { performanceRows } from '../../src/parts/team/performance-rows.ts'

const impossible = [4_294_967_296, Number.MAX_SAFE_INTEGER, 31, 0.5, 0, -3]

describe('weeks that no season has', () => {
  it.each(impossible)('are none: %s', (week) => {
    expect(isWeek(week)).toBe(false)
  })

  it('are left out of tables and charts, which have a place for every week up to the last', () => {
    const weeks = [2, ...impossible, 1].map((week) => ({ week, points: 10, starterPoints: 10 }))
    expect(playerWeeks({ weeklyStats: weeks }).map(({ week }) => week)).toEqual([1, 2])
    expect(performanceRows({ weeklyPerformance: weeks }).map(({ week }) => week)).toEqual([1, 2])
    expect(sharedDomain([weeks.map(({ week }) => ({ week, value: 1 }))]).weeks).toEqual([1, 2])
  })
})
