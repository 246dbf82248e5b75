/**
 * The site's texts for a server with only the specification's calls: only their fields, unknown awards, hard names. Null and absent fields:
 * tests/hostile/screens.test.tsx; layout: tests/e2e/foreign-server.sweep.spec.ts.
 */
import { describe, expect, it } from 'vitest'
import type { Calls } from '../../src/client/calls.ts'
import { LegacyLeagueScreen } from '../../src/pages/_older-pages/LegacyLeagueScreen.tsx'
import { LegacyTeamScreen } from '../../src/pages/_older-pages/LegacyTeamScreen.tsx'
import { AwardsScreen } from '../../src/screens/awards/AwardsScreen.tsx'
import { BracketScreen } from '../../src/screens/bracket/BracketScreen.tsx'
import { DraftBoardScreen } from '../../src/screens/draftboard/DraftBoardScreen.tsx'
import { EmbedWeekScreen } from '../../src/screens/embed/EmbedWeek.tsx'
import { ForecastScreen } from '../../src/screens/forecast/ForecastScreen.tsx'
import { LeagueListScreen } from '../../src/screens/home/LeagueList.tsx'
import { ManagerScreen } from '../../src/screens/managers/ManagerScreen.tsx'
import { ManagersScreen } from '../../src/screens/managers/ManagersScreen.tsx'
import { MatchupsScreen } from '../../src/screens/matchups/MatchupsScreen.tsx'
import { MovesScreen } from '../../src/screens/moves/MovesScreen.tsx'
import { OverviewScreen } from '../../src/screens/overview/OverviewScreen.tsx'
import { PerformanceScreen } from '../../src/screens/performance/PerformanceScreen.tsx'
import { PowerScreen } from '../../src/screens/power/PowerScreen.tsx'
import { SeasonOverviewScreen } from '../../src/screens/season-overview/SeasonOverviewScreen.tsx'
import { WeekScreen } from '../../src/screens/week/WeekScreen.tsx'
import {
  foreignEspnLeagueId,
  foreignSeason,
  hardNames,
  league,
  weekWithoutRosters,
} from '../e2e/support/foreign-league.ts'
import { missingDetail, responseTo } from '../e2e/support/foreign-server.ts'
import { brokenText } from '../support/broken-text.ts'
import { type OtherServer, Refusal, type ShownScreen, showScreen } from '../support/shown-screen.ts'

function serverWith({ wrapsLists = false } = {}): OtherServer {
  return (url) => {
    const { pathname } = new URL(url, 'http://localhost')
    const known = responseTo(pathname, wrapsLists)
    return known === null ? new Refusal(404, missingDetail(pathname)) : JSON.parse(JSON.stringify(known))
  }
}

const base = `/leagues/espn/${foreignEspnLeagueId}`
type Shown = readonly [Screen: typeof OverviewScreen | typeof LeagueListScreen, address: string, calls?: Calls]
const screens: readonly Shown[] = [
  [LeagueListScreen, '/'],
  [LeagueListScreen, '/leagues'],
  [OverviewScreen, `${base}/overview`],
  [MatchupsScreen, `${base}/matchups/14`],
  [BracketScreen, `${base}/matchups/bracket`],
  [PowerScreen, `${base}/power`],
  [ForecastScreen, `${base}/forecast`],
  [MovesScreen, `${base}/moves`],
  [ManagersScreen, `${base}/managers`],
  [ManagerScreen, `${base}/managers/1`],
  [DraftBoardScreen, `${base}/draftboard`],
  [DraftBoardScreen, `${base}/draftboard?draft_team=1`],
  [DraftBoardScreen, `${base}/draftboard?draft_view=analysis`],
  [DraftBoardScreen, `${base}/draftboard?draft_view=grid&draft_round=1`],
  [AwardsScreen, `${base}/awards`],
  [LegacyLeagueScreen, `${base}/legacy`],
  ...[14, weekWithoutRosters, 16].map((week): Shown => [WeekScreen, `${base}/teams/1/roster/week/${week}`]),
  [WeekScreen, `${base}/teams/3/roster/week/5`],
  [SeasonOverviewScreen, `${base}/teams/1/roster/seasonoverview`],
  [PerformanceScreen, `${base}/teams/1/performance`],
  [PerformanceScreen, `${base}/teams/6/performance`],
  [LegacyTeamScreen, `${base}/teams/1/legacy`],
  [LegacyTeamScreen, `${base}/teams/1/roster/legacy`],
]

function expectWhole({ text, all }: ShownScreen, what: string) {
  expect(text, what).not.toMatch(brokenText)
  expect(text.length, what).toBeGreaterThan(10)
  expect(all('img[src=x], em, u'), what).toEqual([])
}

describe('a server with only the fields of the specification', () => {
  it('is shown completely on every screen', async () => {
    for (const [Screen, address, calls] of screens)
      expectWhole(await showScreen(Screen, address, serverWith(), {}, calls), address)
  })

  it('has its names shown as they are, markup included', async () => {
    const { texts, named } = await showScreen(OverviewScreen, `${base}/overview`, serverWith())
    expect(texts('h1')).toEqual([league.name])
    const titles = named('League Standings').all('[title]')
    const shown = titles.map((element) => element.getAttribute('title'))
    for (const name of hardNames) expect(shown).toContain(name)
  })

  it('has weeks that all pages count as completed', async () => {
    const season = `espn/${foreignEspnLeagueId}/${foreignSeason}`
    const overview = await showScreen(OverviewScreen, `${base}/overview`, serverWith())
    const links = overview.all('a').map((link) => link.getAttribute('href'))
    expect(links).toEqual(expect.arrayContaining([`/recap/${season}`, `/story/${season}`]))
    const embed = await showScreen(EmbedWeekScreen, `/embed/espn/${foreignEspnLeagueId}/week`, serverWith())
    expect(embed.text).toContain('Week 17')
  })

  it('shows unknown awards like known ones', async () => {
    const { all, texts } = await showScreen(AwardsScreen, `${base}/awards`, serverWith())
    expect(all('article')).toHaveLength(5)
    expect(texts('article h2, article h3, article h4')).toContain('جائزة أفضل مدرب')
  })
})

it('a server that wraps its lists is understood', async () => {
  const { all } = await showScreen(LeagueListScreen, '/', serverWith({ wrapsLists: true }))
  const link = all('a').find(({ textContent }) => textContent?.includes('Die Liga der'))
  expect(link?.getAttribute('href')).toBe(base)
})
