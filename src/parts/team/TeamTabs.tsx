/** The pages about a team: its screens of a season, its manager in all seasons, and its story of the season. */
import { type TabItem, Tabs } from '../../ui/Tabs.tsx'
import { historyLinks } from '../history/history-links.ts'
import { mayHaveHistory } from '../league/league-phase.ts'
import type { LeagueResponse } from '../league/league-view.ts'
import { storyAddress } from '../recap/has-story.ts'
import { type ChosenWeek, screenAddress, type TeamPlace, type TeamScreenName } from './team-address.ts'

const screens: readonly { name: TeamScreenName; label: string }[] = [
  { name: 'rosterWeek', label: 'Roster' },
  { name: 'seasonOverview', label: 'Season' },
  { name: 'performance', label: 'Performance' },
]

export function TeamTabs(props: TeamPages) {
  return <Tabs label="Team" items={teamTabs(props)} />
}

/** Without `place` and `week` the tabs are placeholders. */
export function teamTabs({ current, place, week, ...beyond }: TeamPages): TabItem[] {
  return [
    ...screens.map(({ name, label }) => ({
      label,
      href: place && week && screenAddress(name, place, week),
      isCurrent: name === current,
    })),
    ...(place ? pagesBeyond(place, beyond).map(({ name, ...tab }) => ({ ...tab, isCurrent: name === current })) : []),
  ]
}

/** The pages beyond its screens; none before the league and its standings are loaded. */
function pagesBeyond(place: TeamPlace, { league, managerKeys }: Pick<TeamPages, 'league' | 'managerKeys'>) {
  if (!league) return []
  // Of a team with several managers the league's history lists each.
  const [key, ...otherKeys] = managerKeys ?? []
  const { all, manager } = historyLinks({ ...place, league })
  const { season } = league
  const story = season === null ? null : storyAddress({ ...place.leagueRef, season }, league, place.teamId)
  return [
    ...(mayHaveHistory(league)
      ? [{ name: 'allTime', label: 'All-time', href: key && otherKeys.length === 0 ? manager(key) : all }]
      : []),
    ...(story ? [{ name: 'story', label: 'Story', href: story }] : []),
  ]
}

interface TeamPages {
  current: TeamScreenName | 'allTime' | 'story'
  place?: TeamPlace
  week?: ChosenWeek
  league?: LeagueResponse
  /** The team's managers, as the standings have them. */
  managerKeys?: readonly string[] | null
}
