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
