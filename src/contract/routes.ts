/**
 * Every path of the site. `:name` in a pattern is one segment, `:host` one of `hostNames`. The server answers these with status 200, the
 * fallback page shows the screen of the same name, and links are built from them.
 */
import { isHostName, seasonYearPattern } from '../domain/identity.ts'

export const routes = {
  home: '/',
  leagues: '/leagues',
  leagueById: '/leagues/:leagueId',

  league: '/leagues/:host/:leagueId',
  overview: '/leagues/:host/:leagueId/overview',
  live: '/leagues/:host/:leagueId/live',
  matchups: '/leagues/:host/:leagueId/matchups',
  bracket: '/leagues/:host/:leagueId/matchups/bracket',
  matchupsWeek: '/leagues/:host/:leagueId/matchups/:weekNum',
  power: '/leagues/:host/:leagueId/power',
  forecast: '/leagues/:host/:leagueId/forecast',
  draftboard: '/leagues/:host/:leagueId/draftboard',
  moves: '/leagues/:host/:leagueId/moves',
  trade: '/leagues/:host/:leagueId/moves/:trade',
  awards: '/leagues/:host/:leagueId/awards',
  managers: '/leagues/:host/:leagueId/managers',
  manager: '/leagues/:host/:leagueId/managers/:teamId',
  history: '/leagues/:host/:leagueId/history',
  historyManager: '/leagues/:host/:leagueId/history/:key',
  historyVersus: '/leagues/:host/:leagueId/history/:key/:otherKey',
  book: '/leagues/:host/:leagueId/book',
  lab: '/leagues/:host/:leagueId/lab',
  leagueLegacy: '/leagues/:host/:leagueId/legacy',
  embedStandings: '/embed/:host/:leagueId/standings',
  embedWeek: '/embed/:host/:leagueId/week',

  team: '/leagues/:host/:leagueId/teams/:teamId',
  roster: '/leagues/:host/:leagueId/teams/:teamId/roster',
  rosterWeek: '/leagues/:host/:leagueId/teams/:teamId/roster/week/:weekNum',
  seasonOverview: '/leagues/:host/:leagueId/teams/:teamId/roster/seasonoverview',
  performance: '/leagues/:host/:leagueId/teams/:teamId/performance',
  leagueTeamLegacy: '/leagues/:host/:leagueId/teams/:teamId/legacy',
  leagueRosterLegacy: '/leagues/:host/:leagueId/teams/:teamId/roster/legacy',

  weekly: '/weekly/:host/:leagueId/:season/:week',
  recap: '/recap/:host/:leagueId/:season',
  leagueStory: '/story/:host/:leagueId/:season',
  story: '/story/:host/:leagueId/:season/:teamId',

  teamLegacy: '/teams/:teamId/legacy',
  rosterLegacy: '/teams/:teamId/roster/legacy',
  teamById: '/teams/:teamId',
  teamByIdDeeper: '/teams/:teamId/*',

  analysis: '/analysis',
  scenarios: '/scenarios',
  leaderboard: '/leaderboard',
  sunday: '/sunday',
  draw: '/draw',
  login: '/login',
  device: '/device',
  measures: '/measures',
  proof: '/proof',
  privateLeague: '/private',
  open: '/open',
} as const

export type RouteName = keyof typeof routes

/** The only pages that other sites may frame. */
export function isEmbed(path: string): boolean {
  return path.startsWith(embedFolder)
}

export const embedFolder = '/embed/'

/** The only page that keeps its opener: the bookmark on a host's page opens it, and hands it a league. */
export const handOverPath = routes.privateLeague

/** Paths of files of the site that are not screens. A card has a picture, and no page of its own. */
export const staticRoutes = {
  recapAward: '/recap/:host/:leagueId/:season/awards/:award',
  storyCard: '/story/:host/:leagueId/:season/:of/:card',
  calendar: '/leagues/:host/:leagueId/calendar.ics',
} as const

/** A possible target of a link. */
export type LinkName = RouteName | keyof typeof staticRoutes

/** The phase of a season, as in `League.phase`. */
const phases = ['pre-draft', 'pre-season', 'in-season', 'complete'] as const
export type Phase = (typeof phases)[number]

/**
 * The league's screens. A line here adds the screen to the search, sets its path with a season, and adds it to the back trap. `doors` says
 * where it is in the navigation.
 */
