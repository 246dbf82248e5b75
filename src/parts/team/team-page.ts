/** Team and title of a page file. */

import { matchRoute, pathTo } from '../../contract/routes.ts'
import { defaultWeek, lastWeek } from '../../domain/constants.ts'
import { queryClientFor } from '../../stores/frozen-page.ts'
import { callQuery } from '../../stores/queries.ts'
import { documentTitle } from '../../ui/use-document-title.ts'
import type { PageProps } from '../screen/page-props.ts'
import { readWeek, type TeamScreenName } from './team-address.ts'
import type { TeamKey } from './team-calls.ts'
import { teamTitleParts } from './team-title.ts'

export function teamKeyOf({ path, season }: PageProps): TeamKey {
  return { espnLeagueId: season?.espn_league_id ?? 0, teamId: Number(matchRoute(path)?.parameters.teamId) }
}

/** The document's title, once the page's responses are loaded; a shell has none. */
export function teamTitle(screen: TeamScreenName | null, { path, season }: PageProps): string {
  const { teamId, weekNum } = matchRoute(path)?.parameters ?? {}
  const response = queryClientFor(path).getQueryData(callQuery('team', { id: Number(teamId) }).queryKey)
  if (response?.kind !== 'loaded') return documentTitle()
  const team = response.data
  return documentTitle(...teamTitleParts(screen, readWeek(weekNum), { team, league: season ?? {} }))
}

/** Where an address of a team without a week redirects: while a season runs, to the week after its last decided one. */
export function firstWeekPath(page: PageProps): string {
  const last = page.season?.through_week ?? null
  const week = last === null ? defaultWeek : Math.min(last + 1, lastWeek)
  return pathTo('rosterWeek', { ...teamKeyOf(page), weekNum: week })
}
