import type { LeagueSeason } from '../../../src/domain/league-season.ts'

/** The season under another ESPN league id. */
export function copyOf(season: LeagueSeason, espnLeagueId: number): LeagueSeason {
  return { ...season, host: 'espn', leagueId: String(espnLeagueId), leagueNumber: espnLeagueId }
}
