/**
 * Every address that the site ever had opens the screen that it opened: links in chats and bookmarks outlive the navigation. A line is added
 * with a page; none is changed or removed.
 */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { matchRoute, routes } from '../../src/contract/routes.ts'

const league = '/leagues/espn/7'
const team = `${league}/teams/70250001`

/** The address, its route, and the component that its page shows. */
const screens: readonly (readonly [address: string, route: string, component: string])[] = [
  ['/', 'home', 'HomePage'],
  ['/leagues', 'leagues', 'HomePage'],
  ['/leagues/7', 'leagueById', 'RedirectPage'],
  [league, 'league', 'RedirectPage'],
  [`${league}/overview`, 'overview', 'OverviewScreen'],
  [`${league}/live`, 'live', 'LiveScreen'],
  [`${league}/matchups`, 'matchups', 'MatchupsScreen'],
  [`${league}/matchups/5`, 'matchupsWeek', 'MatchupsScreen'],
  [`${league}/matchups/bracket`, 'bracket', 'BracketScreen'],
  [`${league}/power`, 'power', 'PowerScreen'],
  [`${league}/forecast`, 'forecast', 'ForecastScreen'],
  [`${league}/draftboard`, 'draftboard', 'DraftBoardScreen'],
  [`${league}/moves`, 'moves', 'MovesScreen'],
  [`${league}/moves/t1`, 'trade', 'TradeScreen'],
  [`${league}/awards`, 'awards', 'AwardsScreen'],
  [`${league}/managers`, 'managers', 'ManagersScreen'],
  [`${league}/managers/70250001`, 'manager', 'ManagerScreen'],
  [`${league}/history`, 'history', 'HistoryScreen'],
  [`${league}/history/a1`, 'historyManager', 'ManagerHistoryScreen'],
  [`${league}/history/a1/b2`, 'historyVersus', 'VersusScreen'],
  [`${league}/book`, 'book', 'BookScreen'],
  [`${league}/lab`, 'lab', 'LabScreen'],
  [`${league}/legacy`, 'leagueLegacy', 'LegacyLeagueScreen'],
  ['/embed/espn/7/standings', 'embedStandings', 'EmbedStandingsScreen'],
  ['/embed/espn/7/week', 'embedWeek', 'EmbedWeekScreen'],
  [team, 'team', 'TeamRedirect'],
  [`${team}/roster`, 'roster', 'TeamRedirect'],
  [`${team}/roster/week/5`, 'rosterWeek', 'WeekScreen'],
  [`${team}/roster/seasonoverview`, 'seasonOverview', 'SeasonOverviewScreen'],
  [`${team}/performance`, 'performance', 'PerformanceScreen'],
  [`${team}/legacy`, 'leagueTeamLegacy', 'LegacyTeam'],
  [`${team}/roster/legacy`, 'leagueRosterLegacy', 'LegacyTeam'],
  ['/weekly/espn/7/2025/5', 'weekly', 'WeeklyScreen'],
  ['/recap/espn/7/2025', 'recap', 'RecapScreen'],
  ['/story/espn/7/2025', 'leagueStory', 'StoryPage'],
  ['/story/espn/7/2025/70250001', 'story', 'StoryPage'],
  ['/teams/70250001', 'teamById', 'TeamByIdScreen'],
  ['/teams/70250001/performance', 'teamByIdDeeper', 'TeamByIdScreen'],
  ['/teams/70250001/legacy', 'teamLegacy', 'LegacyTeam'],
  ['/teams/70250001/roster/legacy', 'rosterLegacy', 'LegacyTeam'],
  ['/analysis', 'analysis', 'PlaceholderScreen'],
  ['/scenarios', 'scenarios', 'PlaceholderScreen'],
  ['/leaderboard', 'leaderboard', 'PlaceholderScreen'],
  ['/login', 'login', 'LoginScreen'],
  ['/device', 'device', 'DeviceScreen'],
  ['/measures', 'measures', 'measures.md'],
  ['/proof', 'proof', 'ProofScreen'],
  ['/private', 'privateLeague', 'DropFiles'],
  ['/open', 'open', 'OpenSealedScreen'],
  ['/sunday', 'sunday', 'SundayScreen'],
  ['/draw', 'draw', 'DrawScreen'],
]

/** Routes that also have a season in their address. */
const ofSeason = screens.filter(
  ([address, route]) =>
    address.startsWith(`${league}/`) && !/live|trade|legacy|team|roster|performance|seasonOverview/i.test(route),
)

/** Addresses of files. */
const files = [
  `${league}/calendar.ics`,
  '/weekly/espn/7/feed.xml',
  '/weekly/espn/7/feed.json',
  '/recap/espn/7/2025/awards/highest-week',
  '/og/recap/espn/7/2025.png',
  '/og/recap/espn/7/2025/highest-week.png',
  '/og/story/espn/7/2025.png',
  '/og/story/espn/7/2025/70250001.png',
  '/og/story/espn/7/2025/league/first.png',
  '/og/weekly/espn/7/2025/5.png',
  '/og/leagues/espn/7/history/a1.png',
  '/og/leagues/espn/7/history/a1/b2.png',
  '/og/leagues/espn/7/moves/t1.png',
  '/icons/app-192.png',
  '/llms.txt',
  '/manifest.webmanifest',
  '/offline',
  '/404',
]

const pages = globSync('src/pages/**/*.{astro,ts}')
  .filter((file) => !/\/_/.test(file))
  .map((file) => ({ file, pattern: patternOf(file), text: readFileSync(file, 'utf8') }))
  // A fixed part of an address wins over a parameter, as in Astro.
  .sort((a, b) => a.file.split('[').length - b.file.split('[').length)

function patternOf(file: string): RegExp {
  const path = file
    .replace(/^src\/pages/, '')
    .replace(/\.(astro|ts)$/, '')
    .replace(/\/index$/, '')
  const parts = path
    .replace(/[.]/g, '\\.')
    .replace('/[\\.\\.\\.season]', '(/seasons/\\d+)?')
    .replace('/[\\.\\.\\.rest]', '(/.+)?')
    .replace(/\[\w+\]/g, '[^/]+')
  return new RegExp(`^${parts || '/'}$`)
}

const pageAt = (address: string) => pages.find(({ pattern }) => pattern.test(address))

describe('every address of the site', () => {
  it.each(screens)('%s is the route %s, and shows %s', (address, route, component) => {
    expect(matchRoute(address)?.name).toBe(route)
    expect(pageAt(address)?.text ?? '').toContain(component)
  })

  it('is in this list', () => {
    expect(screens.map(([, route]) => route).sort()).toEqual(Object.keys(routes).sort())
    const opened = new Set([...screens.map(([address]) => address), ...files].map((address) => pageAt(address)?.file))
    expect(pages.map(({ file }) => file).filter((file) => !opened.has(file))).toEqual([])
  })

  it.each(ofSeason)('%s has every season, too', (address, route, component) => {
    const older = address.replace(league, `${league}/seasons/2024`)
    expect(matchRoute(older)).toMatchObject({ name: route, parameters: { season: '2024' } })
    expect(pageAt(older)?.text ?? '').toContain(component)
  })

  it.each(files)('%s is a file', (address) => {
    expect(pageAt(address)?.file).toBeDefined()
  })
})
