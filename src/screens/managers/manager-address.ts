import { addressOf } from '../../client/site-base.ts'
import { readSeason } from '../../parts/league/league-address.ts'

/** The address of a team's report, or of all reports; the season goes along. */
export function managerAddress(espnLeagueId: number, query: URLSearchParams, teamId?: number): string {
  const season = readSeason(query)
  const place: Record<string, number> = season === undefined ? { espnLeagueId } : { espnLeagueId, season }
  return teamId === undefined ? addressOf('managers', place) : addressOf('manager', { ...place, teamId })
}
