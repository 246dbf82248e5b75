/** A team's weeks, rosters, start/sit analyses and season of any server. */
import { describe, expect, it } from 'vitest'
import { completed } from '../support/completed.ts'

describe('a roster', () => {
  const readOne = (fields: object, week = 8) => completed('weeklyRoster', { week, roster: [fields] }).roster[0]

  it('has a player without any data', () => {
    expect(readOne({})).toMatchObject({
      playerId: null,
      name: 'Unknown player',
      position: null,
      lineupSlot: 'BENCH',
      isStarter: false,
      weekPoints: null,
      opponentMatchup: null,
      draftInfo: null,
      injuryStatus: null,
    })
  })

  it.each([
    [{ isStarter: true, lineupSlot: 'FLEX' }, 'FLEX', true],
    [{ lineupSlot: 'RB' }, 'RB', true],
    [{ lineupSlot: 'BENCH' }, 'BENCH', false],
    [{ isStarter: true, position: 'DEF' }, 'D/ST', true],
    [{ isStarter: false }, 'BENCH', false],
    [{ isStarter: true, lineupSlot: 'IR' }, 'IR', false],
  ])('has slot and start of %o', (fields, lineupSlot, isStarter) => {
    expect(readOne(fields)).toMatchObject({ lineupSlot, isStarter })
  })

  it('lists six weeks up to this one, with gaps for unknown ones', () => {
    const weeklyPerformance = [1, 2, 4, 5, 6, 7, 8, 9].map((week) => ({ week, points: 10 * week }))
    expect(readOne({ weeklyPerformance }, 8)?.weeklyPerformance.map(({ week, points }) => [week, points])).toEqual([
      [3, null],
      [4, 40],
      [5, 50],
      [6, 60],
      [7, 70],
      [8, 80],
    ])
    expect(readOne({}, 2)?.weeklyPerformance.map(({ week }) => week)).toEqual([1, 2])
  })

  it('has a draft pick under either name', () => {
    expect(readOne({ draftInfo: { round: 2, overallPick: 15 } })?.draftInfo).toMatchObject({ round: 2, pick: 15 })
    expect(readOne({ draftInfo: { pick: 15 } })?.draftInfo).toMatchObject({ round: null, overallPick: 15 })
    expect(readOne({ draftInfo: {} })?.draftInfo).toBeNull()
  })

  it('is of a bye without a matchup, unless the server says that it is none', () => {
    const byes = [{}, { isBye: false }, { matchup: {} }].map((fields) => completed('weeklyRoster', fields).isBye)
    expect(byes).toEqual([true, false, false])
  })

  it.each([
    ['win', 'win'],
    ['W', 'win'],
    ['LOSS', 'loss'],
    ['something else', null],
    ['', null],
  ])('reads the result %s as %s', (result, read) => {
    expect(completed('weeklyRoster', { matchup: { result } }).matchup?.result).toBe(read)
  })
})

describe('a start/sit analysis', () => {
  it('puts the swap that cost most first, and names who has no name', () => {
    const { missedOpportunities } = completed('startSitAnalysis', {
      missedOpportunities: [{ pointsMissed: 7 }, { positionEligibility: 'DEF', benchName: 'Tight', pointsMissed: 12 }],
    })
    expect(missedOpportunities).toMatchObject([
      { positionEligibility: 'D/ST', starterName: 'Empty slot', benchName: 'Tight', pointsMissed: 12 },
      { positionEligibility: '—', starterName: 'Empty slot', benchName: 'Unknown player', pointsMissed: 7 },
    ])
  })

  it('has moves only where others make room', () => {
    const move = { playerId: 3, name: 'Benched', slot: 'DEF' }
    const movesOf = (moves: object[]) =>
      completed('startSitAnalysis', { missedOpportunities: [{ moves }] }).missedOpportunities[0]?.moves
    expect(movesOf([move])).toEqual([])
    expect(movesOf([move, { ...move, slot: 'RB' }, {}])?.map(({ slot }) => slot)).toEqual(['D/ST', 'RB'])
  })

  it('has no figures in an empty response', () => {
    expect(completed('startSitAnalysis', {})).toMatchObject({
      teamScore: null,
      optimalScore: null,
      startSitImpact: null,
      wouldHaveWon: null,
      missedOpportunities: [],
    })
  })
})

describe('weeks', () => {
  const weeklyPerformance = [
    { week: 2, starterPoints: 90 },
    { week: 1, starterPoints: 120 },
    { week: 3, starterPoints: 80 },
    { week: 4, starterPoints: 10, isComplete: false },
    { starterPoints: 500 },
    ...[4_294_967_296, 31, 0.5, 0, -3].map((week) => ({ week, starterPoints: 500 })),
  ]

  it('are in order, without those that no season has', () => {
    const { weeklyPerformance: weeks } = completed('teamWeeklyPerformance', { weeklyPerformance })
    expect(weeks.map(({ week, isComplete }) => [week, isComplete])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, false],
    ])
  })

  it('are summed up if the server does not', () => {
    const { summary } = completed('teamWeeklyPerformance', { weeklyPerformance })
    expect(summary.avgStarterPoints).toBeCloseTo((120 + 90 + 80) / 3)
    expect([summary.bestWeek, summary.worstWeek]).toEqual([
      { week: 1, points: 120 },
      { week: 3, points: 80 },
    ])
    expect(completed('teamWeeklyPerformance', {}).summary).toEqual({
      avgStarterPoints: null,
      bestWeek: null,
      worstWeek: null,
    })
  })

  it('count the only figure that a server sends of a week as the team’s points', () => {
    const { weeklyPerformance: weeks, summary } = completed('teamWeeklyPerformance', {
      weeklyPerformance: [
        { week: 1, totalPoints: 100 },
        { week: 2, totalPoints: 130, starterPoints: 90 },
      ],
    })
    expect(weeks.map(({ starterPoints }) => starterPoints)).toEqual([100, 90])
    expect(summary).toMatchObject({ avgStarterPoints: 95, bestWeek: { week: 1, points: 100 } })
  })

  it('have the server’s summary if sent', () => {
    const summary = { bestWeek: { week: 5, points: 150 }, worstWeek: { week: 2 }, avgStarterPoints: 101 }
    expect(completed('teamWeeklyPerformance', { weeklyPerformance, summary }).summary).toEqual({
      avgStarterPoints: 101,
      bestWeek: { week: 5, points: 150 },
      worstWeek: { week: 3, points: 80 },
    })
  })
})

describe('a season overview', () => {
  it('has the picks in order, those without a number last', () => {
    const { draftSummary } = completed('seasonOverview', {
      draftSummary: [{ pick: 30 }, { position: 'DEF' }, { playerName: 'First', round: 1, pick: 6 }],
    })
    expect(draftSummary.map(({ playerName, position, pick }) => [playerName, position, pick])).toEqual([
      ['First', null, 6],
      ['Unknown player', null, 30],
      ['Unknown player', 'D/ST', null],
    ])
  })

  it('has DEF and D/ST as one position, and known weeks only', () => {
    const { positionProduction } = completed('seasonOverview', {
      positionProduction: {
        'D/ST': [{ week: 2, totalPoints: 5 }],
        DEF: [{ week: 1, totalPoints: 8 }, { week: 3 }, { totalPoints: 5 }],
        K: null,
      },
    })
    expect(positionProduction).toEqual({
      'D/ST': [
        { week: 1, totalPoints: 8 },
        { week: 2, totalPoints: 5 },
      ],
      K: [],
    })
  })
})
