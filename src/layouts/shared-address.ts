import { withBase, withoutBase } from '../client/site-base.ts'
import { isLeagueRoute, matchRoute, pathTo } from '../contract/routes.ts'
import { hasIdPerSeason } from '../domain/identity.ts'
import type { ShownLeague } from '../stores/shown-league.ts'

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
