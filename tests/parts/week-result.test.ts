import { expect, it } from 'vitest'
import { weekResult } from '../../src/parts/team/week-result.ts'
import { completed } from '../support/completed.ts'

it('tells games for the title from consolation games after the regular season', () => {
  const stageOf = (matchup: object | null) => {
    const { isPlayoff, isConsolation } = weekResult(completed('weeklyRoster', { matchup }).matchup, 15, null, true)
    return { isPlayoff, isConsolation }
  }
  expect(stageOf({ isPlayoff: true, isConsolation: false })).toEqual({ isPlayoff: true, isConsolation: false })
  expect(stageOf({ isPlayoff: true, isConsolation: true })).toEqual({ isPlayoff: false, isConsolation: true })
  expect(stageOf({ isPlayoff: false })).toEqual({ isPlayoff: false, isConsolation: false })
  expect(stageOf(null)).toEqual({ isPlayoff: false, isConsolation: false })
})

it('has 0 for a side whose players have yet to play, until the game is final', () => {
  const scoresOf = (matchup: object) => {
    const { own, opponent, round } = weekResult(completed('weeklyRoster', { matchup }).matchup, 15, null, true)
    return [own, opponent, round?.own, round?.opponent]
  }
  expect(scoresOf({ opponentScore: 56.8 })).toEqual([0, 56.8, undefined, undefined])
  expect(scoresOf({ teamScore: 56.8 })).toEqual([56.8, 0, undefined, undefined])
  expect(scoresOf({})).toEqual([null, null, undefined, undefined])
  expect(scoresOf({ teamScore: 56.8, result: 'win' })).toEqual([56.8, null, undefined, undefined])
  const secondWeek = { weeks: [14, 15], teamScore: 101.5, opponentScore: 150, opponentWeekScore: 56.8 }
  expect(scoresOf(secondWeek)).toEqual([0, 56.8, 101.5, 150])
})
