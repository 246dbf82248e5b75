/** What the handlers of a league's history read: its stored seasons, and what its book adds. */
import type { LeagueRef } from '../domain/identity.ts'
import type { Season } from '../domain/season.ts'
import type { HistoryInput } from '../handlers/history-input.ts'
import { joinSeasons } from '../handlers/join-seasons.ts'
import type { HistoryParts } from './compute.ts'
import { loadPart } from './load-part.ts'

/** The history of these seasons, and of those in the files of the league's book. */
export async function buildHistory(seasons: readonly Season[], parts: HistoryParts): Promise<HistoryInput> {
  const { joined, showsMoney = false } = parts
  const { league, book } = joined
  const leagueNumber = leagueNumberOf(league, seasons)
  // On a device, few leagues have a book.
  const added =
    book && leagueNumber !== undefined
      ? (await loadPart(() => import('../book/book-seasons.ts'))).readBookSeasons(book, {
          league,
          leagueNumber,
          hostSeasons: seasons,
        })
      : null
  return {
    ...joinSeasons(seasons, { ...parts, added: added?.seasons }),
    notes: added ? [...added.problems, ...added.unknownKeys] : [],
    book: book && { book: book.book, showsMoney: showsMoney || book.book.money?.isPublic === true },
  }
}

function leagueNumberOf({ leagueId }: LeagueRef, seasons: readonly Season[]): number | undefined {
  return (seasons.find((season) => season.leagueId === leagueId) ?? seasons[0])?.leagueNumber
}
