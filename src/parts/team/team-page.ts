/** Team and title of a page file. */
import { matchRoute } from '../../contract/routes.ts'
import { callQuery } from '../../stores/queries.ts'
import { queryClientFor } from '../../stores/snapshot-page.ts'
import { documentTitle } from '../../ui/use-document-title.ts'
import type { PageProps } from '../screen/page-props.ts'
import { readWeek, type TeamScreenName } from './team-address.ts'
import { teamTitleParts } from './team-title.ts'

/** The document's title once the page's responses are loaded; a shell has none. */
export function teamTitle(screen: TeamScreenName | null, { path, season }: PageProps): string {
  const { teamId, weekNum } = matchRoute(path)?.parameters ?? {}
  const response = queryClientFor(path).getQueryData(callQuery('team', { id: Number(teamId) }).queryKey)
  if (response?.status !== 'ready') return documentTitle()
  const team = response.data
  return documentTitle(...teamTitleParts(screen, readWeek(weekNum), { team, league: season ?? null }))
}
