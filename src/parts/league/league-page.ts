/** League and title of a page file. */
import { counterpartOf, type LeagueRouteName, matchRoute, titleOf } from '../../contract/routes.ts'
import { documentTitle } from '../../ui/use-document-title.ts'
import type { PageProps } from '../screen/page-props.ts'

/** League and season of the page's address: the snapshot's own, without a season where it means the newest. */
export function leagueKeyOf({ path, season }: PageProps): { espnLeagueId: number; season?: number } {
  const named = matchRoute(path)?.parameters.season
  return {
    espnLeagueId: season?.espn_league_id ?? 0,
    ...(season && named !== undefined ? { season: season.season } : {}),
  }
}

/** The document's title; a shell's names neither week nor team and is completed once the league is loaded. */
export function leagueTitle(name: LeagueRouteName, { path, season }: PageProps): string {
  const title = titleOf(season ? name : counterpartOf(name), matchRoute(path)?.parameters ?? {})
  return documentTitle(title, season?.name, season ? String(season.season) : undefined)
}
