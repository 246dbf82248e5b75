/** The league's tabs by route. The overview comes with the shell, the others when they are opened. */
import type { ComponentType } from 'react'
import { addressOf } from '../../client/site-base.ts'
import type { RouteName } from '../../contract/routes.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Message } from '../../ui/Message.tsx'
import type { LeagueTabProps } from './league-tab.ts'
import { OverviewTab } from './OverviewTab.tsx'

export interface LeagueTab {
  route: Extract<RouteName, 'overview' | 'draftboard' | 'awards'>
  label: string
  View: ComponentType<LeagueTabProps>
}

export const leagueTabs: readonly LeagueTab[] = [
  { route: 'overview', label: 'Overview', View: OverviewTab },
  {
    route: 'draftboard',
    label: 'Draft Board',
    View: lazyComponent('features/draftboard/DraftBoardTab.tsx', loadDraftBoard),
  },
  { route: 'awards', label: 'Awards', View: lazyComponent('features/awards/AwardsTab.tsx', loadAwards) },
]

async function loadDraftBoard() {
  const { DraftBoardTab } = await import('../draftboard/DraftBoardTab.tsx')
  return {
    default: ({ league, standings, draft, query, teamHref }: LeagueTabProps) => (
      <DraftBoardTab
        draft={draft}
        standings={standings}
        isUndrafted={league.draft_complete === false}
        query={query}
        teamHref={teamHref}
      />
    ),
  }
}

async function loadAwards() {
  const { AwardsTab } = await import('../awards/AwardsTab.tsx')
  return {
    default: ({ league, espnLeagueId, teamHref }: LeagueTabProps) =>
      league.id === undefined ? (
        <Message icon="trophy" title="No awards yet" text="This server names no id for the league to ask awards by." />
      ) : (
        <AwardsTab
          leagueId={league.id}
          address={addressOf('awards', {
            espnLeagueId,
            ...(league.season === undefined ? {} : { season: league.season }),
          })}
          teamHref={teamHref}
        />
      ),
  }
}
