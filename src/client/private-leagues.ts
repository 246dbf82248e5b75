/**
 * Leagues that others cannot open by their address: those that are on this device from a file, and those whose file this browser gave to
 * the server on its own machine. Names of both are in the browser's storage, so that no page has to start the engine to know.
 */
import { matchRoute } from '../contract/routes.ts'
import { isHostName, type LeagueRef } from '../domain/identity.ts'
import type { StoredLeague } from '../engine/protocol.ts'
import { readListEntry, writeEntry } from './browser-storage.ts'
import { addressOf, withoutBase } from './site-base.ts'

/** Read by the first script of a shell, too (`src/layouts/ShellHead.astro`). */
export const fileLeaguesEntry = 'leagues-from-files'
const importedEntry = 'leagues-given-to-server'

const nameOf = ({ host, leagueId }: LeagueRef) => `${host}/${leagueId}`

/** Whether this device has the league from a file, or from the encrypted file of a link. No server is asked about it. */
export const isFromFile = (league: LeagueRef) => readListEntry(fileLeaguesEntry).includes(nameOf(league))

/** Whether this browser gave the league's file to its own server. */
export const isGivenToServer = (league: LeagueRef) => readListEntry(importedEntry).includes(nameOf(league))

/** `leagues`: all leagues on this device. */
export function cacheFileLeagues(leagues: readonly StoredLeague[]): void {
  const fromFiles = leagues.filter(({ source }) => source === 'folder' || source === 'sealed')
  const names = fromFiles.flatMap(({ host, leagueIds }) => leagueIds.map((leagueId) => nameOf({ host, leagueId })))
  writeEntry(fileLeaguesEntry, names.length > 0 ? JSON.stringify(names) : null)
}

export function noteGivenToServer(leagues: readonly LeagueRef[]): void {
  writeEntry(importedEntry, JSON.stringify([...new Set([...readListEntry(importedEntry), ...leagues.map(nameOf)])]))
}

/** The page with the ways to share the league of a URL, if its address opens nothing for others; null otherwise. */
export function shareChoicesOf(url: string): string | null {
  const { host, leagueId } = matchRoute(withoutBase(new URL(url).pathname))?.parameters ?? {}
  if (!isHostName(host) || leagueId === undefined) return null
  const league = { host, leagueId }
  return isFromFile(league) || isGivenToServer(league) ? shareChoicesAddress(league) : null
}

const shareChoicesAddress = (league: LeagueRef) => `${addressOf('device')}?share=${nameOf(league)}`

/** The league in the query of `shareChoicesAddress`. */
export function readSharedLeague(query: string): LeagueRef | null {
  const [host, leagueId] = (new URLSearchParams(query).get('share') ?? '').split('/')
  return isHostName(host) && leagueId ? { host, leagueId } : null
}
