/** Leagues opened in this browser, which the home page lists first. */
import type { Phase } from '../contract/routes.ts'
import { type HostName, isHostName, isLeagueId, type LeagueRef, nameLeague } from '../domain/identity.ts'
import { readListEntry, writeEntry } from './browser-storage.ts'

export interface RecentLeague extends LeagueRef {
  name: string
  /** Null if the server sent none. */
  season: number | null
  isDrafted: boolean
}

interface OpenedLeague extends Omit<RecentLeague, 'isDrafted'> {
  /** Null: unknown. */
  phase: Phase | null
  /** The ids of its seasons, on hosts with an id per season. */
  seasonIds?: readonly { leagueId: string }[]
}

const entry = 'recent-leagues'
const limit = 6

/** The last opened league first; empty if there are none or storage is off. */
export function readRecentLeagues(): RecentLeague[] {
  return readListEntry(entry).filter(isRecentLeague)
}

/** Moves a league to the front. Its other seasons are the same league. */
export function rememberLeague({ host, leagueId, name, season, phase, seasonIds = [] }: OpenedLeague): void {
  const own = new Set(
    [leagueId, ...seasonIds.map((one) => one.leagueId)].map((id) => nameLeague({ host, leagueId: id })),
  )
  const league: RecentLeague = { host, leagueId, name, season, isDrafted: phase !== 'pre-draft' }
  const others = readRecentLeagues().filter((one) => !own.has(nameLeague(one)))
  writeEntry(entry, JSON.stringify([league, ...others].slice(0, limit)))
}

export function forgetRecentLeague(league: LeagueRef): void {
  writeEntry(entry, JSON.stringify(readRecentLeagues().filter((one) => nameLeague(one) !== nameLeague(league))))
}

function isRecentLeague(value: unknown): value is RecentLeague {
  if (typeof value !== 'object' || value === null) return false
  const { host, leagueId, name, season, isDrafted } = value as Record<string, unknown>
  return (
    typeof host === 'string' &&
    isHostName(host) &&
    typeof leagueId === 'string' &&
    isLeagueId({ host: host as HostName, leagueId }) &&
    typeof name === 'string' &&
    (season === null || Number.isInteger(season)) &&
    typeof isDrafted === 'boolean'
  )
}
