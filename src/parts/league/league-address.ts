/** URLs within a league. They keep the season, so an older season's pages stay in that season. */
import { addressOf } from '../../client/site-base.ts'
import type { Match, RouteName } from '../../contract/routes.ts'
import { type LeagueKey, type LeagueRef, seasonYearPattern } from '../../domain/identity.ts'
import { readLeagueRef } from './league-ref.ts'

/** The URL of one of the league's screens, in the query's season if present. */
export function leagueAddress(
  name: RouteName,
  { leagueRef, teamId, query, week }: { leagueRef: LeagueRef; teamId?: number; query: URLSearchParams; week?: number },
): string {
  const season = readSeason(query)
  const parameters = { ...leagueRef, ...(week === undefined ? {} : { weekNum: week }) }
  if (teamId === undefined) return addressOf(name, season === undefined ? parameters : { ...parameters, season })
  return `${addressOf(name, { ...parameters, teamId })}${season === undefined ? '' : `?season=${season}`}`
}

/** Where the league's URL without a screen leads; what else its query says stays. */
export function indexTarget(leagueRef: LeagueRef, query: URLSearchParams): string {
  const rest = new URLSearchParams(query)
  rest.delete('season')
  return leagueAddress('overview', { leagueRef, query }) + `?${rest}`.replace(/\?$/, '')
}

/** The season in the query, or undefined if there is no valid one. */
export function readSeason(query: URLSearchParams): number | undefined {
  const text = query.get('season') ?? ''
  return seasonYearPattern.test(text) ? Number(text) : undefined
}

/** The league's season that a path names, as in `/recap/espn/101/2025`; null if there can be none. */
export function readSeasonKey({ parameters, query }: SeasonAddress): LeagueKey | null {
  const league = readLeagueRef(parameters)
  const season = readSeason(query)
  return league === null || season === undefined ? null : { ...league, season }
}

interface SeasonAddress {
  parameters: Match['parameters']
  query: URLSearchParams
}

/** A whole number of an address; null if it is none. */
export function readWhole(text: string | null | undefined): number | null {
  const number = text && /^\d+$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(number) ? number : null
}
