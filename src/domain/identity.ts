/**
 * Public ids. Every id is a whole number that contains its league season, in decimal so that one can read it:
 *
 *   league season   900001 24            ESPN league id, two digits of the season
 *   team            900001 24 0007       the same, then ESPN's team id
 *   player          900001 24 0123       the same, then the player's number in the season
 *   draft pick      900001 24 0045       the same, then the overall pick
 *
 * Seasons 2000 to 2099 and ESPN league ids up to 9,007,199,253 stay within a JSON number's 2^53.
 */

const seasonsPerLeague = 100
const numbersPerSeason = 10_000
/** The largest number that a team, player or pick can have within its season. */
export const maxNumber = numbersPerSeason - 1
const firstSeason = 2000
/** The largest ESPN league id for which ids of teams, players and picks are still exact JSON numbers. */
export const maxEspnLeagueId = Math.floor(Number.MAX_SAFE_INTEGER / (seasonsPerLeague * numbersPerSeason)) - 1

export interface SeasonKey {
  espnLeagueId: number
  season: number
}

/** The id of a league season. */
export function toLeagueId({ espnLeagueId, season }: SeasonKey): number {
  return espnLeagueId * seasonsPerLeague + (season - firstSeason)
}

/** The id of a team, player or pick: `number` is its number within the season, 0..9999. */
export function toPublicId(key: SeasonKey, number: number): number {
  return toLeagueId(key) * numbersPerSeason + number
}

/** The league season of a league id, or null where the number cannot be one. */
export function fromLeagueId(leagueId: number): SeasonKey | null {
  if (!Number.isSafeInteger(leagueId) || leagueId < seasonsPerLeague) return null
  const espnLeagueId = Math.floor(leagueId / seasonsPerLeague)
  return espnLeagueId > maxEspnLeagueId ? null : { espnLeagueId, season: firstSeason + (leagueId % seasonsPerLeague) }
}

/** The league season and number of a team, player or pick id, or null where the number cannot be one. */
export function fromPublicId(id: number): (SeasonKey & { number: number }) | null {
  if (!Number.isSafeInteger(id) || id < 0) return null
  const key = fromLeagueId(Math.floor(id / numbersPerSeason))
  return key && { ...key, number: id % numbersPerSeason }
}
