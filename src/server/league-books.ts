/** What the handlers of a league's history are given: its stored seasons, and what its book adds. */
import { LRUCache } from 'lru-cache'
import { type BookSeasons, type OpenedBook, readBookSeasons } from '../book/book-seasons.ts'
import { readBook } from '../book/read-book.ts'
import { type LeagueRef, nameLeague } from '../domain/identity.ts'
import type { Season } from '../domain/season.ts'
import type { HistoryInput } from '../handlers/history-input.ts'
import { joinSeasons } from '../handlers/join-seasons.ts'
import type { HistoryParts } from '../service/compute.ts'
import { listJoinedSeasons } from '../service/joined-seasons.ts'
import type { FoundHistory } from '../service/respond-from-season.ts'
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
  {
    findBook = async (chain) => (dataDir === null ? null : readBook(dataDir, chain)),
    also = [],
  }: { findBook?: FindBook; also?: readonly LeagueRef[] } = {},
): Promise<FoundHistory> {
  const chain = await store.links.chainOf(league)
  const book = await findBook(chain)
  const ids = [league, ...(book ? [book.book.league, ...book.book.also] : []), ...also]
  return { keys: await listJoinedSeasons(ids, store), book }
}

/** The history of these seasons, and of those in the files of the league's book. */
export function buildHistory(seasons: readonly Season[], parts: HistoryParts): HistoryInput {
  const { league, book, showsMoney = false } = parts
  const leagueNumber =
    seasons.find(({ leagueId }) => leagueId === league.leagueId)?.leagueNumber ?? seasons[0]?.leagueNumber
  const added: BookSeasons | null =
    book && leagueNumber !== undefined ? readBookSeasons(book, { league, leagueNumber, hostSeasons: seasons }) : null
  const joined = joinSeasons(seasons, {
    ...parts,
    aliases: book?.book.aliases ?? {},
    years: book?.book.years ?? [],
    added: added?.seasons,
  })
  return {
    ...joined,
    notes: added ? [...added.problems, ...added.unknownKeys] : [],
    book: book && { book: book.book, showsMoney: showsMoney || book.book.money?.isPublic === true },
  }
}
