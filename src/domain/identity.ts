/**
 * Which league season: by its host's own words (`LeagueKey`), and by public ids.
 *
 * Every public id is a whole number that contains its league season, in decimal so that one can read it:
 *
 *   league season   900001 24            league number, two digits of the season
 *   team            900001 24 0007       the same, then the team's id within the league
 *   player          900001 24 0123       the same, then the player's number in the season
 *   draft pick      900001 24 0045       the same, then the overall pick
 *
 * The league number of an ESPN league is ESPN's id. The ids of other hosts are longer than a JSON number holds: their leagues get
 * a number that is derived from the id, in a range that no ESPN league id reaches. Seasons 2000 to 2099 and league numbers up to
 * 9,007,199,252 stay within 2^53.
 */
import { hash32 } from './hash.ts'
import { joinList } from './join-list.ts'

export const hostNames = ['espn', 'sleeper', 'yahoo'] as const
export type HostName = (typeof hostNames)[number]

/** Display name of a host. */
export const hostTitles: Readonly<Record<HostName, string>> = { espn: 'ESPN', sleeper: 'Sleeper', yahoo: 'Yahoo' }

/** 'ESPN, Sleeper, and Yahoo' */
export const listHostTitles = (conjunction?: 'and' | 'or') => joinList(Object.values(hostTitles), conjunction)

/** Hosts on which every season of a league has its own id and names the previous season's id. */
const hostsWithIdPerSeason: readonly HostName[] = ['sleeper', 'yahoo']

/** A league by its id on the host. */
export interface LeagueRef {
  host: HostName
  /** Decimal digits. ESPN's id is the same in all seasons; Sleeper's and Yahoo's identify one season of a league. */
  leagueId: string
}

/** A league season by its id on the host. */
export interface LeagueKey extends LeagueRef {
  season: number
}

/** A league season to look up. */
export interface WantedSeason extends LeagueRef {
  /** Null: the season of the id, or the newest one on hosts with one id for all seasons. */
  season: number | null
}

/** A league season in public ids. */
export interface SeasonNumber {
  leagueNumber: number
  season: number
}

export function isHostName(text: unknown): text is HostName {
  return hostNames.some((host) => host === text)
}

export function hasIdPerSeason(host: HostName): boolean {
  return hostsWithIdPerSeason.includes(host)
}

/** The league as one word for keys, files and folders: `123456` for ESPN, `sleeper-910020240000000001` for another host. */
export function nameLeague({ host, leagueId }: LeagueRef): string {
  return host === 'espn' ? leagueId : `${host}-${leagueId}`
}

/** A season of a league as one word: `123456/2024`. */
export function nameSeason({ season, ...league }: LeagueKey): string {
  return `${nameLeague(league)}/${season}`
}

/** Parses such a word; null for any other text. */
export function parseLeagueName(name: string): LeagueRef | null {
  const [, host = 'espn', leagueId = ''] = /^(?:([a-z]+)-)?([1-9]\d{0,19})$/.exec(name) ?? []
  return leagueId && isHostName(host) ? { host, leagueId } : null
}

/** For messages: "league 123456", "Sleeper league 910020240000000001". */
export function describeLeague({ host, leagueId }: LeagueRef): string {
  return `${host === 'espn' ? '' : `${hostTitles[host]} `}league ${leagueId}`
}

/** "ESPN league 123456", also where a sentence begins. */
export function describeHostLeague({ host, leagueId }: LeagueRef): string {
  return `${hostTitles[host]} league ${leagueId}`
}

/** The league as an argument of commands: `123456`, `sleeper:910020240000000001`. */
export function leagueArgument({ host, leagueId }: LeagueRef): string {
  return host === 'espn' ? leagueId : `${host}:${leagueId}`
}

/** The year in which a season starts, as text; no league has another one. */
export const seasonYearPattern = /^20\d\d$/

/** The command that imports a league, or one of its seasons. */
export function importCommand(wanted: WantedSeason): string {
  return `npm run import -- ${leagueArgument(wanted)}${wanted.season === null ? '' : ` --season ${wanted.season}`}`
}

/** The file of a league's book: `espn-123456.yml`. */
export function bookFileOf({ host, leagueId }: LeagueRef): string {
  return `${host}-${leagueId}.yml`
}

export function isSameLeague(a: LeagueRef | null | undefined, b: LeagueRef | null | undefined): boolean {
  return a != null && b != null && a.host === b.host && a.leagueId === b.leagueId
}

