import type { DomainError } from '../domain/errors.ts'
import { bookLinesOf } from './book-fields.ts'
import type { Amount, LeagueMoney, MoneyRules, SidePot } from './league-book.ts'
import type { MoneyText } from './money-schema.ts'

interface Place {
  lineOf: (path: readonly PropertyKey[]) => number
  /** Reports the error of a value. */
  fail: (path: readonly PropertyKey[], message: string) => DomainError
}

/** Amounts in whole cents. Throws if an amount has more decimals than its currency. */
export function readMoney(money: MoneyText, { lineOf, fail }: Place): LeagueMoney {
  const { currency, since = null } = money
  const decimals = decimalsOf(currency)
  const earlier = money.earlier.map((one, index) => ({
    ...readRules(one, ['money', 'earlier', index]),
    until: one.until,
  }))
  const twice = earlier.findIndex(({ until }, index) => earlier.findIndex((other) => other.until === until) < index)
  if (twice >= 0)
    throw fail(['money', 'earlier', twice, 'until'], 'expected another year, found one that is there twice')
  return {
    isPublic: money.public === 'true',
    currency,
    decimals,
    since,
    rules: readRules(money, ['money']),
    paid: bookLinesOf(money.paid).map(([season, managers]) => ({
      season: Number(season),
      managers,
      line: lineOf(['money', 'paid', season]),
    })),
    earlier: earlier.sort((a, b) => a.until - b.until),
  }

  function readRules(
    text: Pick<MoneyText, 'buy_in' | 'payouts' | 'side_pots'>,
    path: readonly PropertyKey[],
  ): MoneyRules {
    const { places, regular_season, weekly_high, awards } = text.payouts
    const ofPayouts = [...path, 'payouts']
    const byPlace = (amounts: Readonly<Record<string, string | undefined>>, name: string) =>
      bookLinesOf(amounts)
        .map(([place, amount]) => ({ place: Number(place), amount: readShare(amount, [...ofPayouts, name, place]) }))
        .sort((a, b) => a.place - b.place)
    return {
      line: lineOf(path.length > 1 ? [...path, 'payouts'] : ofPayouts),
      buyIn: readCents(text.buy_in, [...path, 'buy_in']),
      places: byPlace(places, 'places'),
      regularSeason: byPlace(regular_season, 'regular_season'),
      weeklyHigh: weekly_high === undefined ? null : readShare(weekly_high, [...ofPayouts, 'weekly_high']),
      awards: bookLinesOf(awards).map(([award, amount]) => ({
        award,
        amount: readShare(amount, [...ofPayouts, 'awards', award]),
      })),
      sidePots: text.side_pots.map((pot, index) => readSidePot(pot, [...path, 'side_pots', index])),
    }
  }

  function readSidePot(pot: MoneyText['side_pots'][number], path: readonly PropertyKey[]): SidePot {
    const { name, best, award, winners = {} } = pot
    return {
      name,
      buyIn: readCents(pot.buy_in, [...path, 'buy_in']),
      managers: pot.managers ? [...new Set(pot.managers)] : null,
      wonBy: best
        ? { kind: best }
        : award
          ? { kind: 'award', award }
          : {
              kind: 'named',
              winners: bookLinesOf(winners).map(([season, key]) => ({ season: Number(season), key })),
            },
    }
  }

  function readShare(text: string, path: readonly PropertyKey[]): Amount {
    if (!text.endsWith('%')) return { cents: readCents(text, path) }
    return { ofPot: shift(text.slice(0, -1), 2) }
  }

  function readCents(text: string, path: readonly PropertyKey[]): number {
    const [, fraction = ''] = text.split('.')
    if (fraction.length > decimals) {
      const most = decimals === 0 ? 'no decimals' : `at most ${decimals} decimals`
      throw fail(path, `expected ${most}, as ${currency} has, found more`)
    }
    return shift(text, decimals)
  }
}

/** "12.5" with two decimals is 1250: shifts digits without arithmetic. */
function shift(text: string, places: number): number {
  const [whole = '', fraction = ''] = text.split('.')
  return Number(whole + fraction.padEnd(places, '0'))
}

function decimalsOf(currency: string): number {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}
