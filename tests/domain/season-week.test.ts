import { describe, expect, it } from 'vitest'
import { runningWeekOf, weekOfSeason } from '../../src/domain/season-week.ts'

describe('the week that a season is in', () => {
  it('is the current one while the season is in progress, and none before and after it or if unknown', () => {
    expect(runningWeekOf({ phase: 'in-season', currentWeek: 11 })).toBe(11)
    expect(runningWeekOf({ phase: 'in-season', currentWeek: null })).toBeNull()
    expect(runningWeekOf({ phase: 'pre-season', currentWeek: 0 })).toBeNull()
    expect(runningWeekOf({ phase: 'complete', currentWeek: 17 })).toBeNull()
    expect(runningWeekOf({ phase: null, currentWeek: 11 })).toBeNull()
  })
})

describe('a week of a season', () => {
  const running = { phase: 'in-season', runningWeek: 5, finalWeeks: [1, 2, 3], regularSeasonFinalWeek: 4 } as const
  const statesOf = (calendar: Parameters<typeof weekOfSeason>[0]) =>
    [1, 4, 5, 6].map((week) => weekOfSeason(calendar, week).state)

  it('is final once its scores are, over where the season is past it without them', () => {
    expect(statesOf(running)).toEqual(['final', 'over', 'running', 'to-come'])
    expect(statesOf({ ...running, finalWeeks: [1, 4, 5] })).toEqual(['final', 'final', 'final', 'to-come'])
  })

  it('is to come before the season, and no longer once it is over', () => {
    const none = { ...running, runningWeek: null, finalWeeks: [] }
    expect(statesOf({ ...none, phase: 'pre-season' })).toEqual(['to-come', 'to-come', 'to-come', 'to-come'])
    expect(statesOf({ ...none, phase: 'complete' })).toEqual(['over', 'over', 'over', 'over'])
  })

  it('is of the playoffs after the last week of the regular season', () => {
    expect([4, 5].map((week) => weekOfSeason(running, week).isPlayoff)).toEqual([false, true])
    expect(weekOfSeason({ ...running, regularSeasonFinalWeek: null }, 5).isPlayoff).toBe(false)
  })
})
