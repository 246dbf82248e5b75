import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pairMissedOpportunities } from '../../src/analytics/missed-opportunities.ts'
import { canFill, findOptimalLineup, type RosteredPlayer } from '../../src/analytics/optimal-lineup.ts'
import { sumPoints, toCents } from '../../src/domain/points.ts'
import type { LineupSlot } from '../../src/domain/vocabulary.ts'
import { slots } from '../build-season.ts'
import { runs } from '../support/runs.ts'

const RB: LineupSlot[] = ['RB', 'RB/WR', 'FLEX', 'OP']
const WR: LineupSlot[] = ['WR', 'RB/WR', 'WR/TE', 'FLEX', 'OP']
const TE: LineupSlot[] = ['TE', 'WR/TE', 'FLEX', 'OP']
const QB: LineupSlot[] = ['QB', 'OP']

let next = 0
function rostered(slot: LineupSlot, eligibleSlots: LineupSlot[], points: number): RosteredPlayer {
  next += 1
  return { player: next, slot, eligibleSlots, points }
}

function pairs(roster: RosteredPlayer[], counts: Parameters<typeof slots>[0]) {
  return pairMissedOpportunities(findOptimalLineup(roster, slots(counts))).map(
    ({ slot, started, benched, pointsMissed }) => ({ slot, out: started?.points, in: benched.points, pointsMissed }),
  )
}

