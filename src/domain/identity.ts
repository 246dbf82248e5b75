/**
 * Public ids. Every id is a whole number that contains its league season, in decimal so that one can read it:
 *
 *   league season   900001 24            ESPN league id, two digits of the season
 *   team            900001 24 0007       the same, then ESPN's team id
 *   player          900001 24 0123       the same, then the player's number in the season
 *   draft pick      900001 24 0045       the same, then the overall pick
 *
 * The ids of other hosts' leagues are longer than a JSON number holds: their leagues get a number that is derived from the id,
 * in a range that no ESPN league id reaches. Seasons 2000 to 2099 and league numbers up to 9,007,199,252 stay within 2^53.
 */
import { hash32 } from './hash.ts'

/** Where a league is played. */
export type HostName = 'espn' | 'sleeper'

/** A league season by its host's own words. */
export interface LeagueKey {
  host: HostName
  /** Decimal digits. ESPN's id is the same in all seasons; a Sleeper id is one season of a league. */
  leagueId: string
  season: number
}

const seasonsPerLeague = 100
const numbersPerSeason = 10_000
/** The largest number that a team, player or pick can have within its season. */
export const maxNumber = numbersPerSeason - 1
const firstSeason = 2000
/** The largest league number for which ids of teams, players and picks are still exact JSON numbers. */
const maxLeagueNumber = Math.floor(Number.MAX_SAFE_INTEGER / (seasonsPerLeague * numbersPerSeason)) - 1
const firstDerivedNumber = 5_000_000_000
/** ESPN's ids have at most ten digits, and those seen stay below 2^31. */
export const maxEspnLeagueId = firstDerivedNumber - 1

export interface SeasonKey {
  /** The league's number in public ids: ESPN's league id, or one from `deriveLeagueNumber`. */
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
  return espnLeagueId > maxLeagueNumber ? null : { espnLeagueId, season: firstSeason + (leagueId % seasonsPerLeague) }
}

/** The league season and number of a team, player or pick id, or null where the number cannot be one. */
export function fromPublicId(id: number): (SeasonKey & { number: number }) | null {
  if (!Number.isSafeInteger(id) || id < 0) return null
  const key = fromLeagueId(Math.floor(id / numbersPerSeason))
  return key && { ...key, number: id % numbersPerSeason }
}

/**
 * The number that stands for a league whose host's ids are longer than a number holds: the same everywhere. There are four
 * billion, so two leagues of one store hardly ever share one; where they do, `isTaken` lets the second have the next free one.
 */
export function deriveLeagueNumber(
  { host, leagueId }: Pick<LeagueKey, 'host' | 'leagueId'>,
  isTaken: (leagueNumber: number) => boolean = () => false,
): number {
  const count = maxLeagueNumber - firstDerivedNumber + 1
  let offset = hash32(`${host}/${leagueId}`, 0) % count
  while (isTaken(firstDerivedNumber + offset)) offset = (offset + 1) % count
  return firstDerivedNumber + offset
}