export const leagueScreens = {
  overview: {
    label: 'Overview',
    icon: 'home',
    question: 'How does everyone stand?',
  },
  live: {
    label: 'Live',
    icon: 'pulse',
    question: 'Who wins this week?',
    notIn: ['pre-draft', 'pre-season', 'complete'],
    onlyUnderWay: true,
  },
  matchups: {
    label: 'Matchups',
    icon: 'calendar',
    question: 'Who plays whom, and who wins?',
    notIn: ['pre-draft'],
  },
  power: {
    label: 'Power',
    icon: 'bolt',
    question: 'Who is good, and who was lucky?',
    notIn: ['pre-draft', 'pre-season'],
    needsOpponents: true,
  },
  forecast: {
    label: 'Forecast',
    icon: 'dice',
    question: 'Who makes the playoffs? Whom do I root for?',
    notIn: ['pre-draft', 'pre-season'],
    needsOpponents: true,
  },
  draftboard: {
    label: 'Draft Board',
    icon: 'clipboard',
    question: 'Who drafted well? Booms, busts, and keepers',
    notIn: ['pre-draft'],
  },
  moves: {
    label: 'Moves',
    icon: 'swap',
    question: 'Who won that trade? Pickups and waivers',
    notIn: ['pre-draft', 'pre-season'],
  },
  awards: {
    label: 'Awards',
    icon: 'trophy',
    question: 'Who was best, worst, luckiest, and unluckiest?',
    notIn: ['pre-draft', 'pre-season'],
  },
  managers: {
    label: 'Managers',
    icon: 'users',
    question: 'What made each team’s record?',
    notIn: ['pre-draft', 'pre-season'],
    needsOpponents: true,
  },
  history: {
    label: 'History',
    icon: 'history',
    question: 'Who won it all? My rival, all time',
  },
  book: {
    label: 'Book',
    icon: 'book',
    question: 'What do we owe? Rules, money, and rivalries',
  },
  lab: {
    label: 'Rule Lab',
    icon: 'flask',
    question: 'What if we had played PPR, or other rules?',
    notIn: ['pre-draft', 'pre-season'],
    needsOpponents: true,
  },
} as const satisfies Partial<Record<RouteName, NavigationEntry>>

export interface NavigationEntry {
  /** The label in the league's navigation. */
  label: string
  /** A name of `ui/icons.ts`. */
  icon: string
  /** What a reader asks who opens it: in the league's index and in the search. */
  question: string
  /** Phases in which the screen is empty and hidden from the navigation. */
  notIn?: readonly Phase[]
  /** In the search only while the games of a week are played; the matchups lead to it then. */
  onlyUnderWay?: true
  /** Shows games of two teams. Leagues without opponents do not have it in the navigation. */
  needsOpponents?: true
}

export type LeagueScreenName = keyof typeof leagueScreens

/** All entries of the search: the league's screens, and pages of their own. */
export const navigationEntries = {
  ...leagueScreens,
  weekly: {
    label: 'Weekly',
    icon: 'paper',
    question: 'What happened last week?',
    notIn: ['pre-draft', 'pre-season'],
  },
  bracket: {
    label: 'Bracket',
    icon: 'ticket',
    question: 'Who plays whom in the playoffs?',
    notIn: ['pre-draft', 'pre-season'],
    needsOpponents: true,
  },
  recap: {
    label: 'Recap',
    icon: 'medal',
    question: 'The season on one page, to share',
    notIn: ['pre-draft', 'pre-season'],
  },
  leagueStory: {
    label: 'Story',
    icon: 'star',
    question: 'The season as cards, to share',
    notIn: ['pre-draft', 'pre-season'],
  },
  proof: {
    label: 'Proof',
    icon: 'check',
    question: 'How right are these figures?',
  },
} as const satisfies Partial<Record<RouteName, NavigationEntry>>

export type NavigationName = keyof typeof navigationEntries

export interface Door {
  label: string
  icon: string
  /** Its screens as tabs, in order; the door leads to the first one with content. */
  tabs: readonly { name: NavigationName; label: string }[]
  /** On phones behind the door "League". */
  isOfLeague?: true
}

/**
 * The doors of a league: on desks one row of nine, on phones five, of which the last one holds those of the league. The teams' door leads to
 * the reader's team.
 */
