import { expect, it } from 'vitest'
import { weekResult } from '../../src/parts/team/week-result.ts'

it('tells games for the title from consolation games after the regular season', () => {
  const stageOf = (matchup: Parameters<typeof weekResult>[0]) => {
    const { isPlayoff, isConsolation } = weekResult(matchup, 15, null)
    return { isPlayoff, isConsolation }
  }
  expect(stageOf({ isPlayoff: true, isConsolation: false })).toEqual({ isPlayoff: true, isConsolation: false })
  expect(stageOf({ isPlayoff: true, isConsolation: true })).toEqual({ isPlayoff: false, isConsolation: true })
  expect(stageOf({ isPlayoff: false })).toEqual({ isPlayoff: false, isConsolation: false })
  expect(stageOf(undefined)).toEqual({ isPlayoff: false, isConsolation: false })
})
