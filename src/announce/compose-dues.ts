/** One line for the league's chat about unpaid buy-ins, on the commissioner's request. */
import type { LeagueBookResponse } from '../contract/responses/book.ts'
import { writeDecimal } from '../domain/decimal-text.ts'
import { cutText } from './cut-text.ts'

type Money = NonNullable<LeagueBookResponse['money']>

const mostCharacters = 1000

/** "Buy-ins still open: Ann 50.00 USD, Bob 50.00 USD. Thanks to everyone who has paid!" Null if all have paid. */
export function duesLine({ debts, currency, decimals }: Pick<Money, 'debts' | 'currency' | 'decimals'>): string | null {
  if (debts.length === 0) return null
  const write = (due: number) => `${writeDecimal(due / 10 ** decimals, decimals)} ${currency}`
  const names = debts.map(({ name, due }) => `${name} ${write(due)}`)
  return cutText(`Buy-ins still open: ${names.join(', ')}. Thanks to everyone who has paid!`, mostCharacters)
}