/** Whether ids of teams and players mean the same in two seasons: not where a league moved to another id or host. */
export function isSameChain(one: LeagueRef, other: LeagueRef): boolean {
  return one.host === other.host && (hasIdPerSeason(one.host) || one.leagueId === other.leagueId)
}

export function isSameSeason(a: LeagueKey | null | undefined, b: LeagueKey | null | undefined): boolean {
  return isSameLeague(a, b) && a?.season === b?.season
}

/** Newest season first, then by host and id. */
export function compareSeasons(a: LeagueKey, b: LeagueKey): number {
  if (a.season !== b.season) return b.season - a.season
  if (a.host !== b.host) return a.host < b.host ? -1 : 1
  return a.leagueId.length - b.leagueId.length || (a.leagueId < b.leagueId ? -1 : a.leagueId > b.leagueId ? 1 : 0)
}

const seasonsPerLeague = 100
const numbersPerSeason = 10_000
/** The largest number of a team, player or pick within its season. */
export const maxNumber = numbersPerSeason - 1
const firstSeason = 2000
/** The largest league number for which ids of teams, players and picks are exact JSON numbers. */
const maxLeagueNumber = Math.floor(Number.MAX_SAFE_INTEGER / (seasonsPerLeague * numbersPerSeason)) - 1
const firstDerivedNumber = 5_000_000_000
/** ESPN's ids have at most ten digits; known ones are below 2^31. */
const maxEspnLeagueId = firstDerivedNumber - 1

/** Game and number of a Yahoo league, see `toYahooLeagueId`. */
const yahooId = /^[1-9]\d{10,12}$/

/** Whether the id is valid on the host. */
export function isLeagueId({ host, leagueId }: LeagueRef): boolean {
  if (!/^[1-9]\d{0,19}$/.test(leagueId)) return false
  if (host === 'yahoo') return yahooId.test(leagueId)
  return host !== 'espn' || Number(leagueId) <= maxEspnLeagueId
}

/** Whether addresses and public ids can name the season. */
export function isSeason(season: number): boolean {
  return Number.isInteger(season) && season >= firstSeason && season < firstSeason + seasonsPerLeague
}

/** The id of a league season. */
export function toLeagueId({ leagueNumber, season }: SeasonNumber): number {
  return leagueNumber * seasonsPerLeague + (season - firstSeason)
}

/** The id of a team, player or pick; `number` is its number within the season, 0..9999. */
export function toPublicId(season: SeasonNumber, number: number): number {
  return toLeagueId(season) * numbersPerSeason + number
}

/** The league season of a league id; null if the number is invalid. */
export function fromLeagueId(id: number): SeasonNumber | null {
  if (!Number.isSafeInteger(id) || id < seasonsPerLeague) return null
  const leagueNumber = Math.floor(id / seasonsPerLeague)
  return leagueNumber > maxLeagueNumber ? null : { leagueNumber, season: firstSeason + (id % seasonsPerLeague) }
}

/** The league season and number of a team, player or pick id; null if the number is invalid. */
export function fromPublicId(id: number): (SeasonNumber & { number: number }) | null {
  if (!Number.isSafeInteger(id) || id < 0) return null
  const season = fromLeagueId(Math.floor(id / numbersPerSeason))
  return season && { ...season, number: id % numbersPerSeason }
}

/** The ESPN league of a league number; null for a number derived from another host's id. */
export function espnLeagueOf(leagueNumber: number): LeagueRef | null {
  return leagueNumber > maxEspnLeagueId ? null : { host: 'espn', leagueId: String(leagueNumber) }
}

/**
 * The league number in public ids, the same in every store: ESPN's id, or a number derived from another host's id. There are four billion
 * derived numbers, so collisions within a store are rare. On a collision the store assigns `nextLeagueNumber`.
 */
export function deriveLeagueNumber({ host, leagueId }: LeagueRef): number {
  if (host === 'espn') return Number(leagueId)
  return firstDerivedNumber + (hash32(`${host}/${leagueId}`, 0) % derivedNumbers)
}

/** The next derived number; wraps around at the end of the range. */
export function nextLeagueNumber(leagueNumber: number): number {
  return firstDerivedNumber + ((leagueNumber - firstDerivedNumber + 1) % derivedNumbers)
}

const derivedNumbers = maxLeagueNumber - firstDerivedNumber + 1
