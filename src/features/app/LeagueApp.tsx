/** The app as the fallback page loads it: the script of the address's screen is asked for before anything is drawn. */
import { withoutBase } from '../../client/site-base.ts'
import { matchRoute } from '../../contract/routes.ts'
import { App } from './App.tsx'
import { loadScreen } from './screens.ts'

const match = typeof location === 'undefined' ? null : matchRoute(withoutBase(location.pathname))
if (match) loadScreen(match.name)

export function LeagueApp() {
  return <App />
}
