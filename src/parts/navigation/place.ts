/** The place of an address in the navigation: screen, season, team and week. */
import { matchRoute, type RouteName, unnamed } from '../../contract/routes.ts'
import type { ShownLeague } from '../../stores/shown-league.ts'
import { readWeek } from '../team/team-address.ts'

export interface NavigationPlace {
  name: RouteName
  /** As in the address; null where it names none, or none is known yet. */
  espnLeagueId: string | null
  teamId: number | null
  /** The season for addresses; undefined where the newest is meant. */
  season: number | undefined
  /** The week that the reader chose; null where none is chosen. */
  week: number | null
}

/** Null for addresses that are no route. `shown` has the season of a team's page, whose address may not name it. */
export function placeOf(path: string, search: string, shown: ShownLeague | null): NavigationPlace | null {
  const match = matchRoute(path)
  if (!match) return null
  const { espnLeagueId, teamId, season, weekNum } = match.parameters
  const query = new URLSearchParams(search)
  const named = Number(season ?? query.get('season') ?? Number.NaN)
  return {
    name: match.name,
    espnLeagueId: known(espnLeagueId) ?? (shown ? String(shown.espnLeagueId) : null),
    teamId: Number(known(teamId)) || null,
    season: Number.isInteger(named) ? named : olderSeason(shown),
    week: readWeek(weekNum ?? query.get('week')),
  }
}

/** The season that is shown, where it is not the league's newest. */
function olderSeason(shown: ShownLeague | null): number | undefined {
  if (!shown?.season) return undefined
  const { season } = shown
  return shown.seasons.some((other) => other > season) ? season : undefined
}

function known(parameter: string | undefined): string | null {
  return parameter === undefined || parameter === unnamed ? null : parameter
}
