/** The app with the home page's screen at hand: what home and the league list load. */
import { HomeScreen } from '../home/HomeScreen.tsx'
import { App } from './App.tsx'

const eager = { home: HomeScreen, leagues: HomeScreen }

export function HomeApp({ path }: { path: string }) {
  return <App path={path} eager={eager} />
}
