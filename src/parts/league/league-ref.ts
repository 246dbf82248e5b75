/** The league of a response or URL, and the ids of its seasons. */
import { hasIdPerSeason, isHostName, isLeagueId, type LeagueKey, type LeagueRef } from '../../domain/identity.ts'
import type { ShownLeague } from '../../stores/shown-league.ts'
import type { LeagueResponse } from './league-view.ts'

type LeagueIds = Pick<LeagueResponse, 'host' | 'hostLeagueId' | 'espnLeagueId'>

/** The league of a response; null if it names none. Without a host, as from other servers, it is on ESPN. */
export function leagueRefOf({ host, hostLeagueId, espnLeagueId }: LeagueIds): LeagueRef | null {
  if (host !== null && hostLeagueId !== null) return known({ host, leagueId: hostLeagueId })
  return espnLeagueId === null ? null : known({ host: 'espn', leagueId: String(espnLeagueId) })
}

/** The league of a URL; null if it cannot exist. */
export function readLeagueRef({ host, leagueId = '' }: { host?: string; leagueId?: string }): LeagueRef | null {
  return isHostName(host) ? known({ host, leagueId }) : null
}

function known(league: LeagueRef): LeagueRef | null {
  return isLeagueId(league) ? league : null
}

/** The season for URLs of the league; undefined if its id alone identifies that season. */
export function seasonToName(
  { host }: LeagueRef,
  { season, seasons }: { season: number | null; seasons: readonly number[] },
): number | undefined {
  const isOlder = season !== null && seasons.some((other) => other > season)
  return isOlder && !hasIdPerSeason(host) ? season : undefined
}

/** The league's id in each of its seasons, on hosts with an id per season. */
export type SeasonIds = NonNullable<ShownLeague['seasonIds']>

export function seasonIdsOf({ seasonLeagueIds }: Pick<LeagueResponse, 'seasonLeagueIds'>): SeasonIds {
  return seasonLeagueIds.map(({ season, hostLeagueId: leagueId }) => ({ season, leagueId }))
}

/** A league in a URL, with a season if its id alone would mean another one. */
export type LeagueSeasonPlace = LeagueRef & { season?: number }

/** One of the league's seasons, by its own id if it has one. */
export function placeOfSeason({ season, host, leagueId }: LeagueKey, ids: SeasonIds = []): LeagueSeasonPlace {
  const own = ids.find((one) => one.season === season)?.leagueId
  return hasIdPerSeason(host) && own !== undefined ? { host, leagueId: own } : { host, leagueId, season }
}

/** The season with this id as its own. */
export function placeOfKey({ host, leagueId, season }: LeagueKey): LeagueSeasonPlace {
  return hasIdPerSeason(host) ? { host, leagueId } : { host, leagueId, season }
}
