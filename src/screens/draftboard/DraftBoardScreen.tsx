import { leagueScreen } from '../../parts/league/league-screen.tsx'
import type { LeagueTabProps } from '../../parts/league/league-tab.ts'
import { draftboardCalls } from './calls.ts'
import { DraftBoardTab } from './DraftBoardTab.tsx'

export const DraftBoardScreen = leagueScreen('draftboard', DraftBoardView, draftboardCalls)

export function DraftBoardView({ league, standings, draft, query, teamHref }: LeagueTabProps) {
  return (
    <DraftBoardTab
      draft={draft}
      standings={standings}
      isUndrafted={league.draft_complete === false}
      query={query}
      teamHref={teamHref}
    />
  )
}
