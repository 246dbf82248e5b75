/** Older pages in use: a failure of the league's, the pages of a team. The page of the league: legacy.spec.ts. */
import { expect, test } from '@playwright/test'
import { ask, failWith, finishedLeague } from './support/api.ts'

const draftCall = /\/draft-complete/

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
