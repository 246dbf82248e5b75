import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupRoster, readRosterSort } from '../../src/parts/team/group-roster.ts'
import { isMissingWeek, missingWeekText } from '../../src/parts/team/missing-week.ts'
import { weekResult } from '../../src/parts/team/week-result.ts'
import { projectionDifference } from '../../src/parts/team/week-roster.ts'
import { weekLineup } from '../../src/screens/week/week-lineup.ts'
import { completed } from '../support/completed.ts'

const player = (name: string, fields: Record<string, unknown> = {}) => ({ playerId: name.length, name, ...fields })
const rosterOf = (roster: object[]) => completed('weeklyRoster', { roster }).roster

describe('projectionDifference', () => {
  it.each([
    [10.1, 10, null],
    [1.1, 1, null],
    [10.11, 10, 0.11],
    [9.9, 10, null],
    [7.5, 10, -2.5],
    [null, 10, null],
    [10, null, null],
  ])('of %s points against %s projected is %s', (weekPoints, projectedPoints, difference) => {
    expect(projectionDifference({ weekPoints, projectedPoints })).toBe(difference)
  })
})

describe('groupRoster', () => {
  const roster = [
    player('Zed', { lineupSlot: 'WR', position: 'WR', weekPoints: 9 }),
    player('Ann', { lineupSlot: 'BENCH', position: 'RB', weekPoints: 30 }),
    player('Moe', { lineupSlot: 'QB', position: 'QB', weekPoints: 20.5 }),
    player('Hurt', { lineupSlot: 'IR', position: 'TE' }),
    player('Bob', { lineupSlot: 'FLEX', position: 'RB', weekPoints: 12 }),
    player('Cid', { lineupSlot: 'BENCH', position: 'QB' }),
  ]
  const names = (sort: Parameters<typeof groupRoster>[1]) =>
    groupRoster(rosterOf(roster), sort).map(({ title, players }) => [title, ...players.map((p) => p.name)])

  it('groups starters, bench and injured reserve in lineup order', () => {
    expect(names('lineup')).toEqual([
      ['Starting Lineup', 'Moe', 'Zed', 'Bob'],
      ['Bench', 'Cid', 'Ann'],
      ['Injured Reserve', 'Hurt'],
    ])
  })

  it.each([
    ['points', ['Moe', 'Bob', 'Zed'], ['Ann', 'Cid']],
    ['position', ['Moe', 'Bob', 'Zed'], ['Cid', 'Ann']],
    ['name', ['Bob', 'Moe', 'Zed'], ['Ann', 'Cid']],
  ] as const)('sorts by %s', (sort, starters, bench) => {
    expect(names(sort).slice(0, 2)).toEqual([
      ['Starting Lineup', ...starters],
      ['Bench', ...bench],
    ])
  })

  it('adds up the known points', () => {
    const [starters, , reserve] = groupRoster(rosterOf(roster), 'lineup')
    expect(starters).toMatchObject({ points: 41.5, projected: null })
    expect(reserve?.points).toBeNull()
    expect(groupRoster([], 'lineup')).toEqual([])
  })

  it('falls back to the lineup’s order', () => {
    expect(readRosterSort(new URLSearchParams('sort=points'))).toBe('points')
    expect(readRosterSort(new URLSearchParams('sort=luck'))).toBe('lineup')
  })

  it('loses and duplicates no player, in any order', () => {
    const slot = fc.constantFrom('QB', 'RB', 'FLEX', 'BENCH', 'IR', 'odd')
    const entry = fc.record({ name: fc.string(), lineupSlot: slot, weekPoints: fc.double() }, { requiredKeys: [] })
    const sort = fc.constantFrom('lineup' as const, 'points' as const, 'position' as const, 'name' as const)
    fc.assert(
      fc.property(fc.array(entry), sort, (entries, order) => {
        const players = rosterOf(entries)
        const grouped = groupRoster(players, order).flatMap((group) => group.players)
        expect(new Set(grouped)).toEqual(new Set(players))
        expect(grouped).toHaveLength(players.length)
      }),
    )
  })
})

