/**
 * Specification, sections 2 (route table), 4 and 8: the older page of a league in use. Texts and failures of older pages:
 * tests/screens/legacy.test.ts; older team pages: legacy.sweep.spec.ts.
 */
import { expect, type Page, test } from '@playwright/test'
import { finishedLeague } from './support/api.ts'

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