export const doors = {
  overview: { label: 'Overview', icon: 'home', tabs: [{ name: 'overview', label: 'Overview' }] },
  week: {
    label: 'Week',
    icon: 'calendar',
    tabs: [
      { name: 'matchups', label: 'Games' },
      { name: 'weekly', label: 'Weekly' },
      { name: 'bracket', label: 'Bracket' },
    ],
  },
  race: {
    label: 'Race',
    icon: 'podium',
    tabs: [
      { name: 'forecast', label: 'Odds' },
      { name: 'power', label: 'Strength and luck' },
      { name: 'managers', label: 'Managers' },
    ],
  },
  teams: { label: 'Teams', icon: 'shield', tabs: [] },
  draft: {
    label: 'Draft Board',
    icon: 'clipboard',
    tabs: [{ name: 'draftboard', label: 'Draft Board' }],
    isOfLeague: true,
  },
  moves: { label: 'Moves', icon: 'swap', tabs: [{ name: 'moves', label: 'Moves' }], isOfLeague: true },
  awards: {
    label: 'Awards',
    icon: 'trophy',
    tabs: [
      { name: 'awards', label: 'Superlatives' },
      { name: 'recap', label: 'Recap' },
      { name: 'leagueStory', label: 'Story' },
    ],
    isOfLeague: true,
  },
  history: {
    label: 'History',
    icon: 'history',
    tabs: [
      { name: 'history', label: 'All seasons' },
      { name: 'book', label: 'Book' },
    ],
    isOfLeague: true,
  },
  lab: { label: 'Rule Lab', icon: 'flask', tabs: [{ name: 'lab', label: 'Rule Lab' }], isOfLeague: true },
} as const satisfies Record<string, Door>

export type DoorName = keyof typeof doors

/** The entry of the navigation that a route belongs to; null for pages outside it. The live board is the running week of the matchups. */
export function entryOf(name: RouteName): NavigationName | null {
  if (name === 'live') return 'matchups'
  return Object.hasOwn(navigationEntries, name) ? (name as NavigationName) : leagueScreenOf(name)
}

/** The door of a route; null for pages outside the navigation. */
export function doorOf(name: RouteName): DoorName | null {
  // A manager's history is the page "All-time" of a team.
  if (name === 'historyManager') return 'teams'
  const entry = entryOf(name)
  const found = Object.entries<Door>(doors).find(([, { tabs }]) => tabs.some((tab) => tab.name === entry))
  return found ? (found[0] as DoorName) : isTeamRoute(name) ? 'teams' : null
}

function isTeamRoute(name: RouteName): boolean {
  return routes[name].startsWith(routes.team) || routes[name].startsWith(routes.teamById)
}

function isLeagueScreen(name: string): name is LeagueScreenName {
  return Object.hasOwn(leagueScreens, name)
}

/**
 * Paths within a screen of the league: its weeks, a team, another view. A line here keeps the screen's navigation entry active, and sets
 * title, the path with a season, and the back trap.
 */
const innerScreens = {
  bracket: {
    within: 'matchups',
    title: () => 'Playoff bracket',
  },
  matchupsWeek: {
    within: 'matchups',
    title: ({ weekNum }: Match['parameters']) => `Matchups of week ${weekNum}`,
  },
  manager: {
    within: 'managers',
    title: () => 'Manager report',
  },
  trade: {
    within: 'moves',
    title: () => 'Trade',
  },
  historyManager: {
    within: 'history',
    title: () => 'Manager history',
  },
  historyVersus: {
    within: 'history',
    title: () => 'Head-to-head',
  },
} as const satisfies Partial<Record<RouteName, InnerScreen>>

interface InnerScreen {
  /** The screen whose navigation entry is active. */
  within: LeagueScreenName
  /** Document title from the path's parameters. A screen sets a more specific one with `useDocumentTitle`. */
  title: (parameters: Match['parameters']) => string
}

/** A screen of the navigation, or a path within one. */
export type LeagueRouteName = LeagueScreenName | keyof typeof innerScreens

export function isLeagueRoute(name: string): name is LeagueRouteName {
  return isLeagueScreen(name) || Object.hasOwn(innerScreens, name)
}

/** The navigation screen of a route; null for routes outside a league. */
export function leagueScreenOf(name: RouteName): LeagueScreenName | null {
  if (name === 'league') return 'overview'
  if (isLeagueScreen(name)) return name
  return isLeagueRoute(name) ? innerScreens[name].within : null
}

