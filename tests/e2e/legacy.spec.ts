/** Specification, sections 2 (route table), 4 and 8: the older single-page versions and their flow. */
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { ask, failWith, finishedLeague, runningLeague } from './support/api.ts'
import { test } from './support/kept-page.ts'

async function legacyLeague(request: APIRequestContext) {
  const league = await finishedLeague(request)
  return { league, address: `/leagues/espn/${league.espn_league_id}/legacy` }
}

async function legacyTeam(request: APIRequestContext) {
  const league = await finishedLeague(request)
  const [team] = await ask(request, 'leagueTeams', { id: league.id })
  if (!team) throw new Error('The league has no team')
  return { league, team, address: `/leagues/espn/${league.espn_league_id}/teams/${team.id}` }
}

const draftCall = /\/draft-complete/
const currentTab = (page: Page) => page.getByRole('tab', { selected: true })

test.describe('legacy league page', () => {
  test('has in-page tabs, by keyboard too, their state in the address', async ({ page, request }) => {
    await test.step('tabs are gone through with the arrow keys, Home and End', async () => {
      const { address } = await legacyLeague(request)
      await page.goto(address)
      await currentTab(page).focus()
      await page.keyboard.press('ArrowRight')
      await expect(currentTab(page)).toHaveText('Draft Board')
      await expect(currentTab(page)).toBeFocused()
      await page.keyboard.press('End')
      await expect(currentTab(page)).toHaveText('Awards')
      await page.keyboard.press('ArrowRight')
      await expect(currentTab(page)).toHaveText('Overview')
      await expect(page).toHaveURL(address)
    })
    await test.step('has the views of the league behind in-page tabs, their state in the address', async () => {
      const { league, address } = await legacyLeague(request)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(league.name)
      await expect(currentTab(page)).toHaveText('Overview')
      await expect(
        page.getByRole('tabpanel', { name: 'Overview' }).getByRole('heading', { name: 'League Standings' }),
      ).toBeVisible()
      await page.getByRole('tab', { name: 'Awards' }).click()
      await expect(page.getByText('Season Superlatives')).toBeVisible()
      await expect(page).toHaveURL(`${address}?tab=awards`)
      await page.reload()
      await expect(currentTab(page)).toHaveText('Awards')
    })
  })

  test('loads the league by external id, then the draft-complete data, then the standings', async ({
    page,
    request,
  }) => {
    const { league, address } = await legacyLeague(request)
    const held = Promise.withResolvers<void>()
    await page.route(draftCall, async (route) => {
      await held.promise
      await route.continue()
    })
    const draft = page.waitForRequest(draftCall)
    const found = page.waitForResponse(new RegExp(`/api/v1/leagues/espn/${league.espn_league_id}$`))
    await page.goto(address)
    await found
    await draft
    await expect(page.getByRole('tab')).toHaveCount(0)
    held.resolve()
    await expect(page.getByRole('tab')).toHaveCount(3)
  })

  test('is loading until the standings are there', async ({ page, request }) => {
    const { address } = await legacyLeague(request)
    const held = Promise.withResolvers<void>()
    await page.route(/\/analytics\/standings/, async (route) => {
      await held.promise
      await route.continue()
    })
    const asked = page.waitForRequest(/\/analytics\/standings/)
    await page.goto(address)
    await asked
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.getByText('Loading league...')).toBeAttached()
    held.resolve()
    await expect(page.getByRole('tab')).toHaveCount(3)
  })

  test("the view mode starts at 'board'", async ({ page, request }) => {
    const { address } = await legacyLeague(request)
    await page.goto(`${address}?tab=draftboard`)
    await expect(page.getByRole('button', { name: 'Draft Board', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('region', { name: 'Round 1', exact: true })).toBeVisible()
  })

  for (const [call, pattern] of [
    ['league', /\/api\/v1\/leagues\/espn\/\d+(\?|$)/],
    ['draft', draftCall],
    ['standings', /\/analytics\/standings/],
  ] as const) {
    test(`failure of the ${call} call: 'Failed to load draft data', with Retry`, async ({ page, request }) => {
      const { league, address } = await legacyLeague(request)
      await failWith(page, pattern, 500)
      await page.goto(address)
      await expect(page.getByText('Failed to load draft data')).toBeVisible()
      await page.unroute(pattern)
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(league.name)
    })
  }

  test("processing failure shows 'Failed to process draft analytics'", async ({ page, request }) => {
    const { address } = await legacyLeague(request)
    await page.route(draftCall, (route) => route.fulfill({ json: { league_draft_analytics: null } }))
    await page.goto(`${address}?tab=draftboard`)
    await expect(page.getByText('Failed to process draft analytics')).toBeVisible()
    await page.getByRole('tab', { name: 'Overview' }).click()
    await expect(page.getByRole('heading', { name: 'League Standings' })).toBeVisible()
  })

  test("says 'Invalid league ID' with Back to Home", async ({ page }) => {
    await page.goto('/leagues/espn/nonsense/legacy')
    await expect(page.getByText('Invalid league ID')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('leads from a team to its older page and from there to the current one', async ({ page, request }) => {
    const { league, address } = await legacyLeague(request)
    await page.goto(address)
    await page.getByRole('table', { name: 'League Standings' }).locator('tbody tr').first().click()
    await expect(page).toHaveURL(/\/teams\/\d+\/legacy$/)
    await page.getByRole('link', { name: 'Open the current one' }).click()
    await expect(page).toHaveURL(new RegExp(`/leagues/espn/${league.espn_league_id}/teams/\\d+/roster/week/14$`))
  })
})

test.describe('legacy team pages', () => {
  test('has its views behind in-page tabs; the last one opens the matchup panel', async ({ page, request }) => {
    await test.step('has roster, season overview and performance behind in-page tabs', async () => {
      const { team, address } = await legacyTeam(request)
      await page.goto(`${address}/legacy`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(team.name.trim())
      await expect(page.getByRole('tab')).toHaveText(['Roster', 'Season Overview', 'Performance'])
      await expect(page.getByRole('heading', { name: 'Week 14 Roster' })).toBeVisible()
      await page.getByRole('tab', { name: 'Season Overview' }).click()
      await expect(page.getByText('Draft Summary')).toBeVisible()
      await page.getByRole('tab', { name: 'Performance' }).click()
      await expect(page.getByText('Average Starter Points')).toBeVisible()
      await expect(page).toHaveURL(`${address}/legacy?tab=performance`)
    })
    await test.step('opens the matchup panel from its performance tab', async () => {
      const { address } = await legacyTeam(request)
      await page.getByRole('table', { name: 'Weekly performance' }).getByText('Week 3', { exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Week 3 matchup' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(`${address}/legacy?tab=performance`)
    })
  })

  test('roster page has week view and season overview, the week in the address', async ({ page, request }) => {
    const { address } = await legacyTeam(request)
    await page.goto(`${address}/roster/legacy?week=3`)
    await expect(page.getByRole('tab')).toHaveText(['Week View', 'Season Overview'])
    await expect(page.getByRole('heading', { name: 'Week 3 Roster' })).toBeVisible()
    await page.getByRole('button', { name: 'Week 4', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Week 4 Roster' })).toBeVisible()
    await expect(page).toHaveURL(`${address}/roster/legacy?week=4`)
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(`${address}/roster/legacy?week=5`)
  })

  test('/teams/{teamId}/legacy and /teams/{teamId}/roster/legacy find the league by themselves', async ({
    page,
    request,
  }) => {
    const { league, team } = await legacyTeam(request)
    for (const path of ['legacy', 'roster/legacy']) {
      await page.goto(`/teams/${team.id}/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(team.name.trim())
      await expect(page.getByRole('link', { name: 'Back to League' })).toHaveAttribute(
        'href',
        new RegExp(`^/leagues/espn/${league.espn_league_id}/`),
      )
    }
  })

  test("a team that cannot be found: 'Failed to load team data' with Retry", async ({ page, request }) => {
    const { team } = await legacyTeam(request)
    const call = new RegExp(`/api/v1/teams/${team.id}$`)
    await failWith(page, call, 500)
    await page.goto(`/teams/${team.id}/legacy`)
    await expect(page.getByText('Failed to load team data')).toBeVisible()
    await page.unroute(call)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(team.name.trim())
  })

  test("says 'Invalid team ID' with Back to Home", async ({ page }) => {
    await page.goto('/teams/nonsense/legacy')
    await expect(page.getByText('Invalid team ID')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible()
  })

  test('a week is selectable if it is at most the highest completed week plus one', async ({ page, request }) => {
    const league = await runningLeague(request)
    const [team] = await ask(request, 'leagueTeams', { id: league.id })
    const furthest = Math.max(...league.completed_weeks) + 1
    await page.goto(`/leagues/espn/${league.espn_league_id}/teams/${team?.id}/roster/legacy?week=${furthest - 1}`)
    const week = (number: number) => page.getByRole('button', { name: `Week ${number}`, exact: true })
    for (let number = 1; number <= 18; number++) {
      if (number <= furthest) await expect(week(number)).toBeEnabled()
      else await expect(week(number)).toBeDisabled()
    }
    await page.getByRole('button', { name: 'Next week' }).click()
    await expect(week(furthest)).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('button', { name: 'Next week' })).toBeDisabled()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(new RegExp(`week=${furthest}$`))
  })

  test("roster failure: 'Error Loading Roster', Retry reloads the page", async ({ page, request }) => {
    const { address } = await legacyTeam(request)
    const call = /\/roster\/weekly\/14$/
    await failWith(page, call, 500)
    await page.goto(`${address}/roster/legacy`)
    await expect(page.getByText('Error Loading Roster')).toBeVisible()
    await expect(page.getByText('Failed to load roster data. Please try again.')).toBeVisible()
    await page.evaluate(() => Object.assign(window, { stillHere: true }))
    await page.unroute(call)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: 'Week 14 Roster' })).toBeVisible()
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(false)
  })
})
