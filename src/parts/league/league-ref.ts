/** Which league a response or an address names, and where its seasons are. */
import { hasIdPerSeason, isHostName, isLeagueId, type LeagueKey, type LeagueRef } from '../../domain/identity.ts'
import type { ShownLeague } from '../../stores/shown-league.ts'
import type { LeagueResponse } from './league-view.ts'

interface LeagueIds {
  host?: string
  hostLeagueId?: string
  espnLeagueId?: number
}

/** The league of a response; null where it names none. One that names no host, as other servers' do, is of ESPN. */
export function leagueRefOf({ host, hostLeagueId, espnLeagueId }: LeagueIds): LeagueRef | null {
  if (isHostName(host) && hostLeagueId !== undefined) return known({ host, leagueId: hostLeagueId })
  return espnLeagueId === undefined ? null : known({ host: 'espn', leagueId: String(espnLeagueId) })
}

/** The league of an address; null where it names none that can exist. */
export function readLeagueRef({ host, leagueId = '' }: { host?: string; leagueId?: string }): LeagueRef | null {
  return isHostName(host) ? known({ host, leagueId }) : null
}

function known(league: LeagueRef): LeagueRef | null {
  return isLeagueId(league) ? league : null
}

/** The season that an address of the league must name; undefined where its id alone means that season. */
export function seasonToName(
  { host }: LeagueRef,
  { season, seasons = [] }: { season?: number | null; seasons?: readonly number[] },
): number | undefined {
  const isOlder = season != null && seasons.some((other) => other > season)
  return isOlder && !hasIdPerSeason(host) ? season : undefined
}

/** The league's id in each of its seasons, on hosts where each has its own. */
export type SeasonIds = NonNullable<ShownLeague['seasonIds']>

export function seasonIdsOf({ seasonLeagueIds = [] }: LeagueResponse): SeasonIds {
  return seasonLeagueIds.flatMap(({ season, hostLeagueId: leagueId }) =>
    season === undefined || leagueId === undefined ? [] : [{ season, leagueId }],
  )
}

/** What an address names: a league, and a season where its id alone would mean another one. */
export type LeagueSeasonPlace = LeagueRef & { season?: number }

/** The place of one of a league's seasons: by its own id, where it has one. */
export function placeOfSeason({ season, host, leagueId }: LeagueKey, ids: SeasonIds = []): LeagueSeasonPlace {
  const own = ids.find((one) => one.season === season)?.leagueId
  return hasIdPerSeason(host) && own !== undefined ? { host, leagueId: own } : { host, leagueId, season }
}

/** The place of a season whose own id this is. */
export function placeOfKey({ host, leagueId, season }: LeagueKey): LeagueSeasonPlace {
  return hasIdPerSeason(host) ? { host, leagueId } : { host, leagueId, season }
}
