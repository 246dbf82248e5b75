/** URLs of trades. Like a team's, a trade's id says its season, which the query names for the rest of the page. */
import { addressOf } from '../../client/site-base.ts'
import type { TradesResponse } from '../../contract/responses/trades.ts'
import { isHostName, type LeagueRef } from '../../domain/identity.ts'
import { readSeason } from '../league/league-address.ts'
import { type LeagueSeasonPlace, placeOfKey } from '../league/league-ref.ts'

/** A trade of the season in the query; the newest by default. */
export function tradeAddress(leagueRef: LeagueRef, trade: string, query: URLSearchParams): string {
  const season = readSeason(query)
  return addressIn({ ...leagueRef, ...(season === undefined ? {} : { season }) }, trade)
}

type Seasons = readonly Pick<TradesResponse['seasons'][number], 'season' | 'host' | 'hostLeagueId'>[]

/** A trade of any season of the league; undefined for a season without pages. */
export function tradeAddressIn(seasons: Seasons, { id, season }: { id: string; season: number }): string | undefined {
  const { host, hostLeagueId: leagueId } = seasons.find((one) => one.season === season) ?? {}
  return isHostName(host) && leagueId != null ? addressIn(placeOfKey({ host, leagueId, season }), id) : undefined
}

export function addressIn({ season, ...league }: LeagueSeasonPlace, trade: string): string {
  return `${addressOf('trade', { ...league, trade })}${season === undefined ? '' : `?season=${season}`}`
}
