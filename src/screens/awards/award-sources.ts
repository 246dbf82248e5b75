/** The screen that explains an award, and the text of the link to it. */
import { isLeagueRoute, type LeagueRouteName } from '../../contract/routes.ts'

export interface AwardSource {
  screen: LeagueRouteName | 'performance'
  label: string
  /** Query of the screen's URL. */
  search: string
  /** The award's value that the URL needs besides the league. */
  names: 'week' | 'winner' | null
}

/** By the award's key: screen, link text, query. */
const sources: Readonly<Record<string, readonly [screen: string, label: string, search?: string]>> = {
  'highest-week': ['matchupsWeek', 'Games of the week'],
  'unluckiest-loss': ['matchupsWeek', 'Games of the week'],
  heartbreaker: ['matchupsWeek', 'Games of the week'],
  'most-consistent': ['performance', 'Every week’s score'],
  'boom-or-bust': ['performance', 'Every week’s score'],
  'best-record': ['overview', 'Standings'],
  'most-points-against': ['overview', 'Standings', 'sort=points_against&order=desc'],
  'should-have-made-playoffs': ['overview', 'Standings by points', 'sort=points_for&order=desc'],
  'playoff-run': ['bracket', 'Bracket'],
  'bracket-buster': ['bracket', 'Bracket'],
  'draft-boom': ['draftboard', 'Draft analysis', 'draft_view=analysis'],
  'draft-bust': ['draftboard', 'Draft analysis', 'draft_view=analysis'],
  'late-round-winner': ['draftboard', 'Draft board'],
  'first-round-failure': ['draftboard', 'First round', 'draft_round=1'],
  'luckiest-season': ['power', 'Luck of all teams'],
  'unluckiest-season': ['power', 'Luck of all teams'],
  'best-trade': ['moves', 'All trades', 'kind=trade&by=value'],
  'worst-trade': ['moves', 'All trades', 'kind=trade&by=value'],
  'pick-up-of-the-year': ['moves', 'All moves by value', 'by=value'],
  'best-manager': ['managers', 'Managers'],
}

/** Null: no screen explains it. */
export function awardSource(key: string | null): AwardSource | null {
  const source = key !== null && Object.hasOwn(sources, key) ? sources[key] : undefined
  if (!source) return null
  const [screen, label, search = ''] = source
  if (screen === 'performance') return { screen, label, search, names: 'winner' }
  return isLeagueRoute(screen) ? { screen, label, search, names: screen === 'matchupsWeek' ? 'week' : null } : null
}
