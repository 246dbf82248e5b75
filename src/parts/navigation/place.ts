/** The location of a URL in the navigation: screen, season, team and week. */
import { matchRoute, type RouteName, unnamed } from '../../contract/routes.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import type { ShownLeague } from '../../stores/shown-league.ts'
import { readLeagueRef, seasonToName } from '../league/league-ref.ts'
import { readWeek } from '../team/team-address.ts'

export interface NavigationPlace {
  name: RouteName
  /** As in the URL; null if it has none, or none is known yet. */
  leagueRef: LeagueRef | null
  teamId: number | null
  /** Of a manager's history. */
  managerKey?: string
  /** The season for URLs; undefined if the league's id alone identifies it. */
  season: number | undefined
  /** The chosen week, or null. */
  week: number | null
}

/** Null for URLs that are no route. `shown` has the season of a team's page, whose URL may not name it. */
export function findNavigationPlace(path: string, search: string, shown: ShownLeague | null): NavigationPlace | null {
  const match = matchRoute(path)
  if (!match) return null
  const { teamId, season, weekNum, key } = match.parameters
  const query = new URLSearchParams(search)
  const named = Number(season ?? query.get('season') ?? Number.NaN)
  return {
    name: match.name,
    leagueRef: readLeagueRef(match.parameters) ?? (shown && { host: shown.host, leagueId: shown.leagueId }),
    teamId: Number(known(teamId)) || null,
    ...(match.name === 'historyManager' && key !== undefined ? { managerKey: key } : {}),
    season: Number.isInteger(named) ? named : shown ? seasonToName(shown, shown) : undefined,
    week: readWeek(weekNum ?? query.get('week')),
  }
}

function known(parameter: string | undefined): string | null {
  return parameter === undefined || parameter === unnamed ? null : parameter
}
