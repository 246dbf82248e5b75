/**
 * Every address of the site. A pattern's `:name` is one path segment. The server answers these with status 200, the
 * fallback page shows the screen of the same name, and links are built from them.
 */
export const routes = {
  home: '/',
  leagues: '/leagues',
  leagueById: '/leagues/:leagueId',

  league: '/leagues/espn/:espnLeagueId',
  overview: '/leagues/espn/:espnLeagueId/overview',
  draftboard: '/leagues/espn/:espnLeagueId/draftboard',
  awards: '/leagues/espn/:espnLeagueId/awards',
  leagueLegacy: '/leagues/espn/:espnLeagueId/legacy',

  team: '/leagues/espn/:espnLeagueId/teams/:teamId',
  roster: '/leagues/espn/:espnLeagueId/teams/:teamId/roster',
  rosterWeek: '/leagues/espn/:espnLeagueId/teams/:teamId/roster/week/:weekNum',
  seasonOverview: '/leagues/espn/:espnLeagueId/teams/:teamId/roster/seasonoverview',
  performance: '/leagues/espn/:espnLeagueId/teams/:teamId/performance',
  leagueTeamLegacy: '/leagues/espn/:espnLeagueId/teams/:teamId/legacy',
  leagueRosterLegacy: '/leagues/espn/:espnLeagueId/teams/:teamId/roster/legacy',

  teamLegacy: '/teams/:teamId/legacy',
  rosterLegacy: '/teams/:teamId/roster/legacy',
  teamById: '/teams/:teamId',
  teamByIdDeeper: '/teams/:teamId/*',

  analysis: '/analysis',
  scenarios: '/scenarios',
  leaderboard: '/leaderboard',
  login: '/login',
} as const

export type RouteName = keyof typeof routes

/** Addresses that are files of the site and nothing else: the browser loads them, the app knows no screen for them. */
export const staticRoutes = {
  recap: '/recap/espn/:espnLeagueId/:season',
  recapAward: '/recap/espn/:espnLeagueId/:season/awards/:award',
} as const

/** What a link may lead to. */
export type LinkName = RouteName | keyof typeof staticRoutes

/** The same screens of a season that is named. Without one an address means the newest season of the league. */
const seasonRoutes: Partial<Record<RouteName, string>> = {
  league: '/leagues/espn/:espnLeagueId/seasons/:season',
  overview: '/leagues/espn/:espnLeagueId/seasons/:season/overview',
  draftboard: '/leagues/espn/:espnLeagueId/seasons/:season/draftboard',
  awards: '/leagues/espn/:espnLeagueId/seasons/:season/awards',
}

const patterns: Readonly<{ all: Record<LinkName, string>; ofSeason: Partial<Record<LinkName, string>> }> = {
  all: { ...routes, ...staticRoutes },
  ofSeason: seasonRoutes,
}

/** Patterns of all that belongs to a league. Where no file answers such an address, the fallback page does, with status 200. */
export function leaguePatterns(): string[] {
  return [...Object.values(routes), ...Object.values(seasonRoutes)].filter((pattern) => pattern.includes(':'))
}

export interface Match {
  name: RouteName
  parameters: Readonly<Record<string, string>>
}

/** The first route, in the order of the table, that a path belongs to; null where none does. A trailing slash is ignored. */
export function matchRoute(path: string): Match | null {
  const segments = split(path)
  for (const [name, pattern] of [...Object.entries(routes), ...Object.entries(seasonRoutes)]) {
    const parameters = matchSegments(split(pattern), segments)
    if (parameters) return { name: name as RouteName, parameters }
  }
  return null
}

/** The path of a route, its parameters encoded. A `season` chooses the screen of that season, where it has one. */
export function pathTo(name: LinkName, parameters: Readonly<Record<string, string | number>> = {}): string {
  const pattern = (parameters.season !== undefined && patterns.ofSeason[name]) || patterns.all[name]
  return pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(parameters[key] ?? '')))
}

function split(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | null {
  const deeper = pattern.at(-1) === '*'
  const fixed = deeper ? pattern.slice(0, -1) : pattern
  if (deeper ? segments.length <= fixed.length : segments.length !== fixed.length) return null
  const parameters: Record<string, string> = {}
  for (const [index, part] of fixed.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':')) parameters[part.slice(1)] = decode(segment)
    else if (part !== segment) return null
  }
  return parameters
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
