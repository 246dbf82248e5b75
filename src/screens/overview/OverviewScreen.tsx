import { leagueScreen } from '../../parts/league/league-screen.tsx'
import { OverviewTab } from './OverviewTab.tsx'

export const OverviewScreen = leagueScreen('overview', OverviewTab)
