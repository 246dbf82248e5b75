/** Books of a server's leagues, and the seasons of a league's history. */
import { LRUCache } from 'lru-cache'
import { joinLeague } from '../book/joined-league.ts'
import type { OpenedBook } from '../book/league-book.ts'
import { readBook } from '../book/read-book.ts'
import { type LeagueRef, nameLeague } from '../domain/identity.ts'
import { type FoundHistory, findJoinedSeasons } from '../service/joined-seasons.ts'
import type { LeagueStore } from '../storage/league-store.ts'

/** The book of a league by all its ids; null without one. */
export type FindBook = (chain: readonly LeagueRef[]) => Promise<OpenedBook | null>

const bookMilliseconds = 250
const mostBooks = 500

/** Finds books for a server: folder and files are looked up at most four times a second. `dataDir` null: there are no books. */
export function cacheBooks(dataDir: string | null): FindBook {
  const books = new LRUCache<string, Promise<OpenedBook | null>>({ max: mostBooks, ttl: bookMilliseconds })
  return async (chain) => {
    if (dataDir === null) return null
    const name = chain.map(nameLeague).join(' ')
    const known = books.get(name)
    if (known) return known
    const reading = readBook(dataDir, chain)
    books.set(name, reading)
    return reading
  }
}

/** The seasons of a league's history, without opening them. Throws `DomainError('bad-request')` where its book cannot be read. */
export async function findHistory(
  store: LeagueStore,
  dataDir: string | null,
  league: LeagueRef,
): Promise<FoundHistory> {
  const book = dataDir === null ? null : await readBook(dataDir, await store.links.chainOf(league))
  return findJoinedSeasons(joinLeague(league, book), store)
}
