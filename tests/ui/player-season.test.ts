import { describe, expect, it } from 'vitest'
import { describeStatus, type PlayedWeek } from '../../src/parts/player/player-season.ts'
import { pointsByWeekSeries } from '../../src/parts/player/points-by-week-series.ts'
import { completed } from '../support/completed.ts'

const weeksOf = (weeklyStats: object[]) => completed('player', { weeklyStats }).weeklyStats

describe('describeStatus', () => {
  it.each([
    ['Started', { isStarter: true, points: 0, nflOpponent: 'vs KC' }],
    ['Started', { lineupSlot: 'FLEX', points: 4 }],
    ['Benched', { isStarter: false, points: 12.5, nflOpponent: '@KC' }],
    ['Benched', { lineupSlot: 'BENCH', points: -1 }],
    ['Bye', { isStarter: false, points: 0, nflOpponent: 'BYE' }],
    ['DNP', { isStarter: false, nflOpponent: '@KC' }],
    ['Bye/DNP', { isStarter: false, points: 0 }],
    ['Bye/DNP', {}],
  ])('is %s', (status, stat) => {
    expect(describeStatus(weeksOf([{ week: 1, ...stat }])[0] as PlayedWeek)).toBe(status)
  })
})

describe('pointsByWeekSeries', () => {
  it('runs from the first to the last week, with gaps if he had no game', () => {
    const rows = weeksOf([
      { week: 2, points: 12, projectedPoints: 10, isStarter: true, nflOpponent: 'vs KC' },
      { week: 3, projectedPoints: 0, isStarter: false, nflOpponent: 'BYE' },
      { week: 5, points: 3, projectedPoints: 8, isStarter: false, matchupInfo: { isPlayoff: true } },
    ])
    expect(pointsByWeekSeries(rows)).toEqual({
      weeks: [
        { week: 2, points: 12, projected: 10, isPlayoff: false },
        { week: 3, points: null, projected: null, isPlayoff: false },
        { week: 4, points: null, projected: null, isPlayoff: false },
        { week: 5, points: 3, projected: 8, isPlayoff: true },
      ],
      finding: 'Beat the projection in 1 of 2 games',
    })
  })

  it('compares completed weeks with their projections only', () => {
    const weeklyStats = [
      { week: 1, points: 12, projectedPoints: 10, isStarter: true, isComplete: true },
      { week: 2, points: 2, projectedPoints: 10, isStarter: true, isComplete: false },
    ]
    expect(pointsByWeekSeries(weeksOf(weeklyStats))).toMatchObject({
      weeks: [{ points: 12 }, { points: 2 }],
      finding: 'Beat the projection in 1 of 1 game',
    })
  })

  it('is empty without weeks', () => {
    expect(pointsByWeekSeries([])).toEqual({ weeks: [], finding: null })
  })
})
