/** What the handlers of a league's history are given: its stored seasons, and what its book adds. */
import { type BookSeasons, type OpenedBook, readBookSeasons } from '../book/book-seasons.ts'
import { readBook } from '../book/read-book.ts'
import type { LeagueKey, LeagueRef } from '../domain/identity.ts'
import { compareSeasons, isSameSeason } from '../domain/identity.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import { type HistoryInput, listUnread } from '../handlers/history-input.ts'
import type { SeasonStore } from './season-store.ts'

export interface FoundHistory {
  /** Stored seasons of the league and of the ids that its book adds, the newest first. */
  keys: readonly LeagueKey[]
  book: OpenedBook | null
}

/** The seasons of a league's history, without opening them. Throws `DomainError('bad-request')` where its book cannot be read. */
export async function findHistory(
  store: SeasonStore,
  dataDir: string | null,
  league: LeagueRef,
): Promise<FoundHistory> {
  const chain = await store.links.chainOf(league)
  const book = dataDir === null ? null : await readBook(dataDir, chain)
  const ids = [league, ...(book ? [book.book.league, ...book.book.also] : [])]
  const keys = (await Promise.all(ids.map(store.seasonsOf))).flat()
  const unique = keys.filter((key, index) => keys.findIndex((other) => isSameSeason(other, key)) === index)
  return { keys: unique.sort(compareSeasons), book }
}

export interface HistoryParts {
  league: LeagueRef
  book: OpenedBook | null
  /** Why a season is not here, by year. */
  reasons: ReadonlyMap<number, string>
  /** True: readers see the book's money also where it is not public. */
  showsMoney?: boolean
}

/** The history of these seasons, and of those in the files of the league's book. */
export function buildHistory(
  seasons: readonly LeagueSeason[],
  { league, book, reasons, showsMoney = false }: HistoryParts,
): HistoryInput {
  const leagueNumber =
    seasons.find(({ leagueId }) => leagueId === league.leagueId)?.leagueNumber ?? seasons[0]?.leagueNumber
  const added: BookSeasons | null =
    book && leagueNumber !== undefined ? readBookSeasons(book, { league, leagueNumber, hostSeasons: seasons }) : null
  const all = [...seasons.filter((season) => !isDoubleOf(league, season, seasons)), ...(added?.seasons ?? [])]
  return {
    seasons: all,
    aliases: book?.book.aliases ?? {},
    missing: listUnread(all, reasons),
    notes: added ? [...added.problems, ...added.unknownKeys] : [],
    book: book && { book: book.book, showsMoney: showsMoney || book.book.money?.isPublic === true },
  }
}

/** Of two ids of one year the one that was opened counts. */
function isDoubleOf({ leagueId }: LeagueRef, season: LeagueSeason, all: readonly LeagueSeason[]): boolean {
  return season.leagueId !== leagueId && all.some((one) => one.leagueId === leagueId && one.season === season.season)
}
