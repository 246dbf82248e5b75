import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Amount, MoneyRules, SidePot } from '../../src/book/league-book.ts'
import { type PayoutResults, type Settlement, settle } from '../../src/book/payouts.ts'

const rules = (some: Partial<MoneyRules> = {}): MoneyRules => ({
  line: 1,
  buyIn: 5000,
  places: [],
  regularSeason: [],
  weeklyHigh: null,
  awards: [],
  sidePots: [],
  ...some,
})

/** Four teams, by place in the order of their ids. */
const results = (some: Partial<PayoutResults> = {}): PayoutResults => ({
  season: 2024,
  isOver: true,
  hasBegun: true,
  teams: [1, 2, 3, 4],
  finalPlaces: new Map([1, 2, 3, 4].map((id) => [id, id])),
  regularPlaces: new Map([1, 2, 3, 4].map((id) => [id, id])),
  isRegularSeasonOver: true,
  points: new Map([1, 2, 3, 4].map((id) => [id, 1000 - id])),
  weeks: [
    { week: 1, best: [2] },
    { week: 2, best: [1, 3, 4] },
  ],
  holdersOf: (award) => (award === 'Best Record' ? [4] : []),
  teamsOf: (key) => [Number(key)],
  ...some,
})

function settled(own: Partial<MoneyRules>, of: Partial<PayoutResults> = {}): Settlement {
  const settlement = settle(rules(own), results(of))
  if (!('paid' in settlement)) throw new Error('More than the pot')
  return settlement
}

const cents = (amount: number): Amount => ({ cents: amount })
const place = (number: number, amount: number) => ({ place: number, amount: cents(amount) })

describe('payouts of a season', () => {
  it('go to places, weeks and awards; the rest is left in the pot', () => {
    const { pot, paidIn, assigned, open, left, payouts } = settled({
      places: [place(1, 10000), place(2, 5000)],
      regularSeason: [place(1, 1000)],
      weeklyHigh: cents(500),
      awards: [{ award: 'Best Record', amount: cents(700) }],
    })
    expect({ pot, paidIn, assigned, open, left }).toEqual({
      pot: 20000,
      paidIn: 20000,
      assigned: 17700,
      open: 0,
      left: 2300,
    })
    expect(payouts.map(({ kind, status, shares }) => [kind, status, shares])).toEqual([
      ['place', 'won', [{ teamId: 1, amount: 10000 }]],
      ['place', 'won', [{ teamId: 2, amount: 5000 }]],
      ['regular-season', 'won', [{ teamId: 1, amount: 1000 }]],
      ['weekly-high', 'won', [{ teamId: 2, amount: 500 }]],
      [
        'weekly-high',
        'won',
        [
          { teamId: 1, amount: 167 },
          { teamId: 3, amount: 167 },
          { teamId: 4, amount: 166 },
        ],
      ],
      ['award', 'won', [{ teamId: 4, amount: 700 }]],
    ])
  })

  it('are those of today during the season, and open without a leader', () => {
    const running = {
      isOver: false,
      isRegularSeasonOver: false,
      weeks: [
        { week: 1, best: [2] },
        { week: 2, best: null },
      ],
    }
    const { payouts, assigned, open } = settled(
      { places: [place(1, 100)], weeklyHigh: cents(10), awards: [{ award: 'Best Trade', amount: cents(5) }] },
      running,
    )
    expect(payouts.map(({ status }) => status)).toEqual(['leading', 'won', 'open', 'open'])
    expect([assigned, open]).toEqual([110, 15])
    const before = settled({ places: [place(1, 100)] }, { ...running, hasBegun: false, weeks: [] })
    expect(before.payouts).toMatchObject([{ status: 'open', shares: [] }])
  })

  it('stay in the pot if the winners are unknown', () => {
    const { payouts, open } = settled(
      { places: [place(3, 100)] },
      {
        finalPlaces: new Map([
          [1, 1],
          [2, 2],
        ]),
      },
    )
    expect(payouts).toMatchObject([{ status: 'unknown', shares: [] }])
    expect(open).toBe(100)
  })

  it('are shared by teams of one place, with those of the next', () => {
    const { payouts } = settled(
      { places: [place(1, 101), place(2, 50), place(3, 20)] },
      {
        finalPlaces: new Map([
          [1, 1],
          [2, 1],
          [3, 3],
        ]),
      },
    )
    expect(payouts.map(({ shares }) => shares.map(({ teamId, amount }) => [teamId, amount]))).toEqual([
      [
        [1, 51],
        [2, 50],
      ],
      [
        [1, 25],
        [2, 25],
      ],
      [[3, 20]],
    ])
  })

  it('may be shares of the pot, rounded down', () => {
    const third = { ofPot: 3333 }
    const { payouts, left } = settled({
      buyIn: 25,
      places: [1, 2, 3].map((number) => ({ place: number, amount: third })),
    })
    expect(payouts.map(({ amount }) => amount)).toEqual([33, 33, 33])
    expect(left).toBe(1)
  })

  it('are refused with both sums if they exceed the pot', () => {
    expect(settle(rules({ places: [place(1, 20001)] }), results())).toEqual({ pot: 20000, payouts: 20001 })
    expect(settle(rules({ weeklyHigh: cents(10001) }), results())).toEqual({ pot: 20000, payouts: 20002 })
    const all = { ofPot: 6000 }
    expect(settle(rules({ places: [1, 2].map((number) => ({ place: number, amount: all })) }), results())).toEqual({
      pot: 20000,
      payouts: 24000,
    })
  })

  it('of side pots are of those in them alone', () => {
    const pot = { name: 'Bet', buyIn: 100, managers: ['3', '4'] }
    const {
      paid,
      pot: main,
      paidIn,
      payouts,
      left,
    } = settled({
      sidePots: [
        { ...pot, wonBy: { kind: 'points' } },
        {
          ...pot,
          managers: null,
          wonBy: {
            kind: 'named',
            winners: [
              { season: 2024, key: '2' },
              { season: 2023, key: '1' },
            ],
          },
        },
        { ...pot, wonBy: { kind: 'award', award: 'Best Record' } },
        { ...pot, managers: ['1', '2'], wonBy: { kind: 'award', award: 'Best Record' } },
      ],
    })
    expect(paid.map(({ amount }) => amount)).toEqual([5200, 5200, 5300, 5300])
    expect([main, paidIn, left]).toEqual([20000, 21000, 20000])
    expect(payouts.map(({ amount, status, shares }) => [amount, status, shares.map(({ teamId }) => teamId)])).toEqual([
      [200, 'won', [3]],
      [400, 'won', [2]],
      [200, 'won', [4]],
      [200, 'unknown', []],
    ])
  })
})

