/** Formats amounts of money. Uses `Intl` for currency symbols, which only readers of a book with money load. */
import { formatNumber } from '../../ui/format.ts'
import type { Money } from './book-view.ts'

export type FormatMoney = (amount: number) => string

const mostDecimals = 4

/** Formats a league's amounts: $12.50, or $300 if all of its amounts are whole. */
export function moneyFormatter(money: Money): FormatMoney {
  const { currency, decimals } = money
  const digits = Math.min(mostDecimals, decimals)
  const shown = amountsOf(money).every((amount) => amount % 10 ** digits === 0) ? 0 : digits
  const write = writerOf(currency, shown)
  return (amount) => write(amount / 10 ** digits).replace('-', '−')
}

function amountsOf({ seasons }: Money): number[] {
  return seasons.flatMap(({ buyIn, left, payouts }) => [
    buyIn,
    left,
    ...payouts.flatMap(({ amount, winners }) => [amount, ...winners.map((winner) => winner.amount)]),
  ])
}

function writerOf(currency: string, decimals: number): (units: number) => string {
  // `Intl` accepts only such codes.
  if (!/^[A-Z]{3}$/.test(currency)) return (units) => `${formatNumber(units, decimals)} ${currency}`
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const { format } = new Intl.NumberFormat('en-US', { style: 'currency', currency, ...digits })
  return (units) => format(units)
}

/** With its sign: +$40, −$50. */
export function signedMoney(format: FormatMoney, amount: number): string {
  return amount > 0 ? `+${format(amount)}` : format(amount)
}
