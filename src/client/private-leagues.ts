/**
 * Leagues that others cannot open by their address: those that are on this device from a file, and those that a server has with the cookies
 * or the file of a member. Names of both are in the browser's storage, so that no page has to start the engine to know.
 */
import contract from 'virtual:compact-contract'
import type { EndpointName } from '../contract/endpoints.ts'
import { matchRoute } from '../contract/routes.ts'
import type { StoredLeague } from '../contract/stored-leagues.ts'
import {
  deriveLeagueNumber,
  fromLeagueId,
  fromPublicId,
  isHostName,
  isSameLeague,
  type LeagueRef,
} from '../domain/identity.ts'
import { savesNothing } from '../engine/protocol.ts'
import { isWritable, readListEntry, writeEntry } from './browser-storage.ts'
import { addressOf, pageLeague, withoutBase } from './site-base.ts'

const fileLeaguesEntry = 'leagues-from-files'
const serverEntry = 'leagues-private-on-server'
/** In the tab's own storage, as its history has their addresses, too. */
const shownFilesEntry = 'leagues-from-files-shown'

const nameOf = ({ host, leagueId }: LeagueRef) => `${host}/${leagueId}`

/** Whether this device has the league from a file, or from the encrypted file of a link. No server is asked about it. */
export const isFromFile = (league: LeagueRef) => readListEntry(fileLeaguesEntry).includes(nameOf(league))

/** Whether the server of this site has the league, which its host shows to members only. */
export const isPrivateOnServer = (league: LeagueRef) => readListEntry(serverEntry).includes(nameOf(league))

/** Whether a call is about such a league: its parameters name it, or an id of it or of its teams and players. */
export function isCallFromFile(name: EndpointName, parameters: object): boolean {
  const found = leagueOfCall(name, parameters, readFileLeagues())
  if (found) noteShown(found)
  return found !== null
}

/**
 * Whether a call is about a league that this tab showed from a file, and that is not on the device any more. Back, or a reload, would ask a
 * server or the host about a private league, so nothing is asked until the reader opens it again.
 */
export function isCallOfRemoved(name: EndpointName, parameters: object): boolean {
  return leagueOfCall(name, parameters, readRemoved()) !== null
}

/** The same of the league of a page. */
export const isRemovedFile = (league: LeagueRef) =>
  !isFromFile(league) && readListEntry(shownFilesEntry, 'tab').includes(nameOf(league))

/**
 * Whether this device has the league of a page from a file, or this tab had. Before the modules load, a page whose address names a team only
 * may be of any of them: `league` is null then.
 */
export function mayBeFromFile(league: LeagueRef | null): boolean {
  const leagues = [...readFileLeagues(), ...readShown()]
  return league ? leagues.some((one) => isSameLeague(one, league)) : leagues.length > 0
}

/** The league among these that a call is about. */
function leagueOfCall(name: EndpointName, parameters: object, leagues: readonly LeagueRef[]): LeagueRef | null {
  const { host, leagueId } = parameters as { host?: unknown; leagueId?: unknown }
  const find = (league: LeagueRef) => leagues.find((one) => isSameLeague(one, league)) ?? null
  if (isHostName(host)) return find({ host, leagueId: String(leagueId) })
  const number = numberIn(name, parameters as Readonly<Record<string, unknown>>)
  const numbered = number === null ? undefined : leagues.find((league) => deriveLeagueNumber(league) === number)
  // Ids of other servers do not say which league they are of.
  const page = numbered ? null : pageLeague()
  return numbered ?? (page && find(page.league))
}

function numberIn(name: EndpointName, parameters: Readonly<Record<string, unknown>>): number | null {
  const { id, a, leagueId, teamId, playerId } = parameters
  const ofLeague = contract[name].scope === 'league' ? (id ?? leagueId) : leagueId
  const found =
    ofLeague === undefined ? fromPublicId(Number(id ?? a ?? teamId ?? playerId)) : fromLeagueId(Number(ofLeague))
  return found?.leagueNumber ?? null
}

const parseNames = (names: readonly unknown[]) => names.flatMap((name) => parseName(String(name)) ?? [])
const readLeagues = (entry: string) => parseNames(readListEntry(entry))
const readShown = () => parseNames(readListEntry(shownFilesEntry, 'tab'))
const readRemoved = () => readShown().filter((league) => !isFromFile(league))
const readFileLeagues = () => readLeagues(fileLeaguesEntry)
export const readPrivateOnServer = () => readLeagues(serverEntry)

function noteShown(league: LeagueRef): void {
  const shown = readShown()
  if (!shown.some((one) => isSameLeague(one, league)))
    writeEntry(shownFilesEntry, JSON.stringify([...shown, league].map(nameOf)), 'tab')
}

/** The reader opens the league again by its id: its host may be asked. */
export function forgetShown(league: LeagueRef): void {
  const others = readShown().filter((one) => !isSameLeague(one, league))
  writeEntry(shownFilesEntry, others.length > 0 ? JSON.stringify(others.map(nameOf)) : null, 'tab')
}

/** `leagues`: all leagues on this device. One whose source cannot be read, as it is damaged, is what it was. */
export function cacheFileLeagues(leagues: readonly StoredLeague[]): void {
  const known = readListEntry(fileLeaguesEntry)
  const fromFiles = leagues.filter((league) =>
    league.source === null ? known.includes(nameOf(league)) : league.source === 'folder' || league.source === 'sealed',
  )
  const names = fromFiles.flatMap(({ host, leagueIds }) => leagueIds.map((leagueId) => nameOf({ host, leagueId })))
  writeEntry(fileLeaguesEntry, names.length > 0 ? JSON.stringify(names) : null)
}

/** Throws where the browser stores no such names: the page that follows would ask a server about the league. */
export function requireNames(): void {
  if (!isWritable(fileLeaguesEntry)) throw new Error(savesNothing)
}

export function notePrivateOnServer(leagues: readonly LeagueRef[]): void {
  const known = readListEntry(serverEntry)
  const names = new Set([...known, ...leagues.map(nameOf)])
  if (names.size > known.length) writeEntry(serverEntry, JSON.stringify([...names]))
}

/** A server's leagues are noted again when they are viewed. */
export const forgetPrivateOnServer = () => writeEntry(serverEntry, null)

/**
 * The page with the ways to share the league of a URL, if its address opens nothing for others; null otherwise. `shown`: the page's league,
 * for URLs that name a team only.
 */
export function shareChoicesOf(url: string, shown: LeagueRef | null): string | null {
  const { host, leagueId, teamId } = matchRoute(withoutBase(new URL(url).pathname))?.parameters ?? {}
  const isNamed = isHostName(host) && leagueId !== undefined
  const league = isNamed ? { host, leagueId } : teamId === undefined ? null : shown
  return league && (isFromFile(league) || isPrivateOnServer(league)) ? shareChoicesAddress(league) : null
}

const shareChoicesAddress = (league: LeagueRef) => `${addressOf('device')}?share=${nameOf(league)}`

/** The league in the query of `shareChoicesAddress`. */
export function readSharedLeague(query: string): LeagueRef | null {
  return parseName(new URLSearchParams(query).get('share') ?? '')
}

function parseName(name: string): LeagueRef | null {
  const [host, leagueId] = name.split('/')
  return isHostName(host) && leagueId ? { host, leagueId } : null
}