describe('the optimal lineup', () => {
  it('starts the better of two players for one slot', () => {
    const roster = [rostered('QB', QB, 12.34), rostered('BENCH', QB, 20.5)]
    const { actualPoints, optimalPoints } = findOptimalLineup(roster, slots({ QB: 1 }))
    expect({ actualPoints, optimalPoints }).toEqual({ actualPoints: 12.34, optimalPoints: 20.5 })
    expect(pairs(roster, { QB: 1 })).toEqual([{ slot: 'QB', out: 12.34, in: 20.5, pointsMissed: 8.16 }])
  })

  it('moves a started player to another slot if a greedy fill would leave points on the bench', () => {
    // The best player for each slot in turn: the WR stays in RB/WR, and the RB, who fits nowhere else, on the bench.
    const roster = [rostered('RB/WR', WR, 15), rostered('WR/TE', TE, 2), rostered('BENCH', RB, 14)]
    const { optimalPoints, seats } = findOptimalLineup(roster, slots({ 'RB/WR': 1, 'WR/TE': 1 }))
    expect(optimalPoints).toBe(29)
    expect(seats.map(({ slot, optimal }) => [slot, optimal?.points])).toEqual([
      ['RB/WR', 14],
      ['WR/TE', 15],
    ])
  })

  it('pairs the two ends of a chain of moves at the vacated slot', () => {
    // The bench's RB fits RB only: the RB there goes to FLEX, and the WR in FLEX out.
    const roster = [rostered('RB', RB, 11), rostered('FLEX', WR, 3), rostered('BENCH', ['RB'], 12)]
    expect(pairs(roster, { RB: 1, FLEX: 1 })).toEqual([{ slot: 'FLEX', out: 3, in: 12, pointsMissed: 9 }])
  })

  it('names the slot of a chain that both may fill if there is one', () => {
    const roster = [rostered('RB', RB, 11), rostered('FLEX', RB, 3), rostered('BENCH', ['RB'], 12)]
    expect(pairs(roster, { RB: 1, FLEX: 1 })).toEqual([{ slot: 'RB', out: 3, in: 12, pointsMissed: 9 }])
  })

  it('pairs a slot left empty with 0 points', () => {
    const roster = [rostered('QB', QB, 20), rostered('BENCH', TE, 6.2)]
    expect(pairs(roster, { QB: 1, TE: 1 })).toEqual([{ slot: 'TE', out: undefined, in: 6.2, pointsMissed: 6.2 }])
  })

  it('may start a second quarterback at OP', () => {
    const roster = [rostered('QB', QB, 18), rostered('OP', RB, 9), rostered('BENCH', QB, 17)]
    expect(pairs(roster, { QB: 1, OP: 1 })).toEqual([{ slot: 'OP', out: 9, in: 17, pointsMissed: 8 }])
  })

  it('fills overlapping slots of individual defenders', () => {
    const roster = [
      rostered('DL', ['DE', 'DL', 'DP'], 1),
      rostered('DP', ['S', 'DB', 'DP'], 2),
      rostered('BENCH', ['S', 'DB', 'DP'], 8),
      rostered('BENCH', ['LB', 'DP'], 7),
    ]
    const { optimalPoints } = findOptimalLineup(roster, slots({ DL: 1, DB: 1, DP: 1 }))
    expect(optimalPoints).toBe(16)
  })

  it('leaves players on injured reserve where they are', () => {
    const roster = [rostered('RB', RB, 5), rostered('IR', RB, 30)]
    expect(findOptimalLineup(roster, slots({ RB: 1, IR: 1 })).optimalPoints).toBe(5)
    expect(pairs(roster, { RB: 1, IR: 1 })).toEqual([])
  })

  it('takes the manager’s own lineup as the best if a slot left empty beat a negative score', () => {
    const roster = [rostered('QB', QB, 20), rostered('BENCH', ['D/ST'], -4)]
    const { optimalPoints, seats } = findOptimalLineup(roster, slots({ QB: 1, 'D/ST': 1 }))
    expect(optimalPoints).toBe(20)
    expect(seats.map(({ optimal }) => optimal?.points ?? null)).toEqual([20, null])
    expect(pairs(roster, { QB: 1, 'D/ST': 1 })).toEqual([])
  })

  it('fills as many slots as it can before it looks at points', () => {
    const roster = [rostered('QB', QB, 1), rostered('BENCH', QB, 20), rostered('BENCH', ['D/ST'], -4)]
    expect(findOptimalLineup(roster, slots({ QB: 1, 'D/ST': 1 })).optimalPoints).toBe(16)
    expect(pairs(roster, { QB: 1, 'D/ST': 1 })).toEqual([
      { slot: 'QB', out: 1, in: 20, pointsMissed: 19 },
      { slot: 'D/ST', out: undefined, in: -4, pointsMissed: -4 },
    ])
  })

  it('prefers a started player over an equal bench player', () => {
    const roster = [rostered('BENCH', RB, 10), rostered('RB', RB, 10)]
    const [seat] = findOptimalLineup(roster, slots({ RB: 1 })).seats
    expect(seat?.optimal).toBe(roster[1])
  })

  it('leaves those who stay in their slots', () => {
    const roster = [rostered('FLEX', RB, 20), rostered('RB', RB, 10), rostered('WR', WR, 1), rostered('BENCH', WR, 9)]
    const { seats } = findOptimalLineup(roster, slots({ RB: 1, WR: 1, FLEX: 1 }))
    expect(seats.map(({ slot, optimal }) => [slot, optimal?.points])).toEqual([
      ['RB', 10],
      ['WR', 9],
      ['FLEX', 20],
    ])
  })

  it('is the manager’s own if filling an empty slot gains nothing', () => {
    const roster = [rostered('QB', QB, 20), rostered('BENCH', TE, 0)]
    expect(
      findOptimalLineup(roster, slots({ QB: 1, TE: 1 })).seats.map(({ optimal }) => optimal?.points ?? null),
    ).toEqual([20, null])
  })

  it('believes a lineup that the eligibility of today would not allow', () => {
    const roster = [rostered('TE', WR, 9), rostered('BENCH', TE, 8)]
    expect(findOptimalLineup(roster, slots({ TE: 1 })).optimalPoints).toBe(9)
  })

  it('has at least as many slots as were filled', () => {
    const roster = [rostered('RB', RB, 9), rostered('RB', RB, 8), rostered('BENCH', RB, 10)]
    expect(findOptimalLineup(roster, slots({ RB: 1 })).optimalPoints).toBe(19)
  })

  it('is empty for an empty roster', () => {
    const { actualPoints, optimalPoints, seats } = findOptimalLineup([], slots({ QB: 1, BENCH: 5 }))
    expect({ actualPoints, optimalPoints }).toEqual({ actualPoints: 0, optimalPoints: 0 })
    expect(seats).toEqual([{ slot: 'QB', actual: null, optimal: null }])
  })
})

