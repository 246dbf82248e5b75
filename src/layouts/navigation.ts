/** Entries of the sidebar. */
import { type RouteName, routes } from '../contract/routes.ts'

export interface NavigationEntry {
  label: string
  /** Within the site; the link adds the site's base. */
  path: string
  icon: string
}

function entry(label: string, route: RouteName, icon: string): NavigationEntry {
  return { label, path: routes[route], icon }
}

export const navigation: readonly NavigationEntry[] = [
  entry('Dashboard', 'home', 'home'),
  entry('Draft Analysis', 'analysis', 'chart'),
  entry('Leagues', 'leagues', 'trophy'),
  entry('Scenarios', 'scenarios', 'dice'),
  entry('Leaderboard', 'leaderboard', 'podium'),
]

/** Dashboard is active on its own address only, the others also on every address below theirs. */
export function isActiveEntry(entryPath: string, path: string): boolean {
  const here = withoutTrailingSlash(path)
  return entryPath === '/' ? here === '/' : here === entryPath || here.startsWith(`${entryPath}/`)
}

/** Home and everything below `/leagues/` take the whole width; `/leagues` itself, however written, does not. */
export function isFullBleed(path: string): boolean {
  const here = withoutTrailingSlash(path)
  return here === '/' || here.includes('/leagues/')
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/'
}
