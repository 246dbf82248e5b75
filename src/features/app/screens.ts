/** Screens by route, each loaded when it is first opened. `HomeApp` brings its own along. */
import type { ComponentType } from 'react'
import type { RouteName } from '../../contract/routes.ts'
import { type LazyComponent, lazyComponent } from '../../ui/lazy-component.tsx'
import { LeagueByIdRedirect, TeamByIdRedirect } from './redirects.tsx'
import type { ScreenProps } from './screen-props.ts'

const HomeScreen = lazyComponent('features/home/HomeScreen.tsx', () => import('../home/HomeScreen.tsx'))
const LeagueShell = lazyComponent('features/league/LeagueShell.tsx', () => import('../league/LeagueShell.tsx'))
const TeamShell = lazyComponent('features/team/TeamShell.tsx', () => import('../team/TeamShell.tsx'))
const LoginScreen = lazyComponent('features/login/LoginScreen.tsx', () => import('../login/LoginScreen.tsx'))
const PlaceholderScreen = lazyComponent(
  'features/placeholders/PlaceholderScreen.tsx',
  () => import('../placeholders/PlaceholderScreen.tsx'),
)
const LegacyLeagueScreen = lazyComponent(
  'features/legacy/LegacyLeagueScreen.tsx',
  () => import('../legacy/LegacyLeagueScreen.tsx'),
)
const LegacyTeamScreen = lazyComponent(
  'features/legacy/LegacyTeamScreen.tsx',
  () => import('../legacy/LegacyTeamScreen.tsx'),
)

/**
 * Asks for the script of a screen before it is drawn; whoever draws it waits for the same one. A page whose build awaits
 * this has its content in the HTML.
 */
export async function loadScreen(name: RouteName): Promise<void> {
  const screen = screens[name]
  if (!('load' in screen)) return
  await screen.load().catch(() => {
    // Drawing the screen asks again, and says what is wrong.
  })
}

export const screens: Record<RouteName, ComponentType<ScreenProps> | LazyComponent<ScreenProps>> = {
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
