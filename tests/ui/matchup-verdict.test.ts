import { describe, expect, it } from 'vitest'
import type { MatchupSummary } from '../../src/parts/matchup/matchup-summary.ts'
import { verdict } from '../../src/parts/matchup/verdict.ts'

function words(own: [number | null, number | null], opponent: [number | null, number | null], rest = {}) {
  const summary: MatchupSummary = {
    own: { name: 'A', score: own[0], projected: own[1] },
    opponent: { name: 'B', score: opponent[0], projected: opponent[1] },
    word: 'WIN',
    isPlayoff: false,
    round: null,
    median: null,
    ...rest,
  }
  return verdict(summary)
}

describe('verdict', () => {
  it('has the margin and the projected one', () => {
    expect(words([110, 100], [97.7, 104.1])).toBe('Won by 12.3, projected to lose by 4.1')
    expect(words([90, 100], [97.7, 92], { word: 'LOSS' })).toBe('Lost by 7.7, projected to win by 8.0')
  })

  it('says both scores where one decimal would make the margin wrong', () => {
    expect(words([121.3, 118.86], [98.4, 111.13])).toBe('Won by 22.9, projected to win 118.9–111.1')
    expect(words([104.84, null], [105.56, null], { word: 'LOSS' })).toBe('Lost 104.8–105.6')
  })

  it('has only known parts', () => {
    expect(words([110, 100], [97.7, null])).toBe('Won by 12.3')
    expect(words([110, 100], [null, 104])).toBeNull()
    expect(words([110, 100], [0, 0], { opponent: null, word: 'BYE' })).toBeNull()
  })

  it('claims no win while the matchup is undecided or has another week', () => {
    expect(words([110, null], [97.7, null], { word: 'N/A' })).toBe('Ahead by 12.3')
    const round = { week: 1, of: 2, own: 110, opponent: 97.7 }
    expect(words([110, null], [97.7, null], { word: 'N/A', round })).toBe('Ahead by 12.3')
  })

  it('says of which moment the projection is while the matchup is played', () => {
    expect(words([97.7, 130], [110, 130.5], { word: 'N/A' })).toBe(
      'Behind by 12.3, before kickoff projected to lose by 0.5',
    )
  })

  it('names the winner of one week of a decided round, who may have lost the round', () => {
    const round = { week: 1, of: 2, own: 110, opponent: 97.7 }
    expect(words([110, null], [97.7, null], { word: 'LOSS', round })).toBe('Won the week by 12.3')
    expect(words([90, null], [97.7, null], { round })).toBe('Lost the week by 7.7')
  })

  it('names what decided in place of the scores', () => {
    expect(words([100, 90], [100, 95])).toBe('Won on the tiebreaker, projected to lose by 5.0')
    expect(words([90, null], [100, null])).toBe('Won by league ruling')
    expect(words([100, null], [90, null], { word: 'LOSS' })).toBe('Lost by league ruling')
  })

  it('is level without a margin', () => {
    expect(words([100, 90], [100, 90], { word: 'TIE' })).toBe('Tied')
  })
})
