import { describe, expect, it } from 'vitest'
import { summarizeMatchup } from '../../src/parts/matchup/matchup-summary.ts'
import type { RosterResponse } from '../../src/parts/team/roster-player.ts'

const starters: RosterResponse['roster'] = [
  { lineup_slot: 'QB', is_starter: true, week_points: 20, projected_points: 18.5 },
  { lineup_slot: 'BENCH', is_starter: false, week_points: 30, projected_points: 12 },
]
const options = { week: 3, ownName: 'Known elsewhere' }

describe('summarizeMatchup', () => {
  it('gives both scores, the projections of the starters and the result', () => {
    const own: RosterResponse = {
      team_id: 7,
      team_name: 'Ours',
      roster: starters,
      matchup: { opponent_id: 8, opponent_name: 'Theirs', team_score: 101.5, opponent_score: 99, result: 'win' },
    }
    const summary = summarizeMatchup(own, { roster: starters }, options)
    expect(summary.own).toEqual({ name: 'Ours', score: 101.5, projected: 18.5 })
    expect(summary.opponent).toEqual({ name: 'Theirs', score: 99, projected: 18.5 })
    expect([summary.word, summary.round]).toEqual(['WIN', null])
  })

  it.each([
    ['win', 'WIN'],
    ['loss', 'LOSS'],
    ['tie', 'TIE'],
    ['something else', 'N/A'],
    [undefined, 'N/A'],
  ])('says %s as %s', (result, words) => {
    expect(summarizeMatchup({ matchup: { result } }, null, options).word).toBe(words)
  })

  it('is a bye without a matchup, scored by the starters', () => {
    const summary = summarizeMatchup({ roster: starters }, null, options)
    expect(summary).toMatchObject({ own: { name: 'Known elsewhere', score: 20 }, opponent: null, word: 'BYE' })
  })

  it("scores the week of a round of two weeks, and gives the round's score beside it", () => {
    const matchup = {
      weeks: [15, 16],
      team_score: 220,
      opponent_score: 210,
      team_week_score: 100,
      opponent_week_score: 120,
      is_playoff: true,
    }
    const summary = summarizeMatchup({ matchup }, null, { ...options, week: 16 })
    expect([summary.own.score, summary.opponent?.score]).toEqual([100, 120])
    expect(summary.round).toEqual({ week: 2, of: 2, own: 220, opponent: 210 })
  })

  it('keeps what a server leaves out unknown', () => {
    const summary = summarizeMatchup({ matchup: {} }, null, options)
    expect(summary.own).toEqual({ name: 'Known elsewhere', score: null, projected: null })
    expect(summary.opponent).toEqual({ name: 'Opponent', score: null, projected: null })
  })
})
