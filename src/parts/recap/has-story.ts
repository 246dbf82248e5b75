import { addressOf } from '../../client/site-base.ts'
import type { LeagueKey } from '../../domain/identity.ts'
import type { LeagueResponse, StandingsResponse } from '../league/league-view.ts'

/** Stories begin after this week: earlier a season has little to tell. */
export const firstStoryWeek = 7

/** `throughWeek`: the last week that counts; null: the season is over. */
export function hasStory({ throughWeek }: { throughWeek: number | null }): boolean {
  return throughWeek === null || throughWeek >= firstStoryWeek
}

/**
 * The last week that counts of a league that is not in a snapshot; null once its season is over, 0 before its first. Of a server without
 * phases only the standings say that it is over: they have a champion.
 */
export function throughWeekOf(
  { phase, completedWeeks }: LeagueResponse,
  standings?: Pick<StandingsResponse, 'standings'>,
): number | null {
  const hasChampion = standings?.standings.some(({ isChampion }) => isChampion)
  return phase === 'complete' || (phase === null && hasChampion) ? null : Math.max(0, ...completedWeeks)
}

/** URL of the story of a season, of its league or of one team; null while there is none. */
export function storyAddress(
  { host, leagueId, season }: LeagueKey,
  league: LeagueResponse,
  teamId?: number,
): string | null {
  if (!hasStory({ throughWeek: throughWeekOf(league) })) return null
  const key = { host, leagueId, season }
  return teamId === undefined ? addressOf('leagueStory', key) : addressOf('story', { ...key, teamId })
}
