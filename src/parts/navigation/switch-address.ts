/** URLs of another team, season or league that keep the current screen and week. */
import { addressOf, withBase, withoutBase } from '../../client/site-base.ts'
import {
  counterpartOf,
  isLeagueRoute,
  leagueScreenOf,
  matchRoute,
  pathTo,
  type RouteName,
} from '../../contract/routes.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { hasIdPerSeason } from '../../domain/identity.ts'
import type { ShownLeague } from '../../stores/shown-league.ts'
import { firstWeekOf } from '../league/default-week.ts'
import { placeOfSeason } from '../league/league-ref.ts'
import type { NavigationPlace } from './place.ts'
import { screensIn } from './screen-links.ts'

/** The same screen of another team, in the same week. */
export function teamSwitchAddress(place: NavigationPlace, teamId: number, shown: ShownLeague): string {
  const { host, leagueId } = shown
  const name = teamScreens.includes(place.name) ? place.name : 'rosterWeek'
  const week = place.week ?? firstWeekOf(shown)
  const query = new URLSearchParams()
  if (place.season !== undefined) query.set('season', String(place.season))
  if (name !== 'rosterWeek' && place.week !== null) query.set('week', String(place.week))
  return withQuery(addressOf(name, { host, leagueId, teamId, weekNum: week }), query)
}

/** The same screen in another season, also one that it had somewhere else, which has this league's address, too. A team has a different page each season, so its pages lead to the overview. */
export function seasonSwitchAddress(
  { name, leagueRef }: Pick<NavigationPlace, 'name' | 'leagueRef'>,
  season: number,
  shown: ShownLeague,
): string {
  const other = shown.elsewhere?.find((one) => one.season === season)
  const { host, leagueId } = leagueRef ?? shown
  const target = other ? { host, leagueId, season } : placeOfSeason({ host, leagueId, season }, shown.seasonIds)
  if (name !== 'leagueLegacy') return addressOf(isLeagueRoute(name) ? counterpartOf(name) : 'overview', { ...target })
  return withQuery(addressOf(name, { ...target }), new URLSearchParams(target.season ? { season: `${season}` } : {}))
}

/** The same screen of another league's season, if it has content in its phase. */
export function leagueSwitchAddress(place: NavigationPlace | null, league: OtherLeague): string {
  const { leagueRef, season } = league
  const screen = place && leagueScreenOf(place.name)
  const has = screensIn({ phase: league.phase, season: league.season ?? null }).some(([name]) => name === screen)
  const name = place && has && isLeagueRoute(place.name) ? counterpartOf(place.name) : 'overview'
  return addressOf(name, { ...leagueRef, ...(season === undefined ? {} : { season }) })
}

export interface OtherLeague {
  leagueRef: LeagueRef
  /** Absent: the season identified by the id alone. */
  season?: number
  phase: ShownLeague['phase']
}

const teamScreens: readonly RouteName[] = ['rosterWeek', 'seasonOverview', 'performance']

function withQuery(address: string, query: URLSearchParams): string {
  const search = query.toString()
  return search ? `${address}?${search}` : address
}

/** The URL of the page with its season, so that it shows the same next year. On hosts with an id per season the id suffices. */
export function sharedAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  shown: ShownLeague | null,
): string {
  if (!shown?.season || hasIdPerSeason(shown.host)) return pathname + search + hash
  const { host, leagueId, season } = shown
  const match = matchRoute(withoutBase(pathname))
  const query = new URLSearchParams(search)
  const isScreen = match !== null && isLeagueRoute(match.name)
  if (isScreen) query.delete('season')
  else query.set('season', String(season))
  const path = isScreen ? withBase(pathTo(match.name, { ...match.parameters, host, leagueId, season })) : pathname
  return `${path}${query.size > 0 ? `?${query}` : ''}${hash}`
}
