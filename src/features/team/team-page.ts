/** What the page files of a team need to know of their page. */

import type { Lenient } from '../../client/lenient.ts'
import { callUrl } from '../../client/urls.ts'
import type { Answer } from '../../contract/answers/index.ts'
import { matchRoute, pathTo } from '../../contract/routes.ts'
import { defaultWeek, lastWeek } from '../../domain/constants.ts'
import { pageAnswer } from '../../stores/page-answers.ts'
import { documentTitle } from '../../ui/use-document-title.ts'
import type { PageProps } from '../screen/page-props.ts'
import { readWeek, type TeamScreenName } from './team-address.ts'
import type { TeamKey } from './team-calls.ts'
import { teamTitleParts } from './team-title.ts'

export function teamKeyOf({ path, season }: PageProps): TeamKey {
  return { espnLeagueId: season?.espn_league_id ?? 0, teamId: Number(matchRoute(path)?.parameters.teamId) }
}

/** Of the document, once the team's answer was read; a shell knows none. */
export function teamTitle(screen: TeamScreenName | null, { path, season }: PageProps): string {
  const { teamId, weekNum } = matchRoute(path)?.parameters ?? {}
  const kept = pageAnswer(callUrl('team', { id: Number(teamId) }))
  if (!kept || !('data' in kept)) return documentTitle()
  const team = kept.data as Lenient<Answer<'team'>>
  return documentTitle(...teamTitleParts(screen, readWeek(weekNum), { team, league: season ?? {} }))
}

/** Where an address of a team without a week leads: while a season runs, to the week after its last decided one. */
export function firstWeekPath(page: PageProps): string {
  const last = page.season?.through_week ?? null
  const week = last === null ? defaultWeek : Math.min(last + 1, lastWeek)
  return pathTo('rosterWeek', { ...teamKeyOf(page), weekNum: week })
}