describe('weekResult', () => {
  const resultOf = (matchup: object | null, week: number, starterPoints: number | null, isBye = true) =>
    weekResult(completed('weeklyRoster', { matchup }).matchup, week, starterPoints, isBye)

  it('is BYE without a matchup and N/A without a result', () => {
    expect(resultOf(null, 3, 88)).toMatchObject({ word: 'BYE', own: 88, opponent: null, round: null })
    expect(resultOf({}, 3, null)).toMatchObject({ word: 'N/A', own: null, opponentName: null })
    expect(resultOf(null, 3, 88, false)).toMatchObject({ word: 'N/A', own: 88, hasOpponent: false })
    expect(resultOf({ result: 'loss', median: { score: 90.5, result: 'win' } }, 3, 95)).toMatchObject({
      word: 'LOSS',
      median: { score: 90.5, word: 'WIN' },
    })
  })

  it('calls a game no contest that nobody started, and no tie', () => {
    const matchup = { teamScore: 0, opponentScore: 0, result: 'tie' }
    expect(resultOf({ ...matchup, isNoContest: true }, 3, 0)).toMatchObject({ word: 'NO CONTEST', own: 0, opponent: 0 })
    expect(resultOf({ ...matchup, isNoContest: false }, 3, 0)).toMatchObject({ word: 'TIE' })
  })

  it('distinguishes the week from the round it belongs to', () => {
    const matchup = {
      weeks: [15, 16],
      teamScore: 250,
      opponentScore: 240,
      teamWeekScore: 120,
      opponentWeekScore: 130,
      result: 'win',
      isPlayoff: true,
    }
    expect(resultOf(matchup, 16, 120)).toMatchObject({
      word: 'WIN',
      own: 120,
      opponent: 130,
      isPlayoff: true,
      round: { week: 2, of: 2, own: 250, opponent: 240 },
    })
  })
})

