/** A season that a league had somewhere else before: calls about it go to the league that has it, at the address of the league of today. */
import contract from 'virtual:compact-contract'
import type { EndpointName } from '../contract/endpoints.ts'
import { findWithHistory } from '../contract/snapshot.ts'
import { isHostName, isLeagueId, type LeagueKey, type LeagueRef } from '../domain/identity.ts'
import { CallFailure } from './call-failure.ts'
import { hasLeagueJoin, withLeagueJoin } from './league-joins.ts'
import type { ReadResponse } from './read-response.ts'
import { hasSnapshots, snapshotsOf } from './snapshots.ts'

type LoadHistory = (league: LeagueRef) => Promise<Pick<ReadResponse<'history'>, 'seasons' | 'yearClaims'>>

const found = new Map<string, LeagueKey>()

/** The league and season of a call about one season; null for other calls, and where nothing could have been joined to it. */
export function findSeasonToPlace(name: EndpointName, parameters: object): LeagueKey | null {
  const { host, leagueId, season } = parameters as { host?: unknown; leagueId?: unknown; season?: unknown }
  // An edition names its season, too; other calls about a history are about all of it.
  const isOfSeason = (contract[name].scope === 'host-league' || name === 'weekly') && typeof season === 'number'
  if (!isOfSeason || !isHostName(host) || typeof leagueId !== 'string') return null
  const key = { host, leagueId, season }
  return hasSnapshots || hasLeagueJoin(key) ? key : null
}

/**
 * The league that has a season of a league. The history decides where the reader joined a league on this device, and where the site's files
 * have other seasons of this league. A server knows its books by itself.
 */
export async function placeSeason(key: LeagueKey, loadHistory: LoadHistory): Promise<LeagueKey> {
  const { season, ...league } = key
  if (!hasLeagueJoin(key) && !(await isBesideSnapshots(key))) return key
  const name = JSON.stringify([season, withLeagueJoin('history', league)])
  const place = found.get(name) ?? (await findInHistory(key, loadHistory))
  if (place) found.set(name, place)
  return place ?? key
}

/** Null where the history cannot be loaded: the league's own season is requested. */
async function findInHistory({ season, ...league }: LeagueKey, loadHistory: LoadHistory): Promise<LeagueKey | null> {
  const history = await loadHistory(league).catch((cause) => {
    if (!(cause instanceof CallFailure)) throw cause
    return null
  })
  const claims = history?.yearClaims.find((one) => one.season === season)?.leagues ?? []
  // Its own season opens at its own address, also where the history counts the one of another league.
  if (claims.some((one) => one.host === league.host && one.hostLeagueId === league.leagueId))
    return { ...league, season }
  const { host, hostLeagueId: leagueId } = history?.seasons.find((one) => one.season === season) ?? {}
  if (!isHostName(host) || leagueId == null || !isLeagueId({ host, leagueId })) return null
  return { host, leagueId, season }
}

/** Whether the site's files have the league, but not this season of it. */
async function isBesideSnapshots({ season, ...league }: LeagueKey): Promise<boolean> {
  const ofLeague = await snapshotsOf(league)
  return findWithHistory(ofLeague) !== null && ofLeague.every((one) => one.season !== season)
}
