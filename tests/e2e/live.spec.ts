/** The live board with the clock in the test's hands: when it asks again, and what it marks. */
import { expect, test } from '@playwright/test'

const minute = 60_000

test('asks again every minute while it is visible, marks what changed, and asks nothing while hidden', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-22T21:00:00Z') })
  let requests = 0
  await page.route('**/api/v1/leagues/espn/103/live*', async (route) => {
    const response = await route.fetch()
    const board = await response.json()
    requests += 1
    board.state = 'playing'
    board.as_of = new Date(Date.UTC(2026, 10, 22, 21, requests)).toISOString()
    board.matchups[0].home.points = 80 + requests
    await route.fulfill({ response, json: board })
  })
  await page.goto('/leagues/espn/103/live')
  await expect(page.getByRole('heading', { name: 'Week 11, live' })).toBeVisible()
  await expect(page.getByText('refreshes every minute')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Root for' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'The table if all games ended now' })).toBeVisible()
  await expect(page.locator('[data-changed]')).toHaveCount(0)
  const first = requests
  await page.clock.runFor(minute + 1000)
  await expect.poll(() => requests).toBe(first + 1)
  await expect(page.locator('[data-changed]', { hasText: `${80 + requests}.0` })).toBeVisible()
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.runFor(30 * minute)
  expect(requests).toBe(first + 1)
})

test('fits a phone, and chooses a team to root for @phone', async ({ page }) => {
  await page.goto('/leagues/espn/103/live')
  await page.getByLabel('Team', { exact: true }).selectOption({ label: 'Café Olé' })
  await expect(page).toHaveURL(/team=103260005/)
  const [width, visible] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(width).toBeLessThanOrEqual(visible)
})

test('of a finished season says that no week is being played', async ({ page }) => {
  await page.goto('/leagues/espn/101/live')
  await expect(page.getByRole('heading', { name: 'No week is being played' })).toBeVisible()
})
