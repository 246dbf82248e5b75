import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupRoster, readRosterSort } from '../../src/parts/team/group-roster.ts'
import { isMissingWeek, missingWeekText } from '../../src/parts/team/missing-week.ts'
import { projectionDifference, rosterPlayers } from '../../src/parts/team/roster-player.ts'
import { startSitSummary } from '../../src/parts/team/start-sit-summary.ts'
import { weekResult } from '../../src/parts/team/week-result.ts'
import { lineupLadder } from '../../src/screens/week/lineup-ladder.ts'

const player = (name: string, fields: Record<string, unknown> = {}) => ({ player_id: name.length, name, ...fields })
const readOne = (fields: Record<string, unknown>, week = 8) => rosterPlayers({ roster: [fields] }, week)[0]

describe('rosterPlayers', () => {
  it('survives a player of whom nothing is known', () => {
    expect(readOne({})).toMatchObject({
      playerId: null,
      name: 'Unknown player',
      position: null,
      slot: 'BENCH',
      isStarter: false,
      points: null,
      opponent: null,
      draft: null,
      injuryStatus: null,
    })
  })

  it.each([
    [{ is_starter: true, lineup_slot: 'FLEX' }, 'FLEX', true],
    [{ lineup_slot: 'RB' }, 'RB', true],
    [{ lineup_slot: 'BENCH' }, 'BENCH', false],
    [{ is_starter: true, position: 'DEF' }, 'D/ST', true],
    [{ is_starter: false }, 'BENCH', false],
    [{ is_starter: true, lineup_slot: 'IR' }, 'IR', false],
  ])('reads slot and start of %o', (fields, slot, isStarter) => {
    expect(readOne(fields)).toMatchObject({ slot, isStarter })
  })

  it('takes six weeks up to this one, with gaps where nothing is known', () => {
    const weekly_performance = [1, 2, 4, 5, 6, 7, 8, 9].map((week) => ({ week, points: 10 * week }))
    expect(readOne({ weekly_performance }, 8)?.recentWeeks).toEqual([
      { week: 3, points: null },
      { week: 4, points: 40 },
      { week: 5, points: 50 },
      { week: 6, points: 60 },
      { week: 7, points: 70 },
      { week: 8, points: 80 },
    ])
    expect(readOne({}, 2)?.recentWeeks.map(({ week }) => week)).toEqual([1, 2])
  })

  it('reads a draft pick under either name', () => {
    expect(readOne({ draft_info: { round: 2, overall_pick: 15 } })?.draft).toEqual({ round: 2, overallPick: 15 })
    expect(readOne({ draft_info: { pick: 15 } })?.draft).toEqual({ round: null, overallPick: 15 })
    expect(readOne({ draft_info: {} })?.draft).toBeNull()
  })

  it('keeps keys apart for players that are named twice', () => {
    const keys = rosterPlayers({ roster: [player('A'), player('A'), {}, {}] }, 1).map(({ key }) => key)
    expect(new Set(keys).size).toBe(4)
  })
})

describe('projectionDifference', () => {
  it.each([
    [10.1, 10, null],
    [1.1, 1, null],
    [10.11, 10, 0.11],
    [9.9, 10, null],
    [7.5, 10, -2.5],
    [null, 10, null],
    [10, null, null],
  ])('of %s points against %s projected is %s', (points, projected, difference) => {
    expect(projectionDifference({ points, projected })).toBe(difference)
  })
})

describe('groupRoster', () => {
  const roster = [
    player('Zed', { lineup_slot: 'WR', position: 'WR', week_points: 9 }),
    player('Ann', { lineup_slot: 'BENCH', position: 'RB', week_points: 30 }),
    player('Moe', { lineup_slot: 'QB', position: 'QB', week_points: 20.5 }),
    player('Hurt', { lineup_slot: 'IR', position: 'TE' }),
    player('Bob', { lineup_slot: 'FLEX', position: 'RB', week_points: 12 }),
    player('Cid', { lineup_slot: 'BENCH', position: 'QB' }),
  ]
  const names = (sort: Parameters<typeof groupRoster>[1]) =>
    groupRoster(rosterPlayers({ roster }, 3), sort).map(({ title, players }) => [title, ...players.map((p) => p.name)])

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

  it('adds up the points that are known', () => {
    const [starters, , reserve] = groupRoster(rosterPlayers({ roster }, 3), 'lineup')
    expect(starters).toMatchObject({ points: 41.5, projected: null })
    expect(reserve?.points).toBeNull()
    expect(groupRoster([], 'lineup')).toEqual([])
  })

  it('falls back to the lineup’s order', () => {
    expect(readRosterSort(new URLSearchParams('sort=points'))).toBe('points')
    expect(readRosterSort(new URLSearchParams('sort=luck'))).toBe('lineup')
  })

  it('loses and doubles nobody, whatever the order', () => {
    const slot = fc.constantFrom('QB', 'RB', 'FLEX', 'BENCH', 'IR', 'odd')
    const entry = fc.record({ name: fc.string(), lineup_slot: slot, week_points: fc.double() }, { requiredKeys: [] })
    const sort = fc.constantFrom('lineup' as const, 'points' as const, 'position' as const, 'name' as const)
    fc.assert(
      fc.property(fc.array(entry), sort, (entries, order) => {
        const players = rosterPlayers({ roster: entries }, 5)
        const grouped = groupRoster(players, order).flatMap((group) => group.players)
        expect(grouped.map(({ key }) => key).sort()).toEqual(players.map(({ key }) => key).sort())
      }),
    )
  })
})

