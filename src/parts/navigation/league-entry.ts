/** What a reader typed to open a league: a league by its id or address, or himself as a user of a host. */
import { type HostName, hostTitles } from '../../domain/identity.ts'
import { addressesIn, otherEspnSport, recognizeLeague } from '../../domain/recognize-league.ts'
import type { LeagueSeasonPlace } from '../league/league-ref.ts'

export type LeagueEntry =
  | { league: LeagueSeasonPlace }
  | { user: HostUser }
  /** `maybe`: the user whose name the text could be. */
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

/** "ESPN league 123456, season 2024", "Sleeper user @name"; empty where nothing was recognized. */
export function describeEntry(entry: LeagueEntry): string {
  if ('user' in entry) return `${hostTitles[entry.user.host]} user @${entry.user.user}`
  if (!('league' in entry)) return ''
  const { host, leagueId, season } = entry.league
  return `${hostTitles[host]} league ${leagueId}${season === undefined ? '' : `, season ${season}`}`
}

function describeProblem(entry: string): LeagueEntry {
  if (entry === '') {
    return {
      problem: 'Enter an ESPN league id, a Sleeper league id or user name, or paste the address of your league.',
    }
  }
  if (/^#?\d+$/.test(entry)) return { problem: problemOfId(entry.replace('#', '')) }
  const address = readAddress(addressesIn(entry)[0] ?? entry)
  if (address) return { problem: problemOfAddress(address) }
  return {
    problem: 'That is not a league id. An id is a number such as 123456; you can also paste your league’s address.',
    ...(isUserName.test(entry) ? { maybe: { host: 'sleeper', user: entry } } : {}),
  }
}

/** Sleeper's names have no spaces and no dots. */
const isUserName = /^\w[\w-]{0,39}$/

function problemOfId(id: string): string {
  return /^0*$/.test(id)
    ? 'A league id is a whole number above 0, such as 123456.'
    : 'That number is too long for a league id. Check for a digit too many.'
}

function problemOfAddress(address: URL): string {
  const { hostname, searchParams, hash } = address
  const sport = otherEspnSport(address)
  if (sport) return `That URL is of a ${sport} league. Only fantasy football leagues can be opened here.`
  if (/(^|\.)sleeper\.(com|app)$/i.test(hostname)) {
    return 'That Sleeper URL doesn’t point to a league. Enter @ and your Sleeper username instead, and choose your league from the list.'
  }
  if (!/(^|\.)espn\.com$/i.test(hostname)) {
    return `That address is at ${hostname}. Paste one from fantasy.espn.com or sleeper.com, or the league id alone.`
  }
  const parameters = [...searchParams, ...new URLSearchParams(hash.split('?')[1] ?? '')]
  const id = parameters.find(([key]) => key.toLowerCase() === 'leagueid')?.[1].trim()
  if (id === undefined) {
    return 'That ESPN address names no league. Open your league there: its address contains leagueId=.'
  }
  return problemOfId(/^\d+$/.test(id) ? id : '')
}

/** An address as pasted, with or without its `https://`. */
function readAddress(entry: string): URL | null {
  if (/\s/.test(entry) || !/[./]/.test(entry)) return null
  const address = URL.parse(/^https?:\/\//i.test(entry) ? entry : `https://${entry}`)
  return address?.hostname.includes('.') ? address : null
}
