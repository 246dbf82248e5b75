import { describe, expect, it } from 'vitest'
import { findResponseMisfit, isWholeResponse } from '../../src/contract/response-misfit.ts'

const matchup = {
  matchupId: 1,
  week: 1,
  weeks: [1],
  isPlayoff: false,
  kind: 'regular',
  status: 'scheduled',
  home: { teamId: 1, teamName: 'Team 1', score: null, adjustment: 0 },
  away: null,
  winner: null,
  isTie: false,
}

describe('a response of the specification', () => {
  const { kind: _, ...short } = matchup

  it('matches any subset of fields', () => {
    expect(findResponseMisfit('hostLeagueSchedule', [short])).toBeNull()
  })

  it('is complete with all fields of this project’s server', () => {
    expect(isWholeResponse('hostLeagueSchedule', [matchup])).toBe(true)
    expect(isWholeResponse('hostLeagueSchedule', [matchup, short])).toBe(false)
    expect(isWholeResponse('hostLeagueSchedule', null)).toBe(false)
  })
})
