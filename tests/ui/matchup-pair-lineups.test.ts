import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pairLineups, sumStarters } from '../../src/parts/matchup/pair-lineups.ts'
import type { RosterResponse } from '../../src/parts/team/week-roster.ts'
import { completed } from '../support/completed.ts'

/** A roster in shorthand: 'QB 20.5' started a quarterback, 'BENCH 3' did not; without a number he did not play. */
function roster(...entries: string[]): RosterResponse {
  return completed('weeklyRoster', {
    roster: entries.map((entry, index) => {
      const [slot = '', points] = entry.split(' ')
      return {
        playerId: index,
        name: entry,
        lineupSlot: slot,
        isStarter: slot !== 'BENCH' && slot !== 'IR',
        ...(points && { weekPoints: Number(points) }),
      }
    }),
  })
}

const names = (rows: ReturnType<typeof pairLineups>['starters']) =>
  rows.map(({ slot, own, opponent }) => [slot, own?.name ?? null, opponent?.name ?? null])

describe('pairLineups', () => {
  it('sorts the slots in the order of the matchup panel, from any order', () => {
    const own = roster('D/ST 7', 'K 8', 'FLEX 9', 'TE 5', 'WR 1', 'WR 2', 'RB 3', 'RB 4', 'QB 20')
    const slots = pairLineups(own, null).starters.map(({ slot }) => slot)
    expect(slots).toEqual(['QB', 'RB', 'RB', 'WR', 'WR', 'TE', 'FLEX', 'K', 'D/ST'])
  })

  it('sets players of the same slot across from each other, the better one first', () => {
    expect(names(pairLineups(roster('RB 3', 'RB 4'), roster('RB 9')).starters)).toEqual([
      ['RB', 'RB 4', 'RB 9'],
      ['RB', 'RB 3', null],
    ])
  })

  it('shows slots of other leagues after these, in the order of slots', () => {
    const own = roster('OP 22', 'QB 20', 'WR 1', 'WR 2', 'WR 3', 'D/ST 2', 'LB 4')
    expect(pairLineups(own, roster('RB/WR 5')).starters.map(({ slot }) => slot)).toEqual([
      'QB',
      'WR',
      'WR',
      'D/ST',
      'WR',
      'RB/WR',
      'OP',
      'LB',
    ])
  })

  it('shows a slot of the league that both teams left empty, and none that it does not have', () => {
    const slots = [
      { slot: 'QB', count: 1 },
      { slot: 'RB', count: 2 },
      { slot: 'OP', count: 1 },
      { slot: 'BENCH', count: 5 },
      { slot: 'IR', count: 1 },
    ]
    expect(names(pairLineups(roster('QB 20', 'RB 3'), roster('RB 9'), slots).starters)).toEqual([
      ['QB', 'QB 20', null],
      ['RB', 'RB 3', 'RB 9'],
      ['RB', null, null],
      ['OP', null, null],
    ])
  })

  it('reads DEF as D/ST', () => {
    expect(names(pairLineups(roster('DEF 7'), roster('D/ST 9')).starters)).toEqual([['D/ST', 'DEF 7', 'D/ST 9']])
  })

  it('lists the six best of each bench by points, without injured reserve', () => {
    const own = roster('BENCH 1', 'BENCH 9', 'BENCH', 'BENCH 5', 'BENCH 4', 'BENCH 3', 'BENCH 2', 'IR 30')
    expect(pairLineups(own, roster('BENCH 2')).bench.map((row) => [row.own?.name, row.opponent?.name])).toEqual([
      ['BENCH 9', 'BENCH 2'],
      ['BENCH 5', undefined],
      ['BENCH 4', undefined],
      ['BENCH 3', undefined],
      ['BENCH 2', undefined],
      ['BENCH 1', undefined],
    ])
  })

  it('is empty for a roster without players', () => {
    expect(pairLineups(roster(), null)).toEqual({ starters: [], bench: [] })
  })

  it('shows every starter of both teams exactly once', () => {
    const slot = fc.constantFrom(
      'QB',
      'RB',
      'WR',
      'TE',
      'FLEX',
      'OP',
      'K',
      'DEF',
      'D/ST',
      'LB',
      'SUPER FLEX',
      'BENCH',
      'IR',
    )
    const side = fc.array(fc.tuple(slot, fc.option(fc.integer({ min: -5, max: 40 }))), { maxLength: 16 })
    const toRoster = (entries: [string, number | null][], first: number) =>
      completed('weeklyRoster', {
        roster: entries.map(([lineupSlot, points], index) => ({
          playerId: first + index,
          lineupSlot,
          isStarter: lineupSlot !== 'BENCH' && lineupSlot !== 'IR',
          ...(points !== null && { weekPoints: points }),
        })),
      })
    fc.assert(
      fc.property(side, side, (a, b) => {
        const own = toRoster(a, 0)
        const opponent = toRoster(b, 100)
        const { starters, bench } = pairLineups(own, opponent)
        const shown = starters.flatMap((row) => [row.own?.playerId ?? [], row.opponent?.playerId ?? []].flat())
        const started = [...own.roster, ...opponent.roster].filter((player) => player.isStarter)
        expect(shown.toSorted()).toEqual(started.map((player) => player.playerId).toSorted())
        expect(bench.length).toBeLessThanOrEqual(6)
      }),
    )
  })
})

describe('sumStarters', () => {
  it('adds up starter points, without float errors and without the bench', () => {
    expect(sumStarters(roster('QB 0.1', 'RB 0.2', 'BENCH 50', 'WR'), 'weekPoints')).toBe(0.3)
  })

  it('is unknown if no starter has points', () => {
    expect(sumStarters(roster('QB', 'BENCH 4'), 'weekPoints')).toBeNull()
    expect(sumStarters(null, 'weekPoints')).toBeNull()
  })
})