/** The content of a league's path, for document titles. */
export function titleOf(name: LeagueRouteName, parameters: Match['parameters']): string {
  return isLeagueScreen(name) ? leagueScreens[name].label : innerScreens[name].title(parameters)
}

/** The same screen in another season or league. Weeks and teams differ there, so their parent screen is used; only one season is live. */
export function counterpartOf(name: LeagueRouteName): LeagueRouteName {
  if (name === 'live') return 'overview'
  const own = routes[name].slice(routes.league.length)
  return own.includes(':') && !isLeagueScreen(name) ? innerScreens[name].within : name
}

/** The newest season only, and a trade, which is found by its id in any season. */
const seasonless: ReadonlySet<string> = new Set<RouteName>(['live', 'trade'])

/** Routes that also exist with a season in the path. Without a season a path means the league's newest one. */
const seasonRoutes: Partial<Record<RouteName, string>> = Object.fromEntries(
  (
    ['league', ...Object.keys(routes).filter((name) => isLeagueRoute(name) && !seasonless.has(name))] as RouteName[]
  ).map((name) => [name, routes[name].replace(routes.league, `${routes.league}/seasons/:season`)]),
)

const patterns: Readonly<{ all: Record<LinkName, string>; ofSeason: Partial<Record<LinkName, string>> }> = {
  all: { ...routes, ...staticRoutes },
  ofSeason: seasonRoutes,
}

/** Placeholder in the path of a shell for league, team or season. No real one has this name. */
export const unnamed = '_'

/** Paths that only redirect to another path of the same subject, with the screen that shows both. */
const indexes: Partial<Record<RouteName, RouteName>> = {
  league: 'overview',
  matchups: 'matchupsWeek',
  team: 'rosterWeek',
  roster: 'rosterWeek',
}

export function screenOf(name: RouteName): RouteName {
  return indexes[name] ?? name
}

/** The shell of a route: the screen without data, for every league without pages of its own. */
export function shellPath(name: RouteName): string {
  return routes[screenOf(name)].replace(/:\w+|\*/g, unnamed)
}

/** Every pattern with parameters, and the shell served with status 200 where no file exists. */
export function shellPatterns(): { pattern: string; shell: string }[] {
  return [...Object.entries(routes), ...Object.entries(seasonRoutes)]
    .filter(([, pattern]) => pattern.includes(':'))
    .map(([name, pattern]) => ({ pattern, shell: shellPath(name as RouteName) }))
}

export interface Match<Name extends LinkName = RouteName> {
  name: Name
  parameters: Readonly<Record<string, string>>
}

/** The first matching route in the order of the table, or null. A trailing slash is ignored. */
export function matchRoute(path: string): Match | null {
  return findMatch([...Object.entries(routes), ...Object.entries(seasonRoutes)], path) as Match | null
}

/** The same, also of files that are not screens. */
export function matchLink(path: string): Match<LinkName> | null {
  return matchRoute(path) ?? (findMatch(Object.entries(staticRoutes), path) as Match<LinkName> | null)
}

/** What of a league that is imported for it the screen at this path shows first; see `FetchSeasonOptions`. */
export function firstPartOf(path: string): 'draft' | undefined {
  return matchRoute(path)?.name === 'draftboard' ? 'draft' : undefined
}

function findMatch(patterns: readonly [name: string, pattern: string][], path: string) {
  const segments = split(path)
  for (const [name, pattern] of patterns) {
    const parameters = matchSegments(split(pattern), segments)
    if (parameters) return { name, parameters }
  }
  return null
}

/** The path of a route with encoded parameters. `season` selects that season's path, if the route has one. */
export function pathTo(name: LinkName, parameters: Readonly<Record<string, string | number>> = {}): string {
  const pattern = (parameters.season !== undefined && patterns.ofSeason[name]) || patterns.all[name]
  return pattern.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(parameters[key] ?? '').toWellFormed()),
  )
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
    if (part === ':host' && !isHostName(segment) && segment !== unnamed) return null
    // A league's path with a season that no league has is no page, rather than one of the newest season. Recaps and stories say what is wrong.
    if (fixed[index - 1] === 'seasons' && !seasonYearPattern.test(segment) && segment !== unnamed) return null
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
