/** What a reader typed to open a league: an ESPN league id, or the address of a page of his league on ESPN. */
import { maxEspnLeagueId } from '../../domain/identity.ts'

export type LeagueEntry = { espnLeagueId: number; season?: number } | { problem: string }

export function readLeagueEntry(text: string): LeagueEntry {
  const entry = text.trim()
  if (entry === '') return { problem: 'Enter an ESPN league id, or paste the address of your league’s page on ESPN.' }
  if (/^#?\d+$/.test(entry)) return toLeague(entry.replace('#', ''), null)
  const address = readAddress(entry)
  if (!address) {
    return {
      problem: 'That is not a league id. An id is a number such as 123456; you can also paste your league’s address.',
    }
  }
  if (!/(^|\.)espn\.com$/i.test(address.hostname)) {
    return {
      problem: `That address is at ${address.hostname}. Paste one from fantasy.espn.com, or the league id alone.`,
    }
  }
  const id = readParameter(address, 'leagueId')
  if (id === null) {
    return { problem: 'That ESPN address names no league. Open your league there: its address contains leagueId=.' }
  }
  return toLeague(id, readParameter(address, 'seasonId'))
}

function toLeague(id: string, season: string | null): LeagueEntry {
  const espnLeagueId = /^\d+$/.test(id) ? Number(id) : 0
  if (espnLeagueId < 1) return { problem: 'A league id is a whole number above 0, such as 123456.' }
  if (espnLeagueId > maxEspnLeagueId)
    return { problem: 'That number is too long for a league id. Check for a digit too many.' }
  return season !== null && /^20\d\d$/.test(season) ? { espnLeagueId, season: Number(season) } : { espnLeagueId }
}

/** An address as pasted, with or without its `https://`. */
function readAddress(entry: string): URL | null {
  if (/\s/.test(entry) || !/[./]/.test(entry)) return null
  const address = URL.parse(/^https?:\/\//i.test(entry) ? entry : `https://${entry}`)
  return address?.hostname.includes('.') ? address : null
}

/** From the query, or from one that follows a `#` as in ESPN's older addresses. Its name is read in any case. */
function readParameter(address: URL, name: string): string | null {
  const hash = address.hash.split('?')[1] ?? ''
  for (const [key, value] of [...address.searchParams, ...new URLSearchParams(hash)]) {
    if (key.toLowerCase() === name.toLowerCase()) return value.trim()
  }
  return null
}