describe('weekLineup', () => {
  const own = completed('weeklyRoster', {
    roster: [
      player('Starter', { playerId: 1, lineupSlot: 'RB', position: 'RB', isStarter: true, weekPoints: 4 }),
      player('Passer', { playerId: 2, lineupSlot: 'QB', position: 'QB', isStarter: true, weekPoints: 18 }),
      player('Benched', { playerId: 3, lineupSlot: 'BENCH', position: 'RB', isStarter: false, weekPoints: 16 }),
      player('Tight', { playerId: 5, lineupSlot: 'BENCH', position: 'TE', isStarter: false, weekPoints: 7 }),
    ],
  })
  const opponent = completed('weeklyRoster', {
    roster: [player('Rival', { playerId: 9, lineupSlot: 'QB', position: 'QB', isStarter: true, weekPoints: 20 })],
  })
  const slots = ['QB', 'RB', 'TE'].map((slot) => ({ slot, count: 1 }))
  const lineup = (analysis: object | null, isRunning = false) =>
    weekLineup(own, opponent, { slots, analysis: analysis && completed('startSitAnalysis', analysis), isRunning })
  const bettersOf = (analysis: object) => lineup(analysis).map(({ slot, better }) => [slot, better?.name, better?.gain])

  it('pairs both teams by slot, before and without an analysis', () => {
    expect(lineup(null).map(({ slot, own, opponent }) => [slot, own?.name, opponent?.name])).toEqual([
      ['QB', 'Passer', 'Rival'],
      ['RB', 'Starter', undefined],
      ['TE', undefined, undefined],
    ])
    expect(lineup(null).every(({ better }) => better === null)).toBe(true)
  })

  it('has the better bench player beside each starter and empty slot, and who makes room for him', () => {
    const missedOpportunities = [
      { positionEligibility: 'TE', starterName: 'Empty slot', benchId: 5, benchName: 'Tight', pointsMissed: 7 },
      {
        positionEligibility: 'RB',
        starterId: 1,
        starterName: 'Starter',
        benchId: 3,
        benchName: 'Benched',
        benchPoints: 16,
        pointsMissed: 12,
        moves: [
          { playerId: 3, name: 'Benched', slot: 'QB' },
          { playerId: 2, name: 'Pat Passer', slot: 'RB' },
        ],
      },
    ]
    expect(bettersOf({ missedOpportunities })).toEqual([
      ['QB', undefined, undefined],
      ['RB', 'Benched', 12],
      ['TE', 'Tight', 7],
    ])
    // He plays quarterback, and another starter moves into the row.
    expect(lineup({ missedOpportunities })[1]?.better).toMatchObject({
      isToCome: false,
      points: 16,
      into: 'QB',
      moves: ['Benched to QB', 'P. Passer to RB'],
    })
    expect(lineup({ missedOpportunities })[2]?.better?.into).toBeNull()
  })

  it('puts a swap beside the empty slot that the last to move fills', () => {
    const moves = [
      { playerId: 3, name: 'Benched', slot: 'RB' },
      { playerId: 1, name: 'Starter', slot: 'TE' },
    ]
    const missed = { positionEligibility: 'RB', starterName: 'Empty slot', benchId: 3, benchName: 'Benched', moves }
    const change = { slot: 'RB', starterName: null, benchId: 3, benchName: 'Benched', moves }
    for (const analysis of [{ missedOpportunities: [missed] }, { open: { changes: [change], alerts: [] } }])
      expect(lineup(analysis)[2]?.better).toMatchObject({ name: 'Benched', into: 'RB' })
  })

  it('finds a starter by name where a server sends no ids, and leaves out who is not in the lineup', () => {
    const missed = { benchName: 'Benched', pointsMissed: 12 }
    expect(bettersOf({ missedOpportunities: [{ ...missed, starterName: 'Starter' }] })[1]?.[1]).toBe('Benched')
    expect(
      bettersOf({ missedOpportunities: [{ ...missed, starterName: 'Stranger' }] }).flatMap(([, name]) => name ?? []),
    ).toEqual([])
  })

  it('names nobody as better than a starter who is still to play', () => {
    const missed = { benchId: 3, benchName: 'Benched', pointsMissed: 16 }
    const lineupOf = (opponentMatchup: string, isRunning: boolean) => {
      const starter = { playerId: 1, lineupSlot: 'RB', position: 'RB', isStarter: true, weekPoints: null }
      const waiting = completed('weeklyRoster', { roster: [player('Starter', { ...starter, opponentMatchup })] })
      const analysis = completed('startSitAnalysis', {
        missedOpportunities: [{ ...missed, positionEligibility: 'RB', starterId: 1, starterName: 'Starter' }],
      })
      return weekLineup(waiting, null, { analysis, isRunning })[0]?.better?.name
    }
    expect(lineupOf('@KC', true)).toBeUndefined()
    expect(lineupOf('@KC', false)).toBe('Benched')
    expect(lineupOf('BYE', true)).toBe('Benched')
  })

  it('before kickoff prefers what can still be changed', () => {
    const analysis = {
      open: {
        changes: [
          {
            slot: 'RB',
            starterId: 1,
            starterName: 'Starter',
            benchId: 3,
            benchName: 'Benched',
            benchProjected: 11.2,
            gain: 2.5,
          },
        ],
        alerts: [],
      },
      missedOpportunities: [
        { positionEligibility: 'RB', starterId: 1, starterName: 'Starter', benchName: 'Tight', pointsMissed: 3 },
      ],
    }
    expect(lineup(analysis)[1]?.better).toMatchObject({ name: 'Benched', isToCome: true, points: 11.2, gain: 2.5 })
  })
})

describe('a week without a roster', () => {
  it('is recognised by status and detail', () => {
    expect(isMissingWeek({ status: 404, detail: 'No roster data found for team 1 in week 3' })).toBe(true)
    expect(isMissingWeek({ status: 404, detail: 'No such team' })).toBe(false)
    expect(isMissingWeek({ status: 500, detail: 'No roster data found' })).toBe(false)
  })

  it('is a bye once the week is over', () => {
    expect(missingWeekText(15, true)).toBe('This team had a bye in Week 15. No roster data available.')
    expect(missingWeekText(15, false)).toBe(
      "No roster data available for this week. The team was on bye or this week hasn't occurred yet.",
    )
  })
})
