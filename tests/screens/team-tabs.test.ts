/** The pages about a team have the same tabs on all of them, and no tab of any league opens an error. */
import { describe, expect, it } from 'vitest'
import type { ResponseOf } from '../../src/contract/responses/index.ts'
import { matchRoute } from '../../src/contract/routes.ts'
import type { Season } from '../../src/domain/season.ts'
import { HistoryScreen } from '../../src/screens/history/HistoryScreen.tsx'
import { ManagerHistoryScreen } from '../../src/screens/history/ManagerHistoryScreen.tsx'
import { PerformanceScreen } from '../../src/screens/performance/PerformanceScreen.tsx'
import { SeasonOverviewScreen } from '../../src/screens/season-overview/SeasonOverviewScreen.tsx'
import { WeekScreen } from '../../src/screens/week/WeekScreen.tsx'
import { demoSeason as demoStory } from '../parts/recap/support/demo-recaps.ts'
import { demoSeason, firstTeamOf, type Instead, type ShownScreen, showScreen } from '../support/shown-screen.ts'
import { tellTeams } from './story/support/tell-stories.ts'

const screens = {
  rosterWeek: WeekScreen,
  seasonOverview: SeasonOverviewScreen,
  performance: PerformanceScreen,
  historyManager: ManagerHistoryScreen,
  history: HistoryScreen,
}

const tabsOf = (page: ShownScreen) =>
  page
    .named('Team')
    .all('a')
    .map((tab) => [tab.textContent, tab.getAttribute('href') ?? ''] as const)

/** A league of several seasons, of which the server has one; else it has no history. */
const withHistory: Instead = {
  hostLeague: (league: ResponseOf<'hostLeague'>) => ({ ...league, seasons: [league.season, league.season - 1] }),
}

async function show(season: Season, href: string, instead: Instead): Promise<ShownScreen> {
  const { pathname } = new URL(href, 'https://site')
  const name = matchRoute(pathname)?.name
  if (!name || !Object.hasOwn(screens, name)) throw new Error(`${href} is no page of a team`)
  return showScreen(screens[name as keyof typeof screens], href, season, instead)
}

const leagues = [
  { league: 'a finished one', id: 101, tabs: ['Roster', 'Season', 'Performance', 'All-time', 'Story'] },
  { league: 'a running one', id: 103, tabs: ['Roster', 'Season', 'Performance', 'All-time', 'Story'] },
  { league: 'before its draft, without weeks', id: 104, tabs: ['Roster', 'Season', 'Performance', 'All-time'] },
  { league: 'with medians', id: 105, tabs: ['Roster', 'Season', 'Performance', 'All-time', 'Story'] },
  { league: 'of eliminations', id: 106, tabs: ['Roster', 'Season', 'Performance', 'All-time', 'Story'] },
]

describe.each(leagues)('the tabs of a team in a league: $league', ({ id, tabs }) => {
  it('are the same on every page that they open, and none opens an error', { timeout: 240_000 }, async () => {
    const season = await demoSeason(id)
    const first = `/leagues/espn/${id}/teams/${firstTeamOf(season).id}/performance`
    const own = tabsOf(await show(season, first, withHistory))
    expect(own.map(([label]) => label)).toEqual(tabs)
    for (const [label, href] of own) {
      if (label === 'Story') continue
      const page = await show(season, href, withHistory)
      expect(page.all('[role="alert"]'), `${label} ${href}`).toEqual([])
      const current = page.named('Team').all('[aria-current]')
      expect(current.map((tab) => tab.textContent)).toEqual([label])
      expect(tabsOf(page)).toEqual(own)
    }
    const [told] = tabs.includes('Story') ? await tellTeams(await demoStory(id), { most: 1 }) : []
    const story = told?.story.tabs.map((tab) => tab.label) ?? tabs.filter((label) => label !== 'All-time')
    expect(story).toEqual(tabs.filter((label) => label !== 'All-time'))
    expect(told?.story.tabs.filter(({ isCurrent }) => isCurrent).map(({ label }) => label) ?? ['Story']).toEqual([
      'Story',
    ])
  })
})

describe('the tabs of a team', () => {
  it('have no history in a league of one season', { timeout: 240_000 }, async () => {
    const season = await demoSeason(105)
    const page = await show(season, `/leagues/espn/105/teams/${firstTeamOf(season).id}/performance`, {})
    expect(tabsOf(page).map(([label]) => label)).toEqual(['Roster', 'Season', 'Performance', 'Story'])
  })

  it('are absent on the history of a manager who has no team in the season', { timeout: 240_000 }, async () => {
    const season = await demoSeason(101)
    const first = `/leagues/espn/101/teams/${firstTeamOf(season).id}/performance`
    const href = tabsOf(await show(season, first, withHistory)).find(([label]) => label === 'All-time')?.[1] ?? ''
    const others: Instead = {
      ...withHistory,
      standings: (response: ResponseOf<'standings'>) => ({
        ...response,
        standings: response.standings.map((team) => ({ ...team, managerKeys: ['another'] })),
      }),
    }
    const page = await show(season, href, others)
    expect(page.all('[role="alert"]')).toEqual([])
    expect(page.all('nav[aria-label="Team"]')).toEqual([])
    expect(page.texts('h2').length).toBeGreaterThan(0)
  })
})
