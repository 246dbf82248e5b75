/** Parses arguments for a league, a user, a season or a server. */
import { InvalidArgumentError } from 'commander'
import { hostFacts } from '../../src/domain/host-facts.ts'
import { type HostName, hostNames, listHostTitles, type WantedSeason } from '../../src/domain/identity.ts'
import { joinList } from '../../src/domain/join-list.ts'
import { recognizeLeague } from '../../src/domain/recognize-league.ts'

/** A user whose leagues can be chosen from. */
export interface NamedUser {
  host: HostName
  user: string
}

/** 'ESPN league ID, sleeper:ID, yahoo:ID, or league URL' */
export const leagueFormats = joinList([...hostNames.map((host) => hostFacts[host].idFormat), 'league URL'], 'or')

const expectedLeague = `expected an ESPN league ID such as 123456, sleeper:ID, yahoo:ID, or a league URL from ${listHostTitles('or')}`

/** Formats of `recognizeLeague`: `123456`, `sleeper:910020240000000001`, a URL, `sleeper:@name`. */
export function readLeagueOrUser(text: string): WantedSeason | NamedUser {
  const found = recognizeLeague(text)
  if (!found) throw new InvalidArgumentError(`${expectedLeague}; or sleeper:@username for a user's leagues.`)
  const { host } = found
  return found.kind === 'user' ? { host, user: found.user } : { host, leagueId: found.leagueId, season: found.season }
}

/** The same for commands without users. */
export function readLeague(text: string): WantedSeason {
  const found = readLeagueOrUser(text)
  if ('user' in found) throw new InvalidArgumentError(`${expectedLeague}.`)
  return found
}

/** For commands with several leagues. */
export function addLeague(text: string, leagues: readonly WantedSeason[] = []): WantedSeason[] {
  return [...leagues, readLeague(text)]
}

export function readYear(text: string): number {
  if (!/^20\d{2}$/.test(text)) throw new InvalidArgumentError('expected a year from 2000 to 2099.')
  return Number(text)
}

/** The URL without trailing slash and `/api/v1`. */
export function readAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new InvalidArgumentError('expected a URL such as http://localhost:4321.')
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '').replace(/\/api\/v1$/, '')}`
}
