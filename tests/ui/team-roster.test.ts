import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupRoster, readRosterSort } from '../../src/parts/team/group-roster.ts'
import { isMissingWeek, missingWeekText } from '../../src/parts/team/missing-week.ts'
import { weekResult } from '../../src/parts/team/week-result.ts'
import { projectionDifference } from '../../src/parts/team/week-roster.ts'
import { lineupFinding } from '../../src/screens/week/lineup-finding.ts'
import { noteLineup } from '../../src/screens/week/lineup-notes.ts'
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

describe('noteLineup', () => {
  const own = completed('weeklyRoster', {
    roster: [
      player('Starter', { playerId: 1, lineupSlot: 'RB', position: 'RB', isStarter: true, weekPoints: 4 }),
      player('Passer', { playerId: 2, lineupSlot: 'QB', position: 'QB', isStarter: true, weekPoints: 18 }),
      player('Benched', { playerId: 3, lineupSlot: 'BENCH', position: 'RB', isStarter: false, weekPoints: 16 }),
      player('Tight', { playerId: 5, lineupSlot: 'BENCH', position: 'TE', isStarter: false, weekPoints: 7 }),
    ],
  })
  const slots = ['QB', 'RB', 'TE'].map((slot) => ({ slot, count: 1 }))
  const notesOf = (analysis: object | null) => {
    const known = analysis && completed('startSitAnalysis', analysis)
    const { byPlayer, emptySlots } = noteLineup(own, { slots, analysis: known, isRunning: false })
    return { emptySlots, ...Object.fromEntries([...byPlayer].map(([{ name }, note]) => [name, note])) }
  }
  const missedBy = {
    positionEligibility: 'RB',
    starterId: 1,
    starterName: 'Starter',
    benchId: 3,
    benchName: 'Benched',
    benchPoints: 16,
    pointsMissed: 12,
  }

  it('has the empty slots of the league, before and without an analysis', () => {
    expect(notesOf(null)).toEqual({ emptySlots: [{ slot: 'TE', note: null }] })
  })

  it('marks a swap at the starter, at the bench player, and at an empty slot', () => {
    const missedOpportunities = [
      { positionEligibility: 'TE', starterName: 'Empty slot', benchId: 5, benchName: 'Tight', pointsMissed: 7 },
      {
        ...missedBy,
        moves: [
          { playerId: 3, name: 'Benched', slot: 'QB' },
          { playerId: 2, name: 'Pat Passer', slot: 'RB' },
        ],
      },
    ]
    // He plays quarterback, and another starter moves into the row.
    const swap = { name: 'Benched', starterName: 'Starter', gain: 12, isToCome: false, into: 'QB' }
    const filled = { name: 'Tight', starterName: null, gain: 7, into: null }
    expect(notesOf({ missedOpportunities })).toMatchObject({
      Starter: { kind: 'better', ...swap, moves: ['Benched to QB', 'P. Passer to RB'] },
      Benched: { kind: 'benched', ...swap },
      Tight: { kind: 'benched', ...filled },
      emptySlots: [{ slot: 'TE', note: { kind: 'better', ...filled } }],
    })
  })

  it('puts a swap at the empty slot that the last to move fills', () => {
    const moves = [
      { playerId: 3, name: 'Benched', slot: 'RB' },
      { playerId: 1, name: 'Starter', slot: 'TE' },
    ]
    const missed = { positionEligibility: 'RB', starterName: 'Empty slot', benchId: 3, benchName: 'Benched', moves }
    const change = { slot: 'RB', starterName: null, benchId: 3, benchName: 'Benched', moves }
    for (const analysis of [{ missedOpportunities: [missed] }, { open: { changes: [change], alerts: [] } }])
      expect(notesOf(analysis).emptySlots).toMatchObject([{ slot: 'TE', note: { name: 'Benched', into: 'RB' } }])
  })

  it('finds players by name where a server sends no ids, and leaves out who is not in the lineup', () => {
    const missed = { benchName: 'Benched', pointsMissed: 12 }
    expect(notesOf({ missedOpportunities: [{ ...missed, starterName: 'Starter' }] })).toMatchObject({
      Starter: { kind: 'better' },
      Benched: { kind: 'benched' },
    })
    expect(notesOf({ missedOpportunities: [{ ...missed, starterName: 'Stranger' }] })).toEqual(notesOf(null))
  })

  it('names nobody as better than a starter who is still to play', () => {
    const noteOf = (opponentMatchup: string, isRunning: boolean) => {
      const starter = { playerId: 1, lineupSlot: 'RB', position: 'RB', isStarter: true, weekPoints: null }
      const waiting = completed('weeklyRoster', { roster: [player('Starter', { ...starter, opponentMatchup })] })
      const analysis = completed('startSitAnalysis', { missedOpportunities: [missedBy] })
      return [...noteLineup(waiting, { analysis, isRunning }).byPlayer.values()][0]?.kind
    }
    expect(noteOf('@KC', true)).toBeUndefined()
    expect(noteOf('@KC', false)).toBe('better')
    expect(noteOf('BYE', true)).toBe('better')
  })

  it('before kickoff prefers what is wrong, then what can still be changed, to what was missed', () => {
    const change = { slot: 'RB', starterId: 1, starterName: 'Starter', benchId: 3, benchName: 'Benched', gain: 2.5 }
    const open = (alerts: object[]) => ({ open: { changes: [change], alerts }, missedOpportunities: [missedBy] })
    expect(notesOf(open([]))).toMatchObject({
      Starter: { kind: 'better', isToCome: true, gain: 2.5 },
      Benched: { kind: 'benched', isToCome: true },
    })
    const alerts = [
      { playerId: 1, name: 'Starter', kind: 'out', slot: 'RB' },
      { playerId: null, name: null, kind: 'empty', slot: 'TE' },
    ]
    expect(notesOf(open(alerts))).toMatchObject({
      Starter: { kind: 'alert', alert: { kind: 'out' } },
      emptySlots: [{ slot: 'TE', note: { kind: 'alert', alert: { kind: 'empty' } } }],
    })
  })
})

