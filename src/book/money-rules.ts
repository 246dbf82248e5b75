/** A book's money rules as payouts use them. Without a schema library, because browsers load it, too. */

/** An amount in the currency's smallest unit, or hundredths of a percent of the pot. */
export type Amount = { cents: number } | { ofPot: number }

export interface SidePot {
  name: string
  buyIn: number
  /** Keys; null: all managers. */
  managers: readonly string[] | null
  wonBy:
    | { kind: 'final' | 'regular_season' | 'points' }
    | { kind: 'award'; award: string }
    | { kind: 'named'; winners: readonly { season: number; key: string }[] }
}

/** Buy-ins and payouts of some seasons. Buy-ins in the currency's smallest unit. */
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
  /** Keys or names of managers who have paid this season. Other seasons are unknown. */
  paid: readonly { season: number; managers: readonly string[]; line: number }[]
  /** Rules of earlier seasons, ascending by their last season. */
  earlier: readonly (MoneyRules & { until: number })[]
}

/** The rules of a season; null if it had no money. */
export function moneyRulesOf({ since, rules, earlier }: LeagueMoney, season: number): MoneyRules | null {
  if (since !== null && season < since) return null
  return earlier.find(({ until }) => season <= until) ?? rules
}
