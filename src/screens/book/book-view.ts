/** The book's response as its sections use it. */
import type { LeagueBookResponse } from '../../contract/responses/book.ts'
import type { HistoryLinks } from '../../parts/history/history-links.ts'

export interface BookSectionProps {
  response: LeagueBookResponse
  links: HistoryLinks
}

export type BookTrophy = LeagueBookResponse['trophies'][number]

export const isChampionsTrophy = ({ kind, place }: BookTrophy) => kind === 'place' && place === 1

export type Money = NonNullable<LeagueBookResponse['money']>
export type MoneySeason = Money['seasons'][number]
export type PaidPlace = MoneySeason['payouts'][number]
