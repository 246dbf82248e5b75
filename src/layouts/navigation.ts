/** Entries of the sidebar. */
import { type RouteName, routes } from '../contract/routes.ts'

export interface NavigationLink {
  label: string
  /** Within the site; the link adds the base path. */
  path: string
  icon: string
}

function entry(label: string, route: RouteName, icon: string): NavigationLink {
  return { label, path: routes[route], icon }
}

export const navigation: readonly NavigationLink[] = [
  entry('Dashboard', 'home', 'home'),
  entry('Draft Analysis', 'analysis', 'chart'),
  entry('Leagues', 'leagues', 'trophy'),
  entry('Scenarios', 'scenarios', 'dice'),
  entry('Leaderboard', 'leaderboard', 'podium'),
]

/** Dashboard is active at its own path only, the others also at every path below theirs. */
export function isActiveEntry(entryPath: string, path: string): boolean {
  const here = withoutTrailingSlash(path)
  return entryPath === '/' ? here === '/' : here === entryPath || here.startsWith(`${entryPath}/`)
}

/** Home and all pages below `/leagues/` are full width; `/leagues` itself, with or without a slash, is not. */
export function isFullBleed(path: string): boolean {
  const here = withoutTrailingSlash(path)
  return here === '/' || here.includes('/leagues/')
}

/** `docked`: on phones there is a bar at the bottom, too. */
export type BarKind = 'top' | 'docked'

/** The bar of a full-width page. */
export function barOf(path: string): BarKind | null {
  if (!isFullBleed(path)) return null
  return path === '/' ? 'top' : 'docked'
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/'
}
