import type { JoinedLeague } from '../book/joined-league.ts'
import { compareSeasons, type LeagueKey, type LeagueRef, nameSeason } from '../domain/identity.ts'
import type { LeagueStore, SeasonCard } from '../storage/league-store.ts'

/** A league's history, without opening its seasons. */
export interface FoundHistory {
  joined: JoinedLeague
  /** Stored seasons of all its ids, the newest first. */
  keys: readonly LeagueKey[]
}

/** The history of a call's league. Throws `DomainError('bad-request')` where its book cannot be read. */
export type FindHistory = (league: LeagueRef) => Promise<FoundHistory>

export async function findJoinedSeasons(
  joined: JoinedLeague,
  store: Pick<LeagueStore, 'seasonsOf'>,
): Promise<FoundHistory> {
  return { joined, keys: await listJoinedSeasons(joined.ids, store) }
}

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
