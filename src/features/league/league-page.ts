/** What the page files of a league need to know of their page. */

import { apiBase, isApiCertain } from '../../client/urls.ts'
import { type LeagueScreenName, leagueScreens, matchRoute } from '../../contract/routes.ts'
import { documentTitle } from '../../ui/use-document-title.ts'
import type { PageProps } from '../screen/page-props.ts'
import type { LeagueKey } from './league-calls.ts'

/** League and season as the page's address names them: the snapshot's own, without a season where it means the newest. */
export function leagueKeyOf({ path, season }: PageProps): LeagueKey {
  const isNamed = matchRoute(path)?.parameters.season !== undefined
  return { espnLeagueId: season?.espn_league_id ?? 0, ...(season && isNamed ? { season: season.season } : {}) }
}

export function leagueTitle(screen: LeagueScreenName, { season }: PageProps): string {
  return documentTitle(leagueScreens[screen].label, season?.name, season ? String(season.season) : undefined)
}

/** Whether a server may have something newer than the snapshot: a season in progress, or another season. */
export function showsNewer({ season }: PageProps): boolean {
  return isApiCertain || (apiBase !== null && season?.through_week !== null)
}
