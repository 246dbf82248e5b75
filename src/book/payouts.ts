/** Payouts of a season by the rules of its book, exact to the cent. */
import type { Amount, MoneyRules, SidePot } from './league-book.ts'

/** Results of a season for payouts. Teams by id. */
export interface PayoutResults {
  season: number
  isOver: boolean
  /** True: a game is final. Before that no team leads. */
  hasBegun: boolean
  /** In regular-season order; the first teams get indivisible cents. */
  teams: readonly number[]
  /** Current rank by team; teams with an unknown rank are absent. */
  finalPlaces: ReadonlyMap<number, number>
  regularPlaces: ReadonlyMap<number, number>
  isRegularSeasonOver: boolean
  /** Points of the regular season. */
  points: ReadonlyMap<number, number>
  /** Every period of the regular season, ascending; `best` is null until it is final, and empty if unknown. */
  weeks: readonly { week: number; best: readonly number[] | null }[]
  /** Holders of an award, if any. */
  holdersOf: (award: string) => readonly number[]
  teamsOf: (key: string) => readonly number[]
}

/** 'won': final. 'leading': if the season ended today. 'open': undecided. 'unknown': decided, winner unknown. */
type PayoutStatus = 'won' | 'leading' | 'open' | 'unknown'

export interface Payout {
  kind: 'place' | 'regular-season' | 'weekly-high' | 'award' | 'side-pot'
  place: number | null
  week: number | null
  /** Of an award or a side pot. */
  name: string | null
  amount: number
  status: PayoutStatus
  /** Add up to the amount; empty without a holder. */
  shares: readonly PayoutShare[]
}

export interface PayoutShare {
  teamId: number
  amount: number
}

export interface Settlement {
  /** By team, in regular-season order. */
  paid: readonly PayoutShare[]
  /** The main pot: buy-ins without side pots. */
  pot: number
  /** Including side pots. */
  paidIn: number
  payouts: readonly Payout[]
  /** Shares of all payouts. */
  assigned: number
  /** Payouts without a holder: of future weeks, or unknown. */
  open: number
  /** Money without a payout. */
  left: number
}

/** Payouts above the paid-in total. */
export interface Overdrawn {
  pot: number
  payouts: number
}

/** The payouts of a season, or both sums if they exceed the pot. Assigned, open and left add up to the buy-ins, to the cent. */
export function settle(rules: MoneyRules, results: PayoutResults): Settlement | Overdrawn {
  const { teams } = results
  const pot = rules.buyIn * teams.length
  const main = listPayouts(rules, results, pot)
  const payouts = sum(main.map(({ amount }) => amount))
  if (payouts > pot) return { pot, payouts }
  const side = rules.sidePots.map((sidePot) => settleSidePot(sidePot, results))
  const all = [...main, ...side.map(({ payout }) => payout)]
  const paid = teams.map((teamId) => ({
    teamId,
    amount: rules.buyIn + sum(side.map(({ buyIn, entrants }) => (entrants.includes(teamId) ? buyIn : 0))),
  }))
  const paidIn = sum(paid.map(({ amount }) => amount))
  const assigned = sum(all.flatMap(({ shares }) => shares.map(({ amount }) => amount)))
  const open = sum(all.map(({ amount, shares }) => (shares.length === 0 ? amount : 0)))
  return { paid, pot, paidIn, payouts: all, assigned, open, left: paidIn - assigned - open }
}

