/** A draft of any server. */
import { describe, expect, it } from 'vitest'
import { completed } from '../support/completed.ts'

const alpha = { id: 1, name: 'Alpha' }
const player = { id: 101, name: 'Joe', position: 'DEF', nflTeam: 'DET' }
const listed = (overallPick: number, more = {}) => ({
  id: overallPick,
  roundNum: 1,
  overallPick,
  team: alpha,
  player,
  ...more,
})
const analyzed = (pickId: number, valueOverExpectation: number, more = {}) => ({
  pickId,
  performance: { valueOverExpectation, cohortStd: 40, totalPoints: 200 + valueOverExpectation, ...more },
})
const picksOf = (fields: object) => completed('draftComplete', fields).draftPicks
const valuesOf = (picks: ReturnType<typeof picksOf>) =>
  picks.map(({ overallPick, performance }) => [overallPick, performance.valueOverExpectation])

describe('a draft', () => {
  it('has every pick with its result, by round and number', () => {
    const picks = picksOf({
      draftPicks: [listed(3, { roundNum: 2 }), listed(2), listed(1)],
      draftAnalysis: { draftPicks: [analyzed(2, -50, { grade: 'bust' }), analyzed(1, 60, { grade: 'Boom' })] },
    })
    expect(valuesOf(picks)).toEqual([
      [1, 60],
      [2, -50],
      [3, null],
    ])
    expect(picks[0]).toMatchObject({ id: 1, team: alpha, player: { ...player, position: 'D/ST' } })
    expect(picks.map(({ performance }) => performance.grade)).toEqual(['Boom', 'Bust', null])
    expect(picks[0]?.performance).toMatchObject({ totalPoints: 260, deviations: 1.5, cohortMean: null })
  })

  it('finds the result by overall pick if a server sends no ids of picks', () => {
    const { pickId, ...rest } = analyzed(0, 25)
    const picks = picksOf({
      draftPicks: [listed(7, { id: undefined })],
      draftAnalysis: { draftPicks: [{ ...rest, overallPick: 7 }] },
    })
    expect(valuesOf(picks)).toEqual([[7, 25]])
  })

  it('has picks that only the analysis has, and no performance without a pick', () => {
    const only = { ...analyzed(4, 1), overallPick: 4, player, team: alpha }
    expect(valuesOf(picksOf({ draftAnalysis: { draftPicks: [only, analyzed(5, 2)] } }))).toEqual([[4, 1]])
    expect(valuesOf(picksOf({ draftAnalysis: { worstBusts: [only] } }))).toEqual([[4, 1]])
  })

  it('has unknown figures rather than zero, and names for what has none', () => {
    const [pick] = picksOf({ draftPicks: [{}] })
    expect(pick).toMatchObject({
      team: { id: null, name: 'Unnamed team' },
      player: { id: null, name: 'Unknown player', position: null },
      performance: { totalPoints: null, valueOverExpectation: null, deviations: null, priceCohort: null },
    })
  })

  it('has no standard deviations in a cohort without spread', () => {
    const [pick] = picksOf({
      draftPicks: [listed(1)],
      draftAnalysis: { draftPicks: [analyzed(1, 0, { cohortStd: 0 })] },
    })
    expect(pick?.performance.deviations).toBeNull()
  })

  it('has one id for each pick, whatever the server sends', () => {
    const ids = picksOf({ draftPicks: [listed(1), listed(1), {}, {}] }).map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
  })

  it('notes partial data in the server’s words, or in its own', () => {
    const noteOf = (summary: object) =>
      completed('draftComplete', { draftAnalysis: { summary } }).draftAnalysis.summary.note
    expect(noteOf({})).toBeNull()
    expect(noteOf({ isPartial: true, note: 'Weeks 1–3 only.' })).toBe('Weeks 1–3 only.')
    expect(noteOf({ isPartial: true })).toMatch(/unrostered/)
  })

  it('keeps the server’s order of booms, ten at most, each the pick itself', () => {
    const draftPicks = Array.from({ length: 12 }, (_, index) => listed(index + 1))
    const bestBooms = draftPicks.map(({ overallPick }) => ({ overallPick, performance: { valueOverExpectation: 9 } }))
    const draft = completed('draftComplete', { draftPicks, draftAnalysis: { bestBooms: bestBooms.toReversed() } })
    expect(draft.draftAnalysis.bestBooms.map(({ overallPick }) => overallPick)).toEqual([
      12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
    ])
    expect(draft.draftAnalysis.bestBooms[0]).toBe(draft.draftPicks[11])
  })

  it('lists booms and busts by grade if the server lists none', () => {
    const { bestBooms, worstBusts } = completed('draftComplete', {
      draftPicks: [listed(1), listed(2), listed(3)],
      draftAnalysis: {
        draftPicks: [
          analyzed(1, 40, { grade: 'Boom' }),
          analyzed(2, -50, { grade: 'Bust' }),
          analyzed(3, 60, { grade: 'Boom' }),
        ],
      },
    }).draftAnalysis
    expect([valuesOf(bestBooms), valuesOf(worstBusts)]).toEqual([
      [
        [3, 60],
        [1, 40],
      ],
      [[2, -50]],
    ])
  })
})