describe('lineupFinding', () => {
  const findingOf = (analysis: object, isRunning = false, hasPoints = true) =>
    lineupFinding(completed('startSitAnalysis', { startSitImpact: 0, ...analysis }), { isRunning, hasPoints })
  const missedOpportunities = [{ benchName: 'Benched', starterName: 'Starter', pointsMissed: 12.5 }]
  const missed = { missedOpportunities, startSitImpact: 12.5 }
  const change = { benchName: 'Ben Boom', starterName: 'Sam Sleeper', gain: 2.5 }

  it.each([
    ['a swap', missed, 'One swap was worth 12.5 points.'],
    [
      'a swap that would have won',
      { ...missed, wouldHaveWon: true, result: 'loss' },
      'One swap was worth 12.5 points, enough to win.',
    ],
    [
      'a swap that would not',
      { ...missed, wouldHaveWon: false, result: 'loss' },
      'One swap was worth 12.5 points, too few to win.',
    ],
    ['a swap in a win', { ...missed, wouldHaveWon: false, result: 'win' }, 'One swap was worth 12.5 points.'],
    ['none', {}, 'The lineup was optimal.'],
    ['an unknown bench', { note: 'No bench.' }, 'No bench.'],
    ['best ball', { isAutomatic: true, note: 'Automatic.' }, null],
  ])('of a week that is over says what it cost: %s', (_, analysis, finding) => {
    expect(findingOf(analysis)).toBe(finding)
  })

  it('of the running week says what can still be changed, then what was missed so far', () => {
    expect(findingOf({ ...missed, open: { changes: [change], alerts: [] } }, true)).toBe(
      'Start Ben Boom over Sam Sleeper for +2.5 points by the projections.',
    )
    const intoEmpty = { changes: [{ ...change, starterName: null }], alerts: [] }
    expect(findingOf({ open: intoEmpty }, true, false)).toBe(
      'Start Ben Boom in the empty slot for +2.5 points by the projections.',
    )
    expect(findingOf(missed, true)).toBe('One swap is worth 12.5 points so far.')
    expect(findingOf({ ...missed, missedOpportunities: [...missedOpportunities, ...missedOpportunities] }, true)).toBe(
      '2 swaps are worth 12.5 points so far.',
    )
    expect(findingOf({}, true)).toBeNull()
    expect(findingOf({}, false, false)).toBeNull()
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
