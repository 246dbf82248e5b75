/** Screens by route. What a league page needs first is in the first bundle; the rest comes when it is opened. */
import { type ComponentType, lazy } from 'react'
import type { RouteName } from '../../contract/routes.ts'
import { HomeScreen } from '../home/HomeScreen.tsx'
import { LeagueShell } from '../league/LeagueShell.tsx'
import { LoginScreen } from '../login/LoginScreen.tsx'
import { PlaceholderScreen } from '../placeholders/PlaceholderScreen.tsx'
import type { ScreenProps } from './screen-props.ts'
import { LeagueByIdRedirect, TeamByIdRedirect } from './redirects.tsx'

const TeamShell = lazy(() => import('../team/TeamShell.tsx'))

export const screens: Record<RouteName, ComponentType<ScreenProps>> = {
  home: HomeScreen,
  leagues: HomeScreen,
  leagueById: LeagueByIdRedirect,
  league: LeagueShell,
  overview: LeagueShell,
  draftboard: LeagueShell,
  awards: LeagueShell,
  leagueLegacy: LeagueShell,
  team: TeamShell,
  roster: TeamShell,
  rosterWeek: TeamShell,
  seasonOverview: TeamShell,
  performance: TeamShell,
  leagueTeamLegacy: TeamByIdRedirect,
  leagueRosterLegacy: TeamByIdRedirect,
  teamLegacy: TeamByIdRedirect,
  rosterLegacy: TeamByIdRedirect,
  teamById: TeamByIdRedirect,
  teamByIdDeeper: TeamByIdRedirect,
  analysis: PlaceholderScreen,
  scenarios: PlaceholderScreen,
  leaderboard: PlaceholderScreen,
  login: LoginScreen,
}
