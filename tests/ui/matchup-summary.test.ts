import { describe, expect, it } from 'vitest'
import { summarizeMatchup } from '../../src/parts/matchup/matchup-summary.ts'
import { completed } from '../support/completed.ts'

const starters = [
  { lineupSlot: 'QB', isStarter: true, weekPoints: 20, projectedPoints: 18.5 },
  { lineupSlot: 'BENCH', isStarter: false, weekPoints: 30, projectedPoints: 12 },
]
const options = { week: 3, ownName: 'Known elsewhere' }
const summarize = (own: object, opponent: object | null, at = options) =>
  summarizeMatchup(completed('weeklyRoster', own), opponent && completed('weeklyRoster', opponent), at)

describe('summarizeMatchup', () => {
  it('has both scores, the projections of the starters and the result', () => {
    const own = {
      teamId: 7,
      teamName: 'Ours',
      roster: starters,
      matchup: { opponentId: 8, opponentName: 'Theirs', teamScore: 101.5, opponentScore: 99, result: 'win' },
    }
    const summary = summarize(own, { roster: starters })
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
  ])('shows %s as %s', (result, words) => {
    expect(summarize({ matchup: { result } }, null).word).toBe(words)
  })

  it('is a bye without a matchup, scored by the starters', () => {
    const summary = summarize({ roster: starters }, null)
    expect(summary).toMatchObject({ own: { name: 'Known elsewhere', score: 20 }, opponent: null, word: 'BYE' })
  })

  it('shows the week’s score in a two-week round, and the round’s beside it', () => {
    const matchup = {
      weeks: [15, 16],
      teamScore: 220,
      opponentScore: 210,
      teamWeekScore: 100,
      opponentWeekScore: 120,
      isPlayoff: true,
    }
    const summary = summarize({ matchup }, null, { ...options, week: 16 })
    expect([summary.own.score, summary.opponent?.score]).toEqual([100, 120])
    expect(summary.round).toEqual({ week: 2, of: 2, own: 220, opponent: 210 })
  })

  it('leaves fields unknown that a server leaves out', () => {
    const summary = summarize({ matchup: {} }, null)
    expect(summary.own).toEqual({ name: 'Known elsewhere', score: null, projected: null })
    expect(summary.opponent).toEqual({ name: 'Opponent', score: null, projected: null })
  })
})
