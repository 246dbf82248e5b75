/** Payouts as table rows. */
import {
  capitalize,
  describeYears as describeRuns,
  describeWeeks,
  joinNames,
} from '../../parts/history/history-words.ts'
import { formatOrdinal } from '../../ui/format.ts'
import type { MoneySeason, PaidPlace } from './book-view.ts'

export interface PayoutRow {
  key: string
  what: string
  amount: number
  status: PaidPlace['status']
  winners: readonly Winner[]
}

interface Winner {
  key: string | null
  name: string
  amount: number
}

/** One row per payout. Weeks with the same winner share a row, and so do future weeks. */
export function toPayoutRows({ payouts }: MoneySeason): PayoutRow[] {
  const byRow = Map.groupBy(payouts, (payout) => rowKey(payout, payouts.indexOf(payout)))
  return [...byRow].map(([key, [first, ...others]]) => toRow(key, first as PaidPlace, others))
}

function rowKey({ kind, status, winners }: PaidPlace, index: number): string {
  if (kind !== 'weekly-high') return String(index)
  return `weeks ${status} ${winners.map(({ team, name }) => `${team.id} ${name}`).join(' ')}`
}

function toRow(key: string, first: PaidPlace, others: readonly PaidPlace[]): PayoutRow {
  const all = [first, ...others]
  const { status, winners } = first
  return {
    key,
    what: first.kind === 'weekly-high' ? describeHighs(all) : describePayout(first),
    amount: total(all),
    status,
    winners: winners.map(({ key, name }, index) => ({
      key,
      name,
      amount: total(all.map((payout) => payout.winners[index] ?? { amount: 0 })),
    })),
  }
}

const total = (amounts: readonly { amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0)

function describeHighs(payouts: readonly PaidPlace[]): string {
  const weeks = payouts.flatMap(({ week }) => week ?? [])
  if (weeks.length < 2) return `High score of ${describeWeeks(undefined, weeks[0])}`
  return `High scores of weeks ${describeRuns(weeks)}`
}

function describePayout({ kind, place, name }: PaidPlace): string {
  switch (kind) {
    case 'place':
      return place === 1 ? 'Champion' : `${formatOrdinal(place)} place`
    case 'regular-season':
      return `${formatOrdinal(place)} in the regular season`
    default:
      return name || (kind === 'award' ? 'Award' : 'Side pot')
  }
}

/** "Noor is ahead by it: $340" as a title; for a finished season "Noor won the most". */
export function describeSeasonMoney({ teams }: MoneySeason): { names: string; won: number } | null {
  const most = Math.max(0, ...teams.map(({ won }) => won))
  const best = teams.filter(({ won }) => won === most).map(({ name }) => name)
  if (most === 0) return null
  return { names: capitalize(joinNames(best)), won: most }
}
