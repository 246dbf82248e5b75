import { compareSeasons, type LeagueKey, type LeagueRef, nameSeason } from '../domain/identity.ts'
import type { LeagueStore, SeasonCard } from '../storage/league-store.ts'

/** The stored seasons of a league under all its ids, each once, newest first. */
export async function listJoinedSeasons(
  ids: readonly LeagueRef[],
  store: Pick<LeagueStore, 'seasonsOf'>,
): Promise<LeagueKey[]> {
  const keys = (await Promise.all(ids.map(store.seasonsOf))).flat()
  return [...new Map(keys.map((key) => [nameSeason(key), key])).values()].sort(compareSeasons)
}

/**
 * When finished seasons were saved, by `nameSeason`. A running one is read again and again: with its time a snapshot would change where
 * nothing else does.
 */
export function listSavedTimes(cards: readonly SeasonCard[]): Readonly<Record<string, string | null>> {
  const over = cards.filter(({ summary }) => summary.status.phase === 'complete')
  return Object.fromEntries(over.map(({ summary, asOf }) => [nameSeason(summary), asOf]))
}
