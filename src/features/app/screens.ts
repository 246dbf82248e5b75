/** Screens by route, each loaded when it is first opened. `HomeApp` and `LeagueApp` bring theirs along. */
import { type ComponentType, lazy } from 'react'
import type { RouteName } from '../../contract/routes.ts'
import { LeagueByIdRedirect, TeamByIdRedirect } from './redirects.tsx'
import type { ScreenProps } from './screen-props.ts'

const HomeScreen = lazy(() => import('../home/HomeScreen.tsx'))
const LeagueShell = lazy(() => import('../league/LeagueShell.tsx'))
const LoginScreen = lazy(() => import('../login/LoginScreen.tsx'))
const PlaceholderScreen = lazy(() => import('../placeholders/PlaceholderScreen.tsx'))
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
