import { leagueScreen } from '../../parts/league/league-screen.tsx'
import { overviewCalls } from './calls.ts'
import { OverviewTab } from './OverviewTab.tsx'

export const OverviewScreen = leagueScreen('overview', OverviewTab, overviewCalls)
