/** One line for the league's chat about unpaid buy-ins, on the commissioner's request. */
import type { Webhook } from '../book/webhook-schema.ts'
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

/** The body of the request to a webhook. Names such as "@everyone" mention no one. */
export function composeDues(to: Webhook['to'], line: string): object {
  switch (to) {
    case 'discord':
      return { content: line.replace(/[\\*_~`|[\]<>@]/g, '\\$&'), allowed_mentions: { parse: [] } }
    case 'slack':
      return { text: line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') }
    case 'groupme':
    case 'json':
      return { text: line }
  }
}
