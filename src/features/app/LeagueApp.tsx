/** The app with the league's screens at hand: what the fallback page loads for any league. */
import { LeagueShell } from '../league/LeagueShell.tsx'
import { App } from './App.tsx'

const eager = { league: LeagueShell, overview: LeagueShell, draftboard: LeagueShell, awards: LeagueShell }

export function LeagueApp() {
  return <App eager={eager} />
}
