import { describe, expect, it } from 'vitest'
import { playerHighlights } from '../../src/parts/player/player-highlights.ts'
import { playerSeasonStats, playerWeeks } from '../../src/parts/player/player-season.ts'
import { pointsByWeekSeries } from '../../src/parts/player/points-by-week-series.ts'

const week = (stat: Record<string, unknown>) => playerWeeks({ weeklyStats: [{ week: 1, ...stat }] })[0]

describe('playerWeeks', () => {
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
    expect(week(stat)?.status).toBe(status)
  })

  it.each([
    ['vs KC', 'vs KC'],
    ['@KC', '@KC'],
    ['@ KC', '@KC'],
    ['at KC', '@KC'],
    ['vs. KC', 'vs KC'],
    ['ATL', 'vs ATL'],
    ['bye', 'BYE'],
    ['', null],
    [undefined, null],
  ])('words the opponent %s as %s', (given, words) => {
    expect(week({ nflOpponent: given })?.opponent).toBe(words)
  })

  it('orders the weeks and leaves out entries without one', () => {
    const weeks = playerWeeks({ weeklyStats: [{ week: 3 }, { points: 9 }, { week: 1 }] })
    expect(weeks.map((row) => row.week)).toEqual([1, 3])
    expect(playerWeeks({})).toEqual([])
  })
})

describe('playerSeasonStats', () => {
  it("takes the server's figures", () => {
    const seasonStats = { totalPoints: 200, starts: 3, gamesPlayed: 4, startPercentage: 70, accuracy: 81 }
    expect(playerSeasonStats({ seasonStats })).toMatchObject({ totalPoints: 200, startPercentage: 70, accuracy: 81 })
  })

  it('computes start % and accuracy if the server sends none', () => {
    const stats = playerSeasonStats({
      seasonStats: { starts: 3, gamesPlayed: 4 },
      weeklyStats: [
        { week: 1, points: 15, projectedPoints: 10 },
        { week: 2, points: 10, projectedPoints: 10 },
        { week: 3, points: 10 },
      ],
    })
    expect(stats).toMatchObject({ startPercentage: 75, accuracy: 75 })
  })

  it('has no start % without a game', () => {
    expect(playerSeasonStats({ seasonStats: { starts: 0, gamesPlayed: 0 } }).startPercentage).toBeNull()
    expect(playerSeasonStats({})).toEqual({
      totalPoints: null,
      pointsPerGame: null,
      starts: null,
      gamesPlayed: null,
      totalProjected: null,
      startPercentage: null,
      accuracy: null,
    })
  })
})

describe('playerHighlights', () => {
  const weeklyStats = [
    { week: 1, points: 5, isStarter: true },
    { week: 2, points: 25, isStarter: false },
    { week: 3, points: 0, isStarter: false },
  ]

  it("takes the server's weeks", () => {
    const performanceHighlights = {
      bestWeek: { week: 9, points: 30 },
      worstWeek: { week: 4, points: 1 },
      consistencyScore: 61.6,
    }
    expect(playerHighlights({ performanceHighlights }, playerWeeks({ weeklyStats }))).toEqual({
      best: { week: 9, points: 30 },
      worst: { week: 4, points: 1 },
      consistency: 61.6,
    })
  })

  it('finds them in the weeks played if the server names none', () => {
    expect(playerHighlights({}, playerWeeks({ weeklyStats }))).toEqual({
      best: { week: 2, points: 25 },
      worst: { week: 1, points: 5 },
      consistency: null,
    })
    expect(playerHighlights({}, [])).toEqual({ best: null, worst: null, consistency: null })
  })
})

describe('pointsByWeekSeries', () => {
  it('runs from the first to the last week, with gaps if he had no game', () => {
    const rows = playerWeeks({
      weeklyStats: [
        { week: 2, points: 12, projectedPoints: 10, isStarter: true, nflOpponent: 'vs KC' },
        { week: 3, projectedPoints: 0, isStarter: false, nflOpponent: 'BYE' },
        { week: 5, points: 3, projectedPoints: 8, isStarter: false, matchupInfo: { isPlayoff: true } },
      ],
    })
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
    const rows = playerWeeks({ weeklyStats })
    expect(pointsByWeekSeries(rows)).toMatchObject({
      weeks: [{ points: 12 }, { points: 2 }],
      finding: 'Beat the projection in 1 of 1 game',
    })
    expect(playerHighlights({}, rows)).toMatchObject({ best: { week: 1 }, worst: { week: 1 } })
    expect(playerSeasonStats({ weeklyStats }).accuracy).toBe(80)
  })

  it('is empty without weeks', () => {
    expect(pointsByWeekSeries([])).toEqual({ weeks: [], finding: null })
  })
})
