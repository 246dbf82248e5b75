import { leagueScreen } from './league-screen.tsx'
import { OverviewTab } from './OverviewTab.tsx'

export const OverviewScreen = leagueScreen('overview', OverviewTab)
