/** One line for the league's chat about buy-ins that are not paid yet, on request of whoever runs the league. */
import type { Webhook } from '../book/webhook-schema.ts'
import type { LeagueBookResponse } from '../contract/responses/book.ts'
import { writeDecimal } from '../domain/decimal-text.ts'
import { cutText } from './cut-text.ts'

type Money = NonNullable<LeagueBookResponse['money']>

const mostCharacters = 1000

/** "Buy-ins still open: Ann 50.00 USD, Bob 50.00 USD. Thanks to everyone who has paid!" Null where everybody has. */
export function duesLine({ debts, currency, decimals }: Pick<Money, 'debts' | 'currency' | 'decimals'>): string | null {
  if (debts.length === 0) return null
  const write = (due: number) => `${writeDecimal(due / 10 ** decimals, decimals)} ${currency}`
  const names = debts.map(({ name, due }) => `${name} ${write(due)}`)
  return cutText(`Buy-ins still open: ${names.join(', ')}. Thanks to everyone who has paid!`, mostCharacters)
}

/** The body of the request to a webhook. Nobody is called by a name such as "@everyone". */
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