const amount = fc.oneof(
  fc.record({ cents: fc.integer({ min: 0, max: 9_000 }) }),
  fc.record({ ofPot: fc.integer({ min: 0, max: 2_000 }) }),
)
const atPlace = fc.array(fc.record({ place: fc.integer({ min: 1, max: 14 }), amount }), { maxLength: 5 })
const anyRules = fc.record({
  line: fc.constant(1),
  buyIn: fc.integer({ min: 0, max: 100_000 }),
  places: atPlace,
  regularSeason: atPlace,
  weeklyHigh: fc.option(amount),
  awards: fc.array(fc.record({ award: fc.constantFrom('A', 'B'), amount }), { maxLength: 3 }),
  sidePots: fc.array(
    fc.record({
      name: fc.constant('Side'),
      buyIn: fc.integer({ min: 0, max: 5_000 }),
      managers: fc.option(fc.array(fc.integer({ min: 1, max: 14 }).map(String), { minLength: 1, maxLength: 4 })),
      wonBy: fc.constantFrom<SidePot['wonBy'][]>(
        { kind: 'final' },
        { kind: 'regular_season' },
        { kind: 'points' },
        { kind: 'award', award: 'A' },
        { kind: 'named', winners: [{ season: 2024, key: '1' }] },
      ),
    }),
    { maxLength: 3 },
  ),
})

const anyResults = fc.integer({ min: 1, max: 14 }).chain((count) => {
  const teams = Array.from({ length: count }, (_, index) => index + 1)
  const figures = fc
    .array(fc.option(fc.integer({ min: 1, max: count }), { freq: 5 }), { minLength: count, maxLength: count })
    .map((ranks) => new Map(teams.flatMap((id, index) => (ranks[index] ? [[id, ranks[index]] as const] : []))))
  const some = fc.subarray(teams)
  return fc.record({
    teams: fc.constant(teams),
    season: fc.constant(2024),
    isOver: fc.boolean(),
    hasBegun: fc.boolean(),
    isRegularSeasonOver: fc.boolean(),
    finalPlaces: figures,
    regularPlaces: figures,
    points: figures,
    weeks: fc.array(fc.record({ week: fc.integer({ min: 1, max: 18 }), best: fc.option(some) }), { maxLength: 14 }),
    holdersOf: some.map((holders) => () => holders),
    teamsOf: fc.constant((key: string) => (teams.includes(Number(key)) ? [Number(key)] : [])),
  })
})

describe('any rules and season', () => {
  it('paid-in money is assigned, open or left, to the cent', () => {
    let settledCount = 0
    fc.assert(
      fc.property(anyRules, anyResults, (own, of) => {
        const settlement = settle(own, of)
        if (!('paid' in settlement)) return settlement.payouts > settlement.pot
        settledCount++
        const { paid, paidIn, payouts, assigned, open, left } = settlement
        const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
        for (const { amount, shares } of payouts) {
          if (shares.length === 0) continue
          const parts = shares.map((share) => share.amount)
          expect(total(parts)).toBe(amount)
          // Indivisible cents go to the first ones.
          expect(parts[0]).toBe(Math.ceil(amount / parts.length))
          expect(parts.at(-1)).toBe(Math.floor(amount / parts.length))
          expect(parts).toEqual(parts.toSorted((a, b) => b - a))
        }
        expect(assigned + open + left).toBe(paidIn)
        expect(total(paid.map((share) => share.amount))).toBe(paidIn)
        expect(Math.min(assigned, open, left)).toBeGreaterThanOrEqual(0)
        expect([assigned, open, left].every(Number.isSafeInteger)).toBe(true)
        return true
      }),
    )
    expect(settledCount).toBeGreaterThan(0)
  })
})
