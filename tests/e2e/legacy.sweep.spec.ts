/**
 * Specification, sections 2 (route table), 4 and 8: the older pages of a league and of a team in use. Their texts and failures:
 * tests/screens/legacy.test.ts.
 */
import { expect, type Page, test } from '@playwright/test'
import { ask, failWith, finishedLeague } from './support/api.ts'

const draftCall = /\/draft-complete/
const standingsCall = /\/analytics\/standings/
const currentTab = (page: Page) => page.getByRole('tab', { selected: true })

test('legacy league page: loaded in its order, in-page tabs by click and by keyboard, and the way to a team', async ({
  page,
  request,
}) => {
  const league = await finishedLeague(request)
  const address = `/leagues/espn/${league.espnLeagueId}/legacy`
  await test.step('loads the league by external id, then the draft-complete data, then the standings', async () => {
    const draftHeld = Promise.withResolvers<void>()
    const standingsHeld = Promise.withResolvers<void>()
    for (const [call, held] of [
      [draftCall, draftHeld],
      [standingsCall, standingsHeld],
    ] as const) {
      await page.route(call, async (route) => {
        await held.promise
        await route.continue()
      })
    }
    const draft = page.waitForRequest(draftCall)
    const standings = page.waitForRequest(standingsCall)
    const found = page.waitForResponse(new RegExp(`/api/v1/leagues/espn/${league.espnLeagueId}$`))
    await page.goto(address)
    await found
    await draft
    await expect(page.getByText('Loading league...')).toBeAttached()
    await expect(page.getByRole('tab')).toHaveCount(0)
    draftHeld.resolve()
    await standings
    await expect(page.getByRole('tab')).toHaveCount(0)
    standingsHeld.resolve()
    await expect(page.getByRole('tab')).toHaveCount(3)
    await page.unrouteAll()
  })
  await test.step('tabs are gone through with the arrow keys, Home and End', async () => {
    await currentTab(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect(currentTab(page)).toHaveText('Draft Board')
    await expect(currentTab(page)).toBeFocused()
    // The view mode starts at 'board'.
    const board = page.getByRole('button', { name: 'Draft Board', exact: true })
    await expect(board).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('region', { name: 'Round 1', exact: true })).toBeVisible()
    await page.keyboard.press('End')
    await expect(currentTab(page)).toHaveText('Awards')
    await page.keyboard.press('ArrowRight')
    await expect(currentTab(page)).toHaveText('Overview')
    await expect(page).toHaveURL(address)
  })
  await test.step('has the views of the league behind in-page tabs, their state in the address', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(league.name)
    await expect(
      page.getByRole('tabpanel', { name: 'Overview' }).getByRole('heading', { name: 'League Standings' }),
    ).toBeVisible()
    await page.getByRole('tab', { name: 'Awards' }).click()
    await expect(page.getByText('Season Superlatives')).toBeVisible()
    await expect(page).toHaveURL(`${address}?tab=awards`)
    await page.reload()
    await expect(currentTab(page)).toHaveText('Awards')
  })
  await test.step('leads from a team to its older page and from there to the current one', async () => {
    await page.getByRole('tab', { name: 'Overview' }).click()
    await page.getByRole('table', { name: 'League Standings' }).locator('tbody tr').first().click()
    await expect(page).toHaveURL(/\/teams\/\d+\/legacy$/)
    await page.getByRole('link', { name: 'Open the current one' }).click()
    await expect(page).toHaveURL(new RegExp(`/leagues/espn/${league.espnLeagueId}/teams/\\d+/roster/week/14$`))
  })
})

test("failure: 'Failed to load draft data', with Retry", async ({ page, request }) => {
  const league = await finishedLeague(request)
  await failWith(page, draftCall, 500)
  await page.goto(`/leagues/espn/${league.espnLeagueId}/legacy`)
  await expect(page.getByText('Failed to load draft data')).toBeVisible()
  await page.unroute(draftCall)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(league.name)
})

test('legacy team page: finds the league by itself, again after a failure, has its views behind in-page tabs, the last one opens the matchup panel', async ({
  page,
  request,
}) => {
  const league = await finishedLeague(request)
  const [team] = await ask(request, 'leagueTeams', { id: league.id })
  const address = `/teams/${team?.id}/legacy`
  await test.step("a team that cannot be found: 'Failed to load team data' with Retry", async () => {
    const call = new RegExp(`/api/v1/teams/${team?.id}$`)
    await failWith(page, call, 500)
    await page.goto(address)
    await expect(page.getByText('Failed to load team data')).toBeVisible()
    await page.unroute(call)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(team?.name.trim() ?? 'a team')
  })
  await test.step('has roster, season overview and performance behind in-page tabs', async () => {
    await expect(page.getByRole('tab')).toHaveText(['Roster', 'Season Overview', 'Performance'])
    await expect(page.getByRole('heading', { name: 'Week 14 Roster' })).toBeVisible()
    await page.getByRole('tab', { name: 'Season Overview' }).click()
    await expect(page.getByText('Draft Summary')).toBeVisible()
    await page.getByRole('tab', { name: 'Performance' }).click()
    await expect(page.getByText('Average Starter Points')).toBeVisible()
    await expect(page).toHaveURL(`${address}?tab=performance`)
  })
  await test.step('opens the matchup panel from its performance tab', async () => {
    await page.getByRole('table', { name: 'Weekly performance' }).getByText('Week 3', { exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Week 3 matchup' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`${address}?tab=performance`)
  })
})

test('legacy roster page: the week in the address, by click and by arrow key, up to the last one', async ({
  page,
  request,
}) => {
  const league = await finishedLeague(request)
  const [team] = await ask(request, 'leagueTeams', { id: league.id })
  const address = `/teams/${team?.id}/roster/legacy`
  const week = (number: number) => page.getByRole('button', { name: `Week ${number}`, exact: true })
  await page.goto(`${address}?week=3`)
  await expect(page.getByRole('heading', { name: 'Week 3 Roster' })).toBeVisible()
  await week(4).click()
  await expect(page.getByRole('heading', { name: 'Week 4 Roster' })).toBeVisible()
  await expect(page).toHaveURL(`${address}?week=4`)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`${address}?week=5`)
  await test.step('and no further', async () => {
    await week(16).click()
    await page.getByRole('button', { name: 'Next week' }).click()
    await expect(week(17)).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('button', { name: 'Next week' })).toBeDisabled()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/week=17$/)
  })
})
