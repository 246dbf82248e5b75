import type { LeagueSeason } from '../../../src/domain/league-season.ts'

/** The season as that of another league at ESPN. */
export function copyOf(season: LeagueSeason, espnLeagueId: number): LeagueSeason {
  return { ...season, host: 'espn', leagueId: String(espnLeagueId), leagueNumber: espnLeagueId }
}
