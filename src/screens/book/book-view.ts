/** The book's response as its sections read it. */
import type { DeepPartial } from '../../client/read-partial.ts'
import type { LeagueBookResponse } from '../../contract/responses/book.ts'
import type { HistoryLinks } from '../../parts/history/history-links.ts'

export type BookResponse = DeepPartial<LeagueBookResponse>

export interface SectionProps {
  response: BookResponse
  links: HistoryLinks
}

export type Money = NonNullable<BookResponse['money']>
export type MoneySeason = NonNullable<Money['seasons']>[number]
export type Payout = NonNullable<MoneySeason['payouts']>[number]
