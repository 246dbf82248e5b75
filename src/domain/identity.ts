/**
 * Public ids. Every id is a whole number that says its league season by itself, in decimal so that a person can read it:
 *
 *   league season   900001 24            ESPN league id, two digits of the season
 *   team            900001 24 0007       the same, then ESPN's team id
 *   player          900001 24 0123       the same, then the player's number in the season
 *   draft pick      900001 24 0045       the same, then the overall pick
 *
 * Seasons 2000 to 2099 and ESPN league ids up to 9,007,199,253 stay within a JSON number's 2^53.
 */

const seasonsPerLeague = 100
const membersPerSeason = 10_000
/** The largest number that a team, player or pick can have within its season. */
export const maxMember = membersPerSeason - 1
const firstSeason = 2000
/** The largest ESPN league id whose members' ids are still exact JSON numbers. */
export const maxEspnLeagueId = Math.floor(Number.MAX_SAFE_INTEGER / (seasonsPerLeague * membersPerSeason)) - 1

export interface SeasonKey {
  espnLeagueId: number
  season: number
}

/** The id of a league season. */
export function toLeagueId({ espnLeagueId, season }: SeasonKey): number {
  return espnLeagueId * seasonsPerLeague + (season - firstSeason)
}

/** The id of a team, player or pick: `member` is its number within the season, 0..9999. */
export function toMemberId(key: SeasonKey, member: number): number {
  return toLeagueId(key) * membersPerSeason + member
}

/** The league season of a league id, or null where the number cannot be one. */
export function fromLeagueId(leagueId: number): SeasonKey | null {
  if (!Number.isSafeInteger(leagueId) || leagueId < seasonsPerLeague) return null
  const espnLeagueId = Math.floor(leagueId / seasonsPerLeague)
  return espnLeagueId > maxEspnLeagueId ? null : { espnLeagueId, season: firstSeason + (leagueId % seasonsPerLeague) }
}

/** The league season and number of a team, player or pick id, or null where the number cannot be one. */
export function fromMemberId(id: number): (SeasonKey & { member: number }) | null {
  if (!Number.isSafeInteger(id) || id < 0) return null
  const key = fromLeagueId(Math.floor(id / membersPerSeason))
  return key && { ...key, member: id % membersPerSeason }
}
