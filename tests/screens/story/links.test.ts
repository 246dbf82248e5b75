/** Where a league's and its teams' stories are linked, and that they are not before there are any. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Season } from '../../../src/domain/season.ts'
import { AwardsScreen } from '../../../src/screens/awards/AwardsScreen.tsx'
import { OverviewScreen } from '../../../src/screens/overview/OverviewScreen.tsx'
import { SeasonOverviewScreen } from '../../../src/screens/season-overview/SeasonOverviewScreen.tsx'
import { demoSeason, firstTeamOf, type Instead, type ShownScreen, showScreen } from '../../support/shown-screen.ts'

let over: Season
let running: Season
beforeAll(async () => {
  over = await demoSeason(101)
  running = await demoSeason(103)
})

const linksTo = (screen: ShownScreen) => screen.all('a[href^="/story/"]').map((link) => link.getAttribute('href'))
const through = (week: number): Instead => ({
  hostLeague: (league) => ({ ...league, completedWeeks: Array.from({ length: week }, (_, index) => index + 1) }),
})

describe('the story of a season', () => {
  it('is linked from the overview and the awards, once the season is over', async () => {
    expect(linksTo(await showScreen(OverviewScreen, '/leagues/espn/101', over))).toEqual(['/story/espn/101/2025'])
    expect(linksTo(await showScreen(AwardsScreen, '/leagues/espn/101/awards', over))).toEqual(['/story/espn/101/2025'])
  })

  it('is linked from week 7 on', async () => {
    for (const [week, links] of [
      [6, []],
      [7, ['/story/espn/103/2026']],
    ] as const) {
      expect(linksTo(await showScreen(OverviewScreen, '/leagues/espn/103', running, through(week)))).toEqual(links)
      expect(linksTo(await showScreen(AwardsScreen, '/leagues/espn/103/awards', running, through(week)))).toEqual(links)
    }
  })

  it('of a team is linked from its pages', async () => {
    const team = firstTeamOf(running)
    const address = `/leagues/espn/103/teams/${team.id}/roster/seasonoverview`
    const story = `/story/espn/103/2026/${team.id}`
    // As a tab of the team, and where the season's story begins.
    expect(linksTo(await showScreen(SeasonOverviewScreen, address, running))).toEqual([story, story])
    expect(linksTo(await showScreen(SeasonOverviewScreen, address, running, through(6)))).toEqual([])
  })
})
