/** Screens by route. What a league page needs first is in the first bundle; the rest comes when it is opened. */
import { type ComponentType, lazy } from 'react'
import type { RouteName } from '../../contract/routes.ts'
import { HomeScreen } from '../home/HomeScreen.tsx'
import { LeagueShell } from '../league/LeagueShell.tsx'
import { LoginScreen } from '../login/LoginScreen.tsx'
import { PlaceholderScreen } from '../placeholders/PlaceholderScreen.tsx'
import { LeagueByIdRedirect, TeamByIdRedirect } from './redirects.tsx'
import type { ScreenProps } from './screen-props.ts'

const TeamShell = lazy(() => import('../team/TeamShell.tsx'))
const LegacyLeagueScreen = lazy(() => import('../legacy/LegacyLeagueScreen.tsx'))
const LegacyTeamScreen = lazy(() => import('../legacy/LegacyTeamScreen.tsx'))

export const screens: Record<RouteName, ComponentType<ScreenProps>> = {
  home: HomeScreen,
  leagues: HomeScreen,
  leagueById: LeagueByIdRedirect,
  league: LeagueShell,
  overview: LeagueShell,
  draftboard: LeagueShell,
  awards: LeagueShell,
  leagueLegacy: LegacyLeagueScreen,
  team: TeamShell,
  roster: TeamShell,
  rosterWeek: TeamShell,
  seasonOverview: TeamShell,
  performance: TeamShell,
  leagueTeamLegacy: LegacyTeamScreen,
  leagueRosterLegacy: LegacyTeamScreen,
  teamLegacy: LegacyTeamScreen,
  rosterLegacy: LegacyTeamScreen,
  teamById: TeamByIdRedirect,
  teamByIdDeeper: TeamByIdRedirect,
  analysis: PlaceholderScreen,
  scenarios: PlaceholderScreen,
  leaderboard: PlaceholderScreen,
  login: LoginScreen,
}
