/** A player of any server. */
import { describe, expect, it } from 'vitest'
import { completed } from '../support/completed.ts'

const playerOf = (fields: object) => completed('player', fields)
const weekOf = (stat: object) => playerOf({ weeklyStats: [{ week: 1, ...stat }] }).weeklyStats[0]

describe('weeks of a player', () => {
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
  ])('have the opponent %s as %s', (nflOpponent, words) => {
    expect(weekOf({ nflOpponent })?.nflOpponent).toBe(words)
  })

  it('are started by their slot if the server has no flag', () => {
    const starts = [{ lineupSlot: 'FLEX' }, { lineupSlot: 'BENCH' }, { lineupSlot: 'FLEX', isStarter: false }, {}]
    expect(starts.map((stat) => weekOf(stat)?.isStarter)).toEqual([true, false, false, false])
  })

  it('are in order, without entries that have none', () => {
    const { weeklyStats } = playerOf({ weeklyStats: [{ week: 3 }, { points: 9 }, { week: 31 }, { week: 1 }] })
    expect(weeklyStats.map(({ week }) => week)).toEqual([1, 3])
  })
})

describe('figures of a player', () => {
  it('are the server’s', () => {
    const seasonStats = { totalPoints: 200, starts: 3, gamesPlayed: 4, startPercentage: 70, accuracy: 81 }
    expect(playerOf({ seasonStats }).seasonStats).toMatchObject(seasonStats)
  })

  it('are computed if the server sends none', () => {
    const { seasonStats } = playerOf({
      seasonStats: { starts: 3, gamesPlayed: 4 },
      weeklyStats: [
        { week: 1, points: 15, projectedPoints: 10 },
        { week: 2, points: 10, projectedPoints: 10 },
        { week: 3, points: 10 },
      ],
    })
    expect(seasonStats).toMatchObject({ startPercentage: 75, accuracy: 75 })
  })

  it('are unknown without a game', () => {
    const [played, none] = [{ seasonStats: { starts: 0, gamesPlayed: 0 } }, {}].map((one) => playerOf(one).seasonStats)
    expect(played).toMatchObject({ starts: 0, startPercentage: null, accuracy: null })
    expect(none).toMatchObject({ totalPoints: null, starts: null, startPercentage: null })
  })
})

describe('highlights of a player', () => {
  const weeklyStats = [
    { week: 1, points: 5, isStarter: true },
    { week: 2, points: 25, isStarter: false },
    { week: 3, points: 0, isStarter: false },
  ]

  it('are the server’s weeks', () => {
    const performanceHighlights = {
      bestWeek: { week: 9, points: 30 },
      worstWeek: { week: 4, points: 1 },
      consistencyScore: 61.6,
    }
    expect(playerOf({ performanceHighlights, weeklyStats }).performanceHighlights).toEqual(performanceHighlights)
  })

  it('are found in the weeks played if the server names none', () => {
    expect(playerOf({ weeklyStats }).performanceHighlights).toEqual({
      bestWeek: { week: 2, points: 25 },
      worstWeek: { week: 1, points: 5 },
      consistencyScore: null,
    })
    expect(playerOf({}).performanceHighlights).toEqual({ bestWeek: null, worstWeek: null, consistencyScore: null })
  })
})

it('counts no week in progress', () => {
  const { performanceHighlights, seasonStats } = playerOf({
    weeklyStats: [
      { week: 1, points: 12, projectedPoints: 10, isStarter: true, isComplete: true },
      { week: 2, points: 2, projectedPoints: 10, isStarter: true, isComplete: false },
    ],
  })
  expect(performanceHighlights).toMatchObject({ bestWeek: { week: 1 }, worstWeek: { week: 1 } })
  expect(seasonStats.accuracy).toBe(80)
})