describe('weekResult', () => {
  it('is BYE without a matchup and N/A without a result', () => {
    expect(weekResult(undefined, 3, 88)).toMatchObject({ word: 'BYE', own: 88, opponent: null, round: null })
    expect(weekResult({}, 3, null)).toMatchObject({ word: 'N/A', own: null, opponentName: null })
    expect(weekResult(undefined, 3, 88, false)).toMatchObject({ word: 'N/A', own: 88, hasOpponent: false })
    expect(weekResult({ result: 'loss', median: { score: 90.5, result: 'win' } }, 3, 95)).toMatchObject({
      word: 'LOSS',
      median: { score: 90.5, word: 'WIN' },
    })
  })

  it.each([
    ['win', 'WIN'],
    ['W', 'WIN'],
    ['loss', 'LOSS'],
    ['tie', 'TIE'],
    ['', 'N/A'],
    [undefined, 'N/A'],
  ])('words %s as %s', (result, word) => {
    expect(weekResult({ result }, 1, null).word).toBe(word)
  })

  it('distinguishes the week from the round it belongs to', () => {
    const matchup = {
      weeks: [15, 16],
      team_score: 250,
      opponent_score: 240,
      team_week_score: 120,
      opponent_week_score: 130,
      result: 'win',
      is_playoff: true,
    }
    expect(weekResult(matchup, 16, 120)).toMatchObject({
      word: 'WIN',
      own: 120,
      opponent: 130,
      isPlayoff: true,
      round: { week: 2, of: 2, own: 250, opponent: 240 },
    })
  })
})

describe('startSitSummary and lineupLadder', () => {
  const roster = rosterPlayers(
    {
      roster: [
        player('Starter', { player_id: 1, lineup_slot: 'RB', position: 'RB', week_points: 4 }),
        player('Passer', { player_id: 2, lineup_slot: 'QB', position: 'QB', week_points: 18 }),
        player('Benched', { player_id: 3, lineup_slot: 'BENCH', position: 'RB', week_points: 16 }),
        player('Idle', { player_id: 4, lineup_slot: 'BENCH', position: 'TE' }),
        player('Tight', { player_id: 5, lineup_slot: 'BENCH', position: 'TE', week_points: 7 }),
        player('Hurt', { player_id: 6, lineup_slot: 'IR', position: 'TE', week_points: 40 }),
      ],
    },
    4,
  )
  const response = {
    team_score: 22,
    optimal_score: 41,
    start_sit_impact: 19,
    missed_opportunities: [
      { position_eligibility: 'TE', starter_name: 'Empty slot', bench_id: 5, bench_name: 'Tight', points_missed: 7 },
      {
        position_eligibility: 'RB',
        starter_name: 'Starter',
        starter_points: 4,
        bench_name: 'Benched',
        bench_points: 16,
        points_missed: 12,
      },
    ],
  }

  it('puts the swap that cost most first', () => {
    const summary = startSitSummary(response)
    expect(summary).toMatchObject({ actual: 22, optimal: 41, impact: 19, wouldHaveWon: false })
    expect(summary.efficiency).toBeCloseTo(53.66, 2)
    expect(summary.missed.map(({ pointsMissed }) => pointsMissed)).toEqual([12, 7])
  })

  it('has no figures for an empty response', () => {
    expect(startSitSummary({})).toEqual({
      actual: null,
      optimal: null,
      impact: null,
      efficiency: null,
      missed: [],
      wouldHaveWon: false,
    })
  })

  it('draws each missed swap between bench and starter, an empty slot included', () => {
    const ladder = lineupLadder(roster, startSitSummary(response).missed)
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

  it('draws who makes room where a swap takes a third player', () => {
    const { missed } = startSitSummary({
      missed_opportunities: [
        {
          starter_id: 1,
          bench_id: 3,
          points_missed: 12,
          moves: [
            { player_id: 3, name: 'Benched', slot: 'QB' },
            { player_id: 2, name: 'Passer', slot: 'RB' },
          ],
        },
      ],
    })
    expect(missed[0]?.moves.map(({ name, slot }) => `${name} to ${slot}`)).toEqual(['Benched to QB', 'Passer to RB'])
    expect(lineupLadder(roster, missed).swaps).toEqual([{ starter: 1, bench: 0, pointsMissed: 12, via: [0] }])
  })

  it('draws no swap with somebody who is not on the roster', () => {
    const missed = startSitSummary({
      missed_opportunities: [{ bench_name: 'Stranger', starter_name: 'Starter' }],
    }).missed
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
