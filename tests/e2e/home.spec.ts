/** Specification, sections 2, 4, 8 and 9: home page. */
import { expect, test } from '@playwright/test'
import { ask, failWith } from './support/api.ts'

test.describe('home page', () => {
  test('has the headline and the tagline', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Fantasy Football Analytics' })).toBeVisible()
    await expect(
      page.getByText('Advanced analytics and insights for your fantasy football drafts and team performance'),
    ).toBeVisible()
  })

  test("shows 'Your Leagues' as cards with name, teams, season, status and picks", async ({ page, request }) => {
    const leagues = await ask(request, 'leagues', {})
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Your Leagues' })).toBeVisible()
    for (const league of leagues.slice(0, 6)) {
      const card = page.getByRole('link').filter({ hasText: league.name.trim().slice(0, 12) })
      await expect(card).toHaveAttribute('href', new RegExp(`^/leagues/espn/${league.espn_league_id}(/|\\?|$)`))
      await expect(card).toContainText(String(league.season))
      await expect(card).toContainText(String(league.team_count))
      await expect(card).toContainText(league.summary.total_picks > 0 || league.draft_complete ? 'Drafted' : 'Pending')
    }
  })

  test('lists at most the first 6 leagues', async ({ page, request }) => {
    const [league] = await ask(request, 'leagues', {})
    const many = Array.from({ length: 9 }, (_, index) => ({
      ...league,
      id: index + 1,
      name: `League number ${index + 1}`,
    }))
    await page.route(/\/api\/v1\/leagues\//, (route) => route.fulfill({ json: many }))
    await page.goto('/')
    await expect(page.getByText('League number 6')).toBeVisible()
    await expect(page.getByText('League number 7')).toHaveCount(0)
  })

  test('keeps the skeleton for at least 800 ms on the first load', async ({ page }) => {
    await page.clock.install()
    await page.route(/\/api\/v1\/leagues\//, (route) => route.fulfill({ json: [] }))
    const answered = page.waitForResponse(/\/api\/v1\/leagues\//)
    await page.goto('/')
    await answered
    await page.clock.runFor(700)
    await expect(page.getByText('Ready to Dominate Your Draft?')).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(page.getByText('Ready to Dominate Your Draft?')).toBeVisible()
  })

  test("is empty after a failure, and only logs it; 'Create Your First League' logs and reloads", async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await failWith(page, /\/api\/v1\/leagues\//, 500, 'Planned failure')
    await page.goto('/')
    await expect(page.getByText('Ready to Dominate Your Draft?')).toBeVisible()
    await expect(page.getByText('Planned failure')).toHaveCount(0)
    const again = page.waitForRequest(/\/api\/v1\/leagues\//)
    await page.getByRole('button', { name: 'Create Your First League' }).click()
    await again
    expect(logged).toContain('Mock league creation not implemented in v1 API yet')
  })

  test("opens a league by id or by a pasted address of ESPN's", async ({ page }) => {
    await page.goto('/')
    const box = page.getByRole('textbox', { name: /league/i })
    await box.fill('not a league')
    await box.press('Enter')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('alert')).toBeVisible()
    await box.fill('https://fantasy.espn.com/football/league?leagueId=987654&seasonId=2024')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/leagues\/espn\/987654\/overview\?season=2024/)
  })
})