const startingSlots = ['QB', 'RB', 'WR', 'TE', 'RB/WR', 'WR/TE', 'FLEX', 'OP'] as const
const anySlots = fc.dictionary(fc.constantFrom(...startingSlots), fc.integer({ min: 1, max: 2 }), { maxKeys: 4 })
const anyRoster = anySlots.chain((counts) => {
  const open = Object.entries(counts).flatMap(([slot, count]) => Array.from({ length: count }, () => slot))
  const anyPlayer = fc.record({
    eligibleSlots: fc.subarray([...startingSlots], { minLength: 1, maxLength: 4 }),
    cents: fc.integer({ min: -500, max: 4000 }),
    wanted: fc.constantFrom<LineupSlot>('BENCH', 'IR', ...startingSlots),
  })
  return fc.array(anyPlayer, { maxLength: 7 }).map((players) => {
    const free = [...open]
    const roster = players.map(({ eligibleSlots, cents, wanted }, index): RosteredPlayer => {
      const at = free.indexOf(wanted)
      const starts = at !== -1 && (eligibleSlots as string[]).includes(wanted)
      if (starts) free.splice(at, 1)
      const slot = starts || wanted === 'IR' ? wanted : 'BENCH'
      return { player: index + 1, slot, eligibleSlots, points: cents / 100 }
    })
    return { roster, lineupSlots: slots(counts) }
  })
})

/** Every assignment there is: the most slots filled, then the most cents. */
function tryAll(roster: RosteredPlayer[], open: LineupSlot[]): { filled: number; cents: number } {
  const [slot, ...others] = open
  if (!slot) return { filled: 0, cents: 0 }
  const options = roster
    .filter((player) => player.slot !== 'IR' && canFill(player, slot))
    .map((chosen) => {
      const rest = tryAll(
        roster.filter((player) => player !== chosen),
        others,
      )
      return { filled: rest.filled + 1, cents: rest.cents + toCents(chosen.points) }
    })
  return [tryAll(roster, others), ...options].reduce((best, option) =>
    option.filled > best.filled || (option.filled === best.filled && option.cents > best.cents) ? option : best,
  )
}

describe('any roster', () => {
  it('has the optimum that trying every assignment finds', () => {
    fc.assert(
      fc.property(anyRoster, ({ roster, lineupSlots }) => {
        const { actualPoints, optimalPoints } = findOptimalLineup(roster, lineupSlots)
        const open = lineupSlots.flatMap(({ slot, count }) => Array.from({ length: count }, () => slot))
        const best = tryAll(roster, open)
        expect(toCents(optimalPoints)).toBe(Math.max(best.cents, toCents(actualPoints)))
      }),
      { numRuns: runs(30, 2000) },
    )
  })

  it('misses exactly the points between the actual and the optimal lineup', () => {
    fc.assert(
      fc.property(anyRoster, ({ roster, lineupSlots }) => {
        const optimal = findOptimalLineup(roster, lineupSlots)
        const missed = pairMissedOpportunities(optimal)
        expect(optimal.optimalPoints).toBeGreaterThanOrEqual(optimal.actualPoints)
        expect(toCents(sumPoints(missed.map(({ pointsMissed }) => pointsMissed)))).toBe(
          toCents(optimal.optimalPoints) - toCents(optimal.actualPoints),
        )
        expect(missed.length === 0).toBe(optimal.optimalPoints === optimal.actualPoints)
      }),
      { numRuns: runs(30, 2000) },
    )
  })

  it('never pairs a started player with a worse one, nor any player twice', () => {
    fc.assert(
      fc.property(anyRoster, ({ roster, lineupSlots }) => {
        const missed = pairMissedOpportunities(findOptimalLineup(roster, lineupSlots))
        for (const { started, pointsMissed } of missed) if (started) expect(pointsMissed).toBeGreaterThan(0)
        const involved = missed.flatMap(({ started, benched }) => (started ? [started, benched] : [benched]))
        expect(new Set(involved).size).toBe(involved.length)
      }),
      { numRuns: runs(30, 2000) },
    )
  })

  it('seats each player once, in a slot he may fill, and only starters and bench', () => {
    fc.assert(
      fc.property(anyRoster, ({ roster, lineupSlots }) => {
        const { seats } = findOptimalLineup(roster, lineupSlots)
        const seated = seats.flatMap(({ slot, optimal }) => (optimal ? [{ slot, player: optimal }] : []))
        expect(new Set(seated.map(({ player }) => player)).size).toBe(seated.length)
        expect(seated.filter(({ slot, player }) => player.slot === 'IR' || !canFill(player, slot))).toEqual([])
      }),
      { numRuns: runs(30, 2000) },
    )
  })
})
