/** What a book says of money, as payouts are worked out by it. Without a schema library: browsers load it, too. */

/** An amount in the currency's smallest unit, or hundredths of a percent of the pot. */
export type Amount = { cents: number } | { ofPot: number }

export interface SidePot {
  name: string
  buyIn: number
  /** Keys; null: everybody. */
  managers: readonly string[] | null
  wonBy:
    | { kind: 'final' | 'regular_season' | 'points' }
    | { kind: 'award'; award: string }
    | { kind: 'named'; winners: readonly { season: number; key: string }[] }
}

/** What is paid and who gets it, in some seasons. Buy-ins in the currency's smallest unit. */
export interface MoneyRules {
  /** Line of the book. */
  line: number
  buyIn: number
  places: readonly { place: number; amount: Amount }[]
  regularSeason: readonly { place: number; amount: Amount }[]
  weeklyHigh: Amount | null
  awards: readonly { award: string; amount: Amount }[]
  sidePots: readonly SidePot[]
}

export interface LeagueMoney {
  isPublic: boolean
  /** ISO 4217. */
  currency: string
  /** Decimals of the currency: 2 where a unit has cents. */
  decimals: number
  /** First season with money; null: the first known one. */
  since: number | null
  rules: MoneyRules
  /** Keys or names of those who have paid. Of other seasons nothing is known. */
  paid: readonly { season: number; managers: readonly string[]; line: number }[]
  /** Rules of earlier seasons, ascending by the last season that they are for. */
  earlier: readonly (MoneyRules & { until: number })[]
}

/** The rules of a season; null where there was no money yet. */
export function rulesOf({ since, rules, earlier }: LeagueMoney, season: number): MoneyRules | null {
  if (since !== null && season < since) return null
  return earlier.find(({ until }) => season <= until) ?? rules
}
