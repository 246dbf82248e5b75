/** Specification, section 2: navigation and layout, route table. */
import { expect, test } from '@playwright/test'
import { finishedLeague } from './support/api.ts'

const entries = [
  ['Dashboard', '/'],
  ['Draft Analysis', '/analysis'],
  ['Leagues', '/leagues'],
  ['Scenarios', '/scenarios'],
  ['Leaderboard', '/leaderboard'],
] as const

test.describe('navigation', () => {
  test('has the entries Dashboard, Draft Analysis, Leagues, Scenarios and Leaderboard', async ({ page, isMobile }) => {
    await page.goto('/analysis')
    if (isMobile) await page.getByRole('button', { name: /menu/i }).click()
    const navigation = page.getByRole('navigation').first()
    for (const [name, path] of entries) {
      await expect(navigation.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    }
  })

  test('marks the active entry: exact for Dashboard, by prefix for the others', async ({ page, isMobile }) => {
    for (const [path, active] of [
      ['/analysis', 'Draft Analysis'],
      ['/leagues', 'Leagues'],
      ['/leagues/', 'Leagues'],
    ] as const) {
      await page.goto(path)
      if (isMobile) await page.getByRole('button', { name: /menu/i }).click()
      const current = page.getByRole('navigation').locator('[aria-current="page"]')
      await expect(current).toHaveText(active)
    }
  })

  test('is full-bleed with no sidebar on / and on any path containing /leagues/', async ({ page, request }) => {
    const { espn_league_id } = await finishedLeague(request)
    for (const path of ['/', `/leagues/espn/${espn_league_id}/overview`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Scenarios', exact: true })).toHaveCount(0)
    }
  })

  test('has a drawer on small screens whose overlay closes it, as does an entry', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'small screens only')
    await page.goto('/scenarios')
    const entry = page.getByRole('link', { name: 'Leaderboard', exact: true })
    await expect(entry).not.toBeInViewport()
    await page.getByRole('button', { name: /menu/i }).click()
    await expect(entry).toBeInViewport()
    await page.mouse.click(350, 400)
    await expect(entry).not.toBeInViewport()
    await page.getByRole('button', { name: /menu/i }).click()
    await entry.click()
    await expect(page).toHaveURL(/\/leaderboard$/)
    await expect(page.getByText('Leaderboard - Coming Soon')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Scenarios', exact: true })).not.toBeInViewport()
  })

  test('shows the placeholders', async ({ page }) => {
    for (const [path, text] of [
      ['/analysis', 'Draft Analysis - Coming Soon'],
      ['/scenarios', 'Scenarios - Coming Soon'],
      ['/leaderboard', 'Leaderboard - Coming Soon'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(text)).toBeVisible()
    }
  })

  test("shows 'Unexpected Application Error!' with the status for any other address", async ({ page }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
    await expect(page.getByText('404')).toBeVisible()
  })

  test('answers every route of the table with status 200', async ({ request }) => {
    for (const path of [
      '/',
      '/leagues',
      '/login',
      '/leagues/espn/123456/overview',
      '/leagues/espn/1/teams/2/roster/week/3',
    ]) {
      expect((await request.get(path, { headers: { accept: 'text/html' } })).status(), path).toBe(200)
    }
  })

  test('/leagues/{leagueId} redirects to /leagues/espn/{leagueId}', async ({ page, request }) => {
    const { espn_league_id, name } = await finishedLeague(request)
    await page.goto(`/leagues/${espn_league_id}`)
    await expect(page).toHaveURL(`/leagues/espn/${espn_league_id}/overview`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  })
})
