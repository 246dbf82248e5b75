import type { HostSeason } from '../../../src/domain/host-season.ts'

/** The season under another ESPN league id. */
export function copyOf(season: HostSeason, espnLeagueId: number): HostSeason {
  return { ...season, host: 'espn', leagueId: String(espnLeagueId), leagueNumber: espnLeagueId }
}
