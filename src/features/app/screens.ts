/** Screens by route, each loaded when it is first opened. `HomeApp` brings its own along. */
import { type ComponentType, lazy } from 'react'
import type { RouteName } from '../../contract/routes.ts'
import { LeagueByIdRedirect, TeamByIdRedirect } from './redirects.tsx'
import type { ScreenProps } from './screen-props.ts'

type LoadScreen = () => Promise<{ default: ComponentType<ScreenProps> }>

const loadHome: LoadScreen = () => import('../home/HomeScreen.tsx')
const loadLeague: LoadScreen = () => import('../league/LeagueShell.tsx')
const loadTeam: LoadScreen = () => import('../team/TeamShell.tsx')

const HomeScreen = lazy(loadHome)
const LeagueShell = lazy(loadLeague)
const TeamShell = lazy(loadTeam)
const LoginScreen = lazy(() => import('../login/LoginScreen.tsx'))
const PlaceholderScreen = lazy(() => import('../placeholders/PlaceholderScreen.tsx'))
const LegacyLeagueScreen = lazy(() => import('../legacy/LegacyLeagueScreen.tsx'))
const LegacyTeamScreen = lazy(() => import('../legacy/LegacyTeamScreen.tsx'))

/** Asks for the script of a screen before it is drawn; whoever draws it waits for the same one. */
export function loadScreen(name: RouteName): void {
  const load = screens[name] === LeagueShell ? loadLeague : screens[name] === TeamShell ? loadTeam : null
  load?.().catch(() => {
    // Drawing the screen asks again, and says what is wrong.
  })
}

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
