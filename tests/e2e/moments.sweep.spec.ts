/** Moments: a title, a clinch or a record is marked on the screen where this device sees it first, and only then. */
import { expect, type Page, test } from '@playwright/test'
import { espnLeague } from '../support/league-keys.ts'
import { ask, finishedLeague, runningLeague } from './support/api.ts'
import { open } from './support/page.ts'

const marked = (page: Page) => page.getByRole('main').locator('.moment').filter({ visible: true })

/** What an earlier visit has stored is replaced by a visit that saw nothing of it. */
const forget = (page: Page, of: RegExp) =>
  page.evaluate((pattern) => {
    const names = Object.keys(localStorage).filter((name) => new RegExp(pattern).test(name))
    for (const name of names) localStorage.setItem(name, '[]')
    return names.length
  }, of.source)

test('a title is marked once', { tag: '@phone' }, async ({ page, request }) => {
  const { espnLeagueId } = await finishedLeague(request)
  await open(page, `/leagues/espn/${espnLeagueId}/awards`)
  const champion = page.getByRole('main').getByText('Season Champion')
  await expect(champion).toBeVisible()
  await expect(marked(page)).toHaveCount(0)
  await expect.poll(() => forget(page, /^moments .* champion$/)).toBe(1)
  await open(page, `/leagues/espn/${espnLeagueId}/awards`)
  await expect(marked(page)).toHaveCount(1)
  await expect(marked(page)).toContainText('Season Champion')
  await open(page, `/leagues/espn/${espnLeagueId}/awards`)
  await expect(champion).toBeVisible()
  await expect(marked(page)).toHaveCount(0)
})

test('a clinch is marked on the forecast that shows it first', async ({ page, request }) => {
  const { espnLeagueId } = await runningLeague(request)
  const { teams } = await ask(request, 'forecast', espnLeague(espnLeagueId))
  const [first] = teams
  expect(first?.status).toMatch(/open|unproven/)
  const address = `/leagues/espn/${espnLeagueId}/forecast`
  const odds = page.getByRole('table', { name: 'Season odds' })
  await open(page, address)
  await expect(odds.getByRole('row')).toHaveCount(teams.length + 1)
  await expect(odds.locator('.moment')).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((name) => name.endsWith(' odds'))))
    .toBe(true)

  await page.route(/\/api\/v1\/leagues\/espn\/\d+\/forecast(\?|$)/, async (route) => {
    const response = await route.fetch()
    const forecast = await response.json()
    for (const row of forecast.teams) if (row.team.id === first?.team.id) row.status = 'playoffs'
    await route.fulfill({ response, json: forecast })
  })
  await open(page, address)
  await expect(odds.locator('.moment')).toHaveCount(1)
  await expect(odds.locator('.moment')).toContainText('Clinched the playoffs')
  await open(page, address)
  await expect(odds).toContainText('Clinched the playoffs')
  await expect(odds.locator('.moment')).toHaveCount(0)
})

test('a record is marked in the set of games in which it is new', async ({ page, request }) => {
  const { espnLeagueId } = await finishedLeague(request)
  const address = `/leagues/espn/${espnLeagueId}/history`
  const records = page.getByRole('table', { name: 'Records', exact: true })
  const choose = (set: string) =>
    page.getByRole('group', { name: 'Games of the records' }).getByRole('button', { name: set, exact: true }).click()
  await open(page, address)
  await expect.poll(() => forget(page, /^moments .* regular record holders$/)).toBe(1)
  await open(page, address)
  await expect(records.locator('tr.moment').first()).toBeVisible()
  await expect(records.locator('tbody tr:not(.moment)')).toHaveCount(0)
  // Records of seasons belong to all sets, and this is the first visit of the others.
  await choose('Playoffs')
  await expect(records.locator('tbody tr').first()).toBeVisible()
  await expect(records.locator('tr.moment')).toHaveCount(0)
  await choose('Regular season')
  await expect(records.locator('tbody tr:not(.moment)')).toHaveCount(0)
})
