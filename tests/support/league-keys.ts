/** Leagues as tests name them, ESPN's by their number. */
import { deriveLeagueNumber, type LeagueKey, type LeagueRef, type SeasonNumber } from '../../src/domain/identity.ts'

export function espnLeague(id: number): LeagueRef {
  return { host: 'espn', leagueId: String(id) }
}

export function espnSeason(id: number, season: number): LeagueKey {
  return { ...espnLeague(id), season }
}

/** A season in public ids, in a store without colliding league numbers. */
export function numberOf(key: LeagueKey): SeasonNumber {
  return { leagueNumber: deriveLeagueNumber(key), season: key.season }
}