function listPayouts(rules: MoneyRules, results: PayoutResults, pot: number): Payout[] {
  const { isOver, isRegularSeasonOver, finalPlaces, regularPlaces, weeks, holdersOf } = results
  const common = { place: null, week: null, name: null }
  const { weeklyHigh } = rules
  return [
    ...rules.places.map(({ place, amount }) =>
      payoutOf(
        { ...common, kind: 'place', place, amount: toCents(amount, pot) },
        holdersAt(finalPlaces, place),
        isOver,
      ),
    ),
    ...rules.regularSeason.map(({ place, amount }) =>
      payoutOf(
        { ...common, kind: 'regular-season', place, amount: toCents(amount, pot) },
        holdersAt(regularPlaces, place),
        isRegularSeasonOver,
      ),
    ),
    ...(weeklyHigh === null ? [] : weeks).map(({ week, best }) =>
      payoutOf(
        { ...common, kind: 'weekly-high', week, amount: weeklyHigh ? toCents(weeklyHigh, pot) : 0 },
        best ?? [],
        best !== null,
      ),
    ),
    ...rules.awards.map(({ award, amount }) =>
      payoutOf({ ...common, kind: 'award', name: award, amount: toCents(amount, pot) }, holdersOf(award), isOver),
    ),
  ]

  function payoutOf(payout: Omit<Payout, 'status' | 'shares'>, holders: readonly number[], isDecided: boolean): Payout {
    return give(payout, holders, { isDecided, results })
  }
}

/** A pot with its own buy-ins; its winner takes all. */
function settleSidePot(
  { name, buyIn, managers, wonBy }: SidePot,
  results: PayoutResults,
): { payout: Payout; buyIn: number; entrants: readonly number[] } {
  const { teams, isOver, isRegularSeasonOver, teamsOf, season } = results
  const named = managers && new Set(managers.flatMap(teamsOf))
  const entrants = named ? teams.filter((teamId) => named.has(teamId)) : teams
  const isDecided = wonBy.kind === 'regular_season' || wonBy.kind === 'points' ? isRegularSeasonOver : isOver
  const payout = { kind: 'side-pot', place: null, week: null, name, amount: buyIn * entrants.length } as const
  return { payout: give(payout, winners(), { isDecided, results }), buyIn, entrants }

  function winners(): readonly number[] {
    if (wonBy.kind === 'named') {
      const keys = wonBy.winners.filter((one) => one.season === season).map(({ key }) => key)
      return keys.flatMap(teamsOf).filter((teamId) => entrants.includes(teamId))
    }
    if (wonBy.kind === 'award') return results.holdersOf(wonBy.award).filter((teamId) => entrants.includes(teamId))
    if (wonBy.kind === 'points') return bestOf(entrants, results.points, (a, b) => b - a)
    return bestOf(entrants, wonBy.kind === 'final' ? results.finalPlaces : results.regularPlaces, (a, b) => a - b)
  }
}

function give(
  payout: Omit<Payout, 'status' | 'shares'>,
  holders: readonly number[],
  { isDecided, results: { teams, hasBegun } }: { isDecided: boolean; results: PayoutResults },
): Payout {
  const known = hasBegun ? teams.filter((teamId) => holders.includes(teamId)) : []
  if (known.length === 0) return { ...payout, status: isDecided && hasBegun ? 'unknown' : 'open', shares: [] }
  return { ...payout, status: isDecided ? 'won' : 'leading', shares: divide(payout.amount, known) }
}

/** Equal parts; indivisible cents go to the first ones. */
function divide(amount: number, teamIds: readonly number[]): PayoutShare[] {
  const part = Math.floor(amount / teamIds.length)
  const rest = amount - part * teamIds.length
  return teamIds.map((teamId, index) => ({ teamId, amount: part + (index < rest ? 1 : 0) }))
}

/** Teams with a rank: two teams tied for second also hold third. */
function holdersAt(places: ReadonlyMap<number, number>, place: number): number[] {
  const held = [...places].filter(([, own]) => own <= place)
  const highest = Math.max(...held.map(([, own]) => own))
  const sharing = held.filter(([, own]) => own === highest)
  return place < highest + sharing.length ? sharing.map(([teamId]) => teamId) : []
}

function bestOf(
  teamIds: readonly number[],
  figures: ReadonlyMap<number, number>,
  compare: (a: number, b: number) => number,
): number[] {
  const known = teamIds.flatMap((teamId) => figures.get(teamId) ?? [])
  const [best] = known.sort(compare)
  return best === undefined ? [] : teamIds.filter((teamId) => figures.get(teamId) === best)
}

/** Shares of the pot are rounded down; the remainder stays in the pot. */
function toCents(amount: Amount, pot: number): number {
  return 'cents' in amount ? amount.cents : Number((BigInt(pot) * BigInt(amount.ofPot)) / 10_000n)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
