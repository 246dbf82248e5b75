/** What the older league page shows behind its tabs: the views of the league's screens. */
import { type ComponentType, lazy } from 'react'
import { leagueScreens } from '../../contract/routes.ts'
import type { LeagueTabProps } from '../../parts/league/league-tab.ts'
import { OverviewTab } from '../../screens/overview/OverviewTab.tsx'

type TabName = 'overview' | 'draftboard' | 'awards'

export const leagueTabs: readonly { key: TabName; label: string; View: ComponentType<LeagueTabProps> }[] = [
  { key: 'overview', label: leagueScreens.overview.label, View: OverviewTab },
  { key: 'draftboard', label: leagueScreens.draftboard.label, View: lazy(loadDraftBoard) },
  { key: 'awards', label: leagueScreens.awards.label, View: lazy(loadAwards) },
]

async function loadDraftBoard() {
  return { default: (await import('../../screens/draftboard/DraftBoardScreen.tsx')).DraftBoardView }
}

async function loadAwards() {
  return { default: (await import('../../screens/awards/AwardsScreen.tsx')).AwardsView }
}
