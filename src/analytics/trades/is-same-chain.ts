import { hasIdPerSeason } from '../../domain/identity.ts'
import type { Season } from '../../domain/season.ts'

/** Whether ids of teams and players mean the same in two seasons: not where a league moved to another id or host. */
export function isSameChain(one: Season, other: Season): boolean {
  return one.host === other.host && (hasIdPerSeason(one.host) || one.leagueId === other.leagueId)
}
