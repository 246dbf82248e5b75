/** Specification, sections 2 (route table), 4 and 8: texts of the older single-page versions, in each state. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Season } from '../../src/domain/season.ts'
import { LegacyLeagueScreen } from '../../src/pages/_older-pages/LegacyLeagueScreen.tsx'
import { LegacyTeamScreen } from '../../src/pages/_older-pages/LegacyTeamScreen.tsx'
import { espnLeague } from '../support/league-keys.ts'
import {
  demoSeason,
  firstTeamOf,
  type Instead,
  loading,
  Refusal,
  responseFor,
  type ShownScreen,
  showScreen,
} from '../support/shown-screen.ts'

let finished: Season
let teamId: number
let teamName: string
beforeAll(async () => {
  finished = await demoSeason(101)
  const team = firstTeamOf(finished)
  teamId = team.id
  teamName = team.name.trim()
})

const leadsHome = ({ all }: ShownScreen) =>
  all('a').some((link) => link.textContent === 'Back to Home' && link.getAttribute('href') === '/')

describe('legacy league page', () => {
  const leagueOf = (instead?: Instead, query = '') =>
    showScreen(LegacyLeagueScreen, `/leagues/espn/101/legacy${query}`, finished, instead)

  it('has the views of the league behind in-page tabs', async () => {
    const { texts } = await leagueOf()
    expect(texts('h1')).toEqual([responseFor(finished, 'hostLeague', espnLeague(101)).name.trim()])
    expect(texts('[role=tab]')).toEqual(['Overview', 'Draft Board', 'Awards'])
    expect(texts('[role=tab][aria-selected=true]')).toEqual(['Overview'])
    expect(texts('[role=tabpanel] h2')).toContain('League Standings')
  })

  it.each(['hostLeague', 'draftComplete', 'standings'] as const)('is loading until %s is there', async (call) => {
    const { all, text } = await leagueOf({ [call]: loading })
    expect(all('[role=tab]')).toEqual([])
    expect(text).toContain('Loading league...')
  })

  it.each(['hostLeague', 'draftComplete', 'standings'] as const)(
    "failure of the %s call: 'Failed to load draft data', with Retry",
    async (call) => {
      const { texts } = await leagueOf({ [call]: new Refusal(500) })
      expect(texts('[role=alert] h1')).toEqual(['Failed to load draft data'])
      expect(texts('[role=alert] button')).toEqual(['Retry'])
    },
  )

  it("processing failure shows 'Failed to process draft analytics'", async () => {
    const broken: Instead = { draftComplete: () => ({ leagueDraftAnalytics: null }) }
    expect((await leagueOf(broken, '?tab=draftboard')).texts('[role=alert] h2')).toEqual([
      'Failed to process draft analytics',
    ])
    expect((await leagueOf(broken)).texts('[role=tabpanel] h2')).toContain('League Standings')
  })

  it('needs no analysis before the draft', async () => {
    const undrafted: Instead = {
      hostLeague: (league) => ({ ...league, draftComplete: false }),
      draftComplete: () => ({ draftPicks: [] }),
    }
    const { text } = await leagueOf(undrafted, '?tab=draftboard')
    expect(text).toContain('Draft Board')
    expect(text).not.toContain('Failed to process draft analytics')
  })

  it("shows 'Invalid league ID' with Back to Home", async () => {
    const screen = await showScreen(LegacyLeagueScreen, '/leagues/espn/nonsense/legacy', finished)
    expect(screen.text).toContain('Invalid league ID')
    expect(leadsHome(screen)).toBe(true)
  })
})

describe('legacy team pages', () => {
  const teamOf = (path: string, instead?: Instead) => showScreen(LegacyTeamScreen, path, finished, instead)

  it('has roster, season overview and performance behind in-page tabs', async () => {
    const { texts } = await teamOf(`/leagues/espn/101/teams/${teamId}/legacy`)
    expect(texts('h1')).toEqual([teamName])
    expect(texts('[role=tab]')).toEqual(['Roster', 'Season Overview', 'Performance'])
    expect(texts('h2')).toContain('Week 14 Roster')
  })

  it('roster page has week view and season overview, the week in the address', async () => {
    const { texts } = await teamOf(`/leagues/espn/101/teams/${teamId}/roster/legacy?week=3`)
    expect(texts('[role=tab]')).toEqual(['Week View', 'Season Overview'])
    expect(texts('h2')).toContain('Week 3 Roster')
  })

  it.each(['legacy', 'roster/legacy'])('/teams/{teamId}/%s finds the league by itself', async (path) => {
    const { all, texts } = await teamOf(`/teams/${teamId}/${path}`)
    expect(texts('h1')).toEqual([teamName])
    const back = all('a').find(({ textContent }) => textContent?.includes('Back to League'))
    expect(back?.getAttribute('href')).toMatch(/^\/leagues\/espn\/101\//)
  })

  it("a team that cannot be found: 'Failed to load team data' with Retry", async () => {
    const { texts } = await teamOf(`/teams/${teamId}/legacy`, { team: new Refusal(500) })
    expect(texts('[role=alert] h1')).toEqual(['Failed to load team data'])
    expect(texts('[role=alert] button')).toContain('Retry')
  })

  it("shows 'Invalid team ID' with Back to Home", async () => {
    const screen = await showScreen(LegacyTeamScreen, '/teams/nonsense/legacy', finished)
    expect(screen.text).toContain('Invalid team ID')
    expect(leadsHome(screen)).toBe(true)
  })

  it('a week is selectable if it is at most the highest completed week plus one', async () => {
    const running = await demoSeason(103)
    const { completedWeeks } = responseFor(running, 'hostLeague', espnLeague(103))
    const { id } = firstTeamOf(running)
    const furthest = Math.max(...completedWeeks) + 1
    const { named, all } = await showScreen(
      LegacyTeamScreen,
      `/leagues/espn/103/teams/${id}/roster/legacy?week=18`,
      running,
    )
    const weeks = named('Week').all('ol button')
    expect(weeks.map((button) => button.textContent)).toEqual(Array.from({ length: 18 }, (_, index) => `${index + 1}`))
    expect(weeks.map((button) => button.hasAttribute('disabled'))).toEqual(
      Array.from({ length: 18 }, (_, index) => index + 1 > furthest),
    )
    // The last possible week replaces later ones, and has no next week.
    expect(weeks.map((button) => button.getAttribute('aria-current')).indexOf('true')).toBe(furthest - 1)
    const next = all('button').find((button) => button.getAttribute('aria-label') === 'Next week')
    expect(next?.hasAttribute('disabled') || next?.getAttribute('aria-disabled') === 'true').toBe(true)
  })

  it("roster failure: 'Error Loading Roster'", async () => {
    const { text, texts } = await teamOf(`/leagues/espn/101/teams/${teamId}/roster/legacy`, {
      weeklyRoster: new Refusal(500),
    })
    expect(texts('[role=alert] h2')).toEqual(['Error Loading Roster'])
    expect(text).toContain('Failed to load roster data. Please try again.')
    expect(texts('[role=alert] button')).toEqual(['Retry'])
  })
})
