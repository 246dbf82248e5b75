import { describe, expect, it } from 'vitest'
import { playerHighlights } from '../../src/parts/player/player-highlights.ts'
import { playerSeasonStats, playerWeeks } from '../../src/parts/player/player-season.ts'
import { pointsByWeekSeries } from '../../src/parts/player/points-by-week-series.ts'

const week = (stat: Record<string, unknown>) => playerWeeks({ weekly_stats: [{ week: 1, ...stat }] })[0]

describe('playerWeeks', () => {
  it.each([
    ['Started', { is_starter: true, points: 0, nfl_opponent: 'vs KC' }],
    ['Started', { lineup_slot: 'FLEX', points: 4 }],
    ['Benched', { is_starter: false, points: 12.5, nfl_opponent: '@KC' }],
    ['Benched', { lineup_slot: 'BENCH', points: -1 }],
    ['Bye', { is_starter: false, points: 0, nfl_opponent: 'BYE' }],
    ['DNP', { is_starter: false, nfl_opponent: '@KC' }],
    ['Bye/DNP', { is_starter: false, points: 0 }],
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
    expect(week({ nfl_opponent: given })?.opponent).toBe(words)
  })

  it('orders the weeks and leaves out entries without one', () => {
    const weeks = playerWeeks({ weekly_stats: [{ week: 3 }, { points: 9 }, { week: 1 }] })
    expect(weeks.map((row) => row.week)).toEqual([1, 3])
    expect(playerWeeks({})).toEqual([])
  })
})

describe('playerSeasonStats', () => {
  it("takes the server's figures", () => {
    const season_stats = { total_points: 200, starts: 3, games_played: 4, start_percentage: 70, accuracy: 81 }
    expect(playerSeasonStats({ season_stats })).toMatchObject({ totalPoints: 200, startPercentage: 70, accuracy: 81 })
  })

  it('works out start % and accuracy where the server does not say them', () => {
    const stats = playerSeasonStats({
      season_stats: { starts: 3, games_played: 4 },
      weekly_stats: [
        { week: 1, points: 15, projected_points: 10 },
        { week: 2, points: 10, projected_points: 10 },
        { week: 3, points: 10 },
      ],
    })
    expect(stats).toMatchObject({ startPercentage: 75, accuracy: 75 })
  })

  it('has no start % without a game', () => {
    expect(playerSeasonStats({ season_stats: { starts: 0, games_played: 0 } }).startPercentage).toBeNull()
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
  const weekly_stats = [
    { week: 1, points: 5, is_starter: true },
    { week: 2, points: 25, is_starter: false },
    { week: 3, points: 0, is_starter: false },
  ]

  it("takes the server's weeks", () => {
    const performance_highlights = {
      best_week: { week: 9, points: 30 },
      worst_week: { week: 4, points: 1 },
      consistency_score: 61.6,
    }
    expect(playerHighlights({ performance_highlights }, playerWeeks({ weekly_stats }))).toEqual({
      best: { week: 9, points: 30 },
      worst: { week: 4, points: 1 },
      consistency: 61.6,
    })
  })

  it('finds them in the weeks played where the server names none', () => {
    expect(playerHighlights({}, playerWeeks({ weekly_stats }))).toEqual({
      best: { week: 2, points: 25 },
      worst: { week: 1, points: 5 },
      consistency: null,
    })
    expect(playerHighlights({}, [])).toEqual({ best: null, worst: null, consistency: null })
  })
})

describe('pointsByWeekSeries', () => {
  it('runs from the first to the last week, with gaps where he had no game', () => {
    const rows = playerWeeks({
      weekly_stats: [
        { week: 2, points: 12, projected_points: 10, is_starter: true, nfl_opponent: 'vs KC' },
        { week: 3, projected_points: 0, is_starter: false, nfl_opponent: 'BYE' },
        { week: 5, points: 3, projected_points: 8, is_starter: false, matchup_info: { is_playoff: true } },
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

  it('says nothing without weeks', () => {
    expect(pointsByWeekSeries([])).toEqual({ weeks: [], finding: null })
  })
})
