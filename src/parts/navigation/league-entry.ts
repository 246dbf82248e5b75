/** Parses text typed to open a league: a league by id or URL, or a user of a host. */
import { listRequestedHosts } from '../../domain/host-facts.ts'
import { describeHostLeague, type HostName, hostTitles } from '../../domain/identity.ts'
import { addressesIn, otherEspnSport, recognizeLeague } from '../../domain/recognize-league.ts'
import type { LeagueSeasonPlace } from '../league/league-ref.ts'

export type LeagueEntry =
  | { league: LeagueSeasonPlace }
  | { user: HostUser }
  /** `maybe`: a possible user name. */
  | { problem: string; maybe?: HostUser }

/** A user of a host, by name or id. */
export interface HostUser {
  host: HostName
  user: string
}

export function readLeagueEntry(text: string): LeagueEntry {
  const found = recognizeLeague(text)
  if (!found) return describeProblem(text.trim())
  const { host } = found
  if (found.kind === 'user') return { user: { host, user: found.user } }
  const { leagueId, season } = found
  return { league: { host, leagueId, ...(season === null ? {} : { season }) } }
}

/** "ESPN league 123456, season 2024", "Sleeper user @name"; empty if nothing was recognized. */
export function describeEntry(entry: LeagueEntry): string {
  if ('user' in entry) return `${hostTitles[entry.user.host]} user @${entry.user.user}`
  if (!('league' in entry)) return ''
  const { season } = entry.league
  return `${describeHostLeague(entry.league)}${season === undefined ? '' : `, season ${season}`}`
}

function describeProblem(entry: string): LeagueEntry {
  if (entry === '') {
    return {
      problem: `Enter an ${listRequestedHosts('or')} league ID, a Sleeper username, or paste your league’s URL. Yahoo leagues open from a file.`,
    }
  }
  if (/^#?\d+$/.test(entry)) return { problem: problemOfId(entry.replace('#', '')) }
  const address = readAddress(addressesIn(entry)[0] ?? entry)
  if (address) return { problem: problemOfAddress(address) }
  return {
    problem: 'That’s not a league ID. IDs are numbers such as 123456. You can also paste your league’s URL.',
    ...(isUserName.test(entry) ? { maybe: { host: 'sleeper', user: entry } } : {}),
  }
}

/** Sleeper's names have no spaces and no dots. */
const isUserName = /^\w[\w-]{0,39}$/

function problemOfId(id: string): string {
  return /^0*$/.test(id)
    ? 'A league ID is a whole number above 0, such as 123456.'
    : 'That number is too long to be a league ID. Check for extra digits.'
}

function problemOfAddress(address: URL): string {
  const { hostname, searchParams, hash } = address
  const sport = otherEspnSport(address)
  if (sport) return `That URL belongs to a ${sport} league. You can only open fantasy football leagues here.`
  if (/(^|\.)sleeper\.(com|app)$/i.test(hostname)) {
    return 'That Sleeper URL doesn’t point to a league. Enter @ and your Sleeper username instead, and choose your league from the list.'
  }
  if (/(^|\.)yahoo\.com$/i.test(hostname)) {
    return 'Yahoo shows leagues to their members only. Save yours with the bookmark on the page for private leagues, and open that file.'
  }
  if (!/(^|\.)espn\.com$/i.test(hostname)) {
    return `We can’t read leagues from ${hostname}. Paste a URL from fantasy.espn.com or sleeper.com, or just the league ID. Yahoo leagues open from a file.`
  }
  const parameters = [...searchParams, ...new URLSearchParams(hash.split('?')[1] ?? '')]
  const id = parameters.find(([key]) => key.toLowerCase() === 'leagueid')?.[1].trim()
  if (id === undefined) {
    return 'That ESPN URL doesn’t point to a league. Open your league on ESPN and copy the URL with leagueId= in it.'
  }
  return problemOfId(/^\d+$/.test(id) ? id : '')
}

/** A pasted URL, with or without `https://`. */
function readAddress(entry: string): URL | null {
  if (/\s/.test(entry) || !/[./]/.test(entry)) return null
  const address = URL.parse(/^https?:\/\//i.test(entry) ? entry : `https://${entry}`)
  return address?.hostname.includes('.') ? address : null
}
