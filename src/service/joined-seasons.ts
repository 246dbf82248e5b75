import type { OpenedBook } from '../book/book-seasons.ts'
import { compareSeasons, type LeagueKey, type LeagueRef, nameSeason } from '../domain/identity.ts'
import type { LeagueStore, SeasonCard } from '../storage/league-store.ts'
import type { FoundHistory } from './respond-from-season.ts'

/** The stored seasons of a league under all its ids, each once, newest first. */
export async function listJoinedSeasons(
  ids: readonly LeagueRef[],
  store: Pick<LeagueStore, 'seasonsOf'>,
): Promise<LeagueKey[]> {
  const keys = (await Promise.all(ids.map(store.seasonsOf))).flat()
  return [...new Map(keys.map((key) => [nameSeason(key), key])).values()].sort(compareSeasons)
}

/** The seasons of a league's history: its own, and those of the ids that its book and the reader join. */
export async function joinLeague(
  league: LeagueRef,
  { store, book, also }: { store: Pick<LeagueStore, 'seasonsOf'>; book: OpenedBook | null; also: readonly LeagueRef[] },
): Promise<FoundHistory> {
  const ids = [league, ...(book ? [book.book.league, ...book.book.also] : []), ...also]
  return { keys: await listJoinedSeasons(ids, store), book }
}

/**
 * When finished seasons were saved, by `nameSeason`. A running one is read again and again: with its time a snapshot would change where
 * nothing else does.
 */
export function listSavedTimes(cards: readonly SeasonCard[]): Readonly<Record<string, string | null>> {
  const over = cards.filter(({ summary }) => summary.status.phase === 'complete')
  return Object.fromEntries(over.map(({ summary, asOf }) => [nameSeason(summary), asOf]))
}
