/** URLs of a team's pages. They keep the season, so a team of an older season is found. */
import { addressOf } from '../../client/site-base.ts'
import type { RouteName } from '../../contract/routes.ts'
import { defaultWeek, lastWeek } from '../../domain/constants.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { readSeason, readWhole } from '../league/league-address.ts'

export interface TeamPlace {
  leagueRef: LeagueRef
  teamId: number
  query: URLSearchParams
}

/** URL of one of a team's screens; keeps the season and the query entries in `keep`. */
export function teamAddress(
  name: RouteName,
  { leagueRef, teamId, query }: TeamPlace,
  { week, keep = [] }: { week?: number; keep?: readonly string[] } = {},
): string {
  return `${addressOf(name, { ...leagueRef, teamId, weekNum: week ?? defaultWeek })}${searchOf(query, keep)}`
}

/** The screens of a team, each with its own address. */
export type TeamScreenName = 'rosterWeek' | 'seasonOverview' | 'performance'

/** The week that the team's screens link to. */
export interface ChosenWeek {
  /** The chosen week, or null. */
  chosen: number | null
  /** The default week, which URLs omit. */
  first: number
}

/** A screen of a team, in the current week. */
export function screenAddress(screen: TeamScreenName, place: TeamPlace, { chosen, first }: ChosenWeek): string {
  if (screen === 'rosterWeek') return teamAddress(screen, place, { week: chosen ?? first })
  if (chosen === null || chosen === first) return teamAddress(screen, place)
  return teamAddress(screen, withWeek(place, chosen), { keep: ['week'] })
}

function withWeek(place: TeamPlace, week: number): TeamPlace {
  const query = new URLSearchParams(place.query)
  query.set('week', String(week))
  return { ...place, query }
}

/** URL of the league's overview. */
export function overviewAddress({ leagueRef, query }: Pick<TeamPlace, 'leagueRef' | 'query'>): string {
  const season = readSeason(query)
  return addressOf('overview', { ...leagueRef, ...(season === undefined ? {} : { season }) })
}

/** A whole positive number of an address, or null. */
export function readId(text: string | undefined): number | null {
  return readWhole(text) || null
}

/** A week from 1 to 18, or null. */
export function readWeek(text: string | null | undefined): number | null {
  const week = readId(text ?? undefined)
  return week !== null && week <= lastWeek ? week : null
}

/** The location with its season in the URL, if present. */
export function withSeason(place: TeamPlace, season: number | undefined): TeamPlace {
  if (season === undefined) return place
  const query = new URLSearchParams(place.query)
  query.set('season', String(season))
  return { ...place, query }
}

function searchOf(query: URLSearchParams, keep: readonly string[]): string {
  const entries = new URLSearchParams()
  for (const key of ['season', ...keep]) {
    const value = query.get(key)
    if (value !== null) entries.set(key, value)
  }
  const search = entries.toString()
  return search && `?${search}`
}
