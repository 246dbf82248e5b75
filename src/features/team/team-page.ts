/** What the page files of a team need to know of their page. */

import type { Lenient } from '../../client/lenient.ts'
import { callUrl } from '../../client/urls.ts'
import type { Answer } from '../../contract/answers/index.ts'
import { matchRoute, pathTo } from '../../contract/routes.ts'
import { defaultWeek } from '../../domain/constants.ts'
import { pageAnswer } from '../../stores/page-answers.ts'
import { documentTitle } from '../../ui/use-document-title.ts'
import type { PageProps } from '../screen/page-props.ts'
import type { TeamKey } from './team-calls.ts'

export function teamKeyOf({ path, season }: PageProps): TeamKey {
  return { espnLeagueId: season?.espn_league_id ?? 0, teamId: Number(matchRoute(path)?.parameters.teamId) }
}

/** The team's name, once its answer was read; a shell knows none. */
export function teamTitle({ path }: PageProps): string {
  const id = Number(matchRoute(path)?.parameters.teamId)
  const team = pageAnswer(callUrl('team', { id }))
  return documentTitle(team && 'data' in team ? (team.data as Lenient<Answer<'team'>>).name : undefined)
}

/** Where an address of a team without a week leads. */
export function firstWeekPath(page: PageProps): string {
  return pathTo('rosterWeek', { ...teamKeyOf(page), weekNum: defaultWeek })
}
