/** League and title of a page file. */
import { counterpartOf, type LeagueRouteName, matchRoute, titleOf } from '../../contract/routes.ts'
import { leagueOfSnapshot, type PageSeason } from '../../contract/snapshot.ts'
import { documentTitle } from '../../ui/use-document-title.ts'
import type { PageProps } from '../screen/page-props.ts'
import type { LeagueSeasonPlace } from './league-ref.ts'

/** League and season of a page's path; the season is absent if the path names none. */
export function placeOfPage(path: string, season: PageSeason): LeagueSeasonPlace {
  const named = matchRoute(path)?.parameters.season
  return { ...leagueOfSnapshot(season), ...(named === undefined ? {} : { season: season.season }) }
}

/** The document's title. A shell's title has neither week nor team and is completed once the league is loaded. */
export function leagueTitle(name: LeagueRouteName, { path, season }: PageProps): string {
  const title = titleOf(season ? name : counterpartOf(name), matchRoute(path)?.parameters ?? {})
  return documentTitle(title, season?.name, season ? String(season.season) : undefined)
}
