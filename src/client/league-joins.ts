/** Leagues that were somewhere else before, as the reader joined them on this device. */
import type { EndpointName } from '../contract/endpoints.ts'
import { type JoinParameters, type LeagueJoin, readJoin, writeJoin } from '../contract/league-join.ts'
import { isHostName, isSameLeague, type LeagueRef } from '../domain/identity.ts'
import { readListEntry, writeEntry } from './browser-storage.ts'
import { isFromFile } from './private-leagues.ts'

interface StoredJoin extends LeagueJoin {
  league: LeagueRef
  /** Proposed pairs that are two people, by the key of the first. */
  apart: readonly string[]
}

/** What the reader joined to a league. */
export type ReadersJoin = Omit<StoredJoin, 'league'>

const leagueJoinsEntry = 'league-joins'
const historyCalls: readonly EndpointName[] = [
  'history',
  'proof',
  'managerHistory',
  'managerVersus',
  'leagueBook',
  'weekly',
]
/** Of these, what snapshots have without the joined leagues; the weekly and the book stay as they were published. */
const aboutAllSeasons: readonly EndpointName[] = ['history', 'proof', 'managerHistory', 'managerVersus']
const nothing = { also: [], same: [], years: [], apart: [] }

/** What the reader joined to the league; also at the address of a league that was joined to it. */
export function findLeagueJoin(league: LeagueRef): ReadersJoin {
  const all = readAll()
  const own = all.find((join) => isSameLeague(join.league, league))
  if (own) return own
  const other = all.find(({ also }) => also.some((one) => isSameLeague(one, league)))
  if (!other) return nothing
  return { ...other, also: [other.league, ...other.also.filter((one) => !isSameLeague(one, league))] }
}

/** Whether the reader joined another league to it, which may have a season that this one has not. */
export const hasLeagueJoin = (league: LeagueRef) => findLeagueJoin(league).also.length > 0

/** Replaces what is joined to the league. Pairs may stay without further leagues: the tables of a book have managers of their own. */
export function saveLeagueJoin(league: LeagueRef, join: ReadersJoin): void {
  const others = readAll().filter(
    (one) => !isSameLeague(one.league, league) && !one.also.some((also) => isSameLeague(also, league)),
  )
  const isEmpty = join.also.length + join.same.length + join.apart.length === 0
  const joins = isEmpty ? others : [{ ...join, league }, ...others]
  const texts = joins.map(({ league: { host, leagueId }, apart, ...one }) => ({
    host,
    leagueId,
    apart,
    ...writeJoin(one),
  }))
  writeEntry(leagueJoinsEntry, JSON.stringify(texts))
}

/** Removes what is joined to a league, and the league from what it is joined to: whatever stays is sent to servers. */
export function forgetLeagueJoins(leagues: readonly LeagueRef[]): void {
  const isGone = (league: LeagueRef) => leagues.some((one) => isSameLeague(one, league))
  for (const { league, ...join } of readAll()) {
    const also = isGone(league) ? [] : join.also.filter((one) => !isGone(one))
    const years = join.years.filter((one) => !isGone(one.league))
    if (also.length === join.also.length) continue
    // Pairs are of the leagues that are gone.
    saveLeagueJoin(league, also.length > 0 ? { ...join, also, years } : nothing)
  }
}

/**
 * The parameters of a call, with what the reader joined to its league. `forServer`: without leagues that are on this device from a file, as
 * no server learns of them.
 */
export function withLeagueJoin<P extends object>(name: EndpointName, parameters: P, { forServer = false } = {}): P {
  const { host, leagueId } = parameters as { host?: unknown; leagueId?: unknown }
  if (!historyCalls.includes(name) || !isHostName(host) || typeof leagueId !== 'string') return parameters
  const { also, same, years } = findLeagueJoin({ host, leagueId })
  const isSent = (league: LeagueRef) => !forServer || !isFromFile(league)
  const sent = { also: also.filter(isSent), same, years: years.filter(({ league }) => isSent(league)) }
  return sent.also.length + sent.same.length === 0 ? parameters : { ...parameters, ...writeJoin(sent) }
}

/** Whether a snapshot of the call's league lacks what the reader joined to it. */
export function isBeyondSnapshot(name: EndpointName, parameters: object): boolean {
  if (!aboutAllSeasons.includes(name) || !isBeyondPage(name, parameters)) return false
  // Pairs alone join managers of the league's book, which is not on the device.
  return (withLeagueJoin(name, parameters) as JoinParameters).also !== undefined
}

/** The same of a page that a server has rendered, which has none of it. */
export function isBeyondPage(name: EndpointName, parameters: object): boolean {
  return withLeagueJoin(name, parameters) !== parameters
}

function readAll(): StoredJoin[] {
  return readListEntry(leagueJoinsEntry).flatMap((value) => {
    const { host, leagueId, apart, ...join } = (value ?? {}) as Record<string, unknown>
    if (!isHostName(host) || typeof leagueId !== 'string') return []
    const texts = Object.entries(join).filter((one): one is [string, string] => typeof one[1] === 'string')
    const league = { host, leagueId }
    const keys = Array.isArray(apart) ? apart.filter((key) => typeof key === 'string') : []
    return [{ ...readJoin(Object.fromEntries(texts) as JoinParameters), league, apart: keys }]
  })
}
