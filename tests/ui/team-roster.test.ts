import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupRoster, readRosterSort } from '../../src/parts/team/group-roster.ts'
import { isMissingWeek, missingWeekText } from '../../src/parts/team/missing-week.ts'
import { weekResult } from '../../src/parts/team/week-result.ts'
import { projectionDifference } from '../../src/parts/team/week-roster.ts'
import { lineupLadder } from '../../src/screens/week/lineup-ladder.ts'
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

describe('lineupLadder', () => {
  const roster = rosterOf([
    player('Starter', { playerId: 1, lineupSlot: 'RB', position: 'RB', weekPoints: 4 }),
    player('Passer', { playerId: 2, lineupSlot: 'QB', position: 'QB', weekPoints: 18 }),
    player('Benched', { playerId: 3, lineupSlot: 'BENCH', position: 'RB', weekPoints: 16 }),
    player('Idle', { playerId: 4, lineupSlot: 'BENCH', position: 'TE' }),
    player('Tight', { playerId: 5, lineupSlot: 'BENCH', position: 'TE', weekPoints: 7 }),
    player('Hurt', { playerId: 6, lineupSlot: 'IR', position: 'TE', weekPoints: 40 }),
  ])
  const missedOf = (missedOpportunities: object[]) =>
    completed('startSitAnalysis', { missedOpportunities }).missedOpportunities
  const missed = missedOf([
    { positionEligibility: 'TE', starterName: 'Empty slot', benchId: 5, benchName: 'Tight', pointsMissed: 7 },
    {
      positionEligibility: 'RB',
      starterName: 'Starter',
      starterPoints: 4,
      benchName: 'Benched',
      benchPoints: 16,
      pointsMissed: 12,
    },
  ])

  it('draws each missed swap between bench and starter, including an empty slot', () => {
    const ladder = lineupLadder(roster, missed)
    expect(ladder.starters.map(({ label, name }) => `${label} ${name}`)).toEqual([
      'QB Passer',
      'RB Starter',
      'TE Empty slot',
    ])
    expect(ladder.bench.map(({ name }) => name)).toEqual(['Benched', 'Tight', 'Idle'])
    expect(ladder.swaps).toEqual([
      { starter: 1, bench: 0, pointsMissed: 12, via: [] },
      { starter: 2, bench: 1, pointsMissed: 7, via: [] },
    ])
    expect(ladder.most).toBe(18)
  })

  it('draws the players who make room in a swap with a third player', () => {
    const missed = missedOf([
      {
        starterId: 1,
        benchId: 3,
        pointsMissed: 12,
        moves: [
          { playerId: 3, name: 'Benched', slot: 'QB' },
          { playerId: 2, name: 'Passer', slot: 'RB' },
        ],
      },
    ])
    expect(missed[0]?.moves.map(({ name, slot }) => `${name} to ${slot}`)).toEqual(['Benched to QB', 'Passer to RB'])
    expect(lineupLadder(roster, missed).swaps).toEqual([{ starter: 1, bench: 0, pointsMissed: 12, via: [0] }])
  })

  it('draws no swap with a player missing from the roster', () => {
    const missed = missedOf([{ benchName: 'Stranger', starterName: 'Starter' }])
    expect(lineupLadder(roster, missed).swaps).toEqual([])
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
