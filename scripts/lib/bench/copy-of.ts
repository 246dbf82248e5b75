import type { Season } from '../../../src/domain/season.ts'

/** The season under another ESPN league id. */
export function copyOf(season: Season, espnLeagueId: number): Season {
  return { ...season, host: 'espn', leagueId: String(espnLeagueId), leagueNumber: espnLeagueId }
}
