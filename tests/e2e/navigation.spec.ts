/**
 * Specification, section 2: navigation and layout, route table; sections 5 and 8: fallback. Texts of sidebar and placeholders:
 * tests/screens/sidebar.test.ts, home: tests/screens/home.test.ts.
 */
import { expect, test } from '@playwright/test'
import { ask, finishedLeague } from './support/api.ts'
import { open } from './support/page.ts'

test.describe('navigation and layout', () => {
  test('Elsewhere there is a fixed left sidebar, 64 units wide, always visible on large screens; a slide-in drawer on small screens', {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    await open(page, '/scenarios')
    const menu = page.getByRole('button', { name: 'Open menu' })
    const entry = page.getByRole('link', { name: 'Leaderboard', exact: true })
    if (isMobile) {
      await expect(entry).not.toBeInViewport()
      await test.step('menu button, overlay that closes it', async () => {
        await menu.click()
        await expect(entry).toBeInViewport()
        await page.mouse.click(350, 400)
        await expect(entry).not.toBeInViewport()
      })
      await test.step('Escape closes it', async () => {
        await menu.click()
        await expect(entry).toBeInViewport()
        await page.keyboard.press('Escape')
        await expect(entry).not.toBeInViewport()
        await expect(menu).toBeFocused()
      })
      await menu.click()
      await expect(page.getByRole('dialog', { name: 'Navigation' }).getByText('Demo User')).toBeVisible()
    } else {
      await expect(page.getByRole('complementary', { name: 'Sidebar' }).getByText('Demo User')).toBeVisible()
      // A unit is a quarter of a rem: 64 of them are 256 pixels.
      const box = await page.getByRole('navigation', { name: 'Main' }).evaluate((element) => {
        let bar: Element | null = element
        while (bar && getComputedStyle(bar).position !== 'fixed') bar = bar.parentElement
        const { x, y, width } = bar?.getBoundingClientRect() ?? {}
        return { x, y, width }
      })
      expect(box).toMatchObject({ x: 0, y: 0, width: 256 })
      expect((await page.locator('main').boundingBox())?.x).toBeGreaterThanOrEqual(256)
      await page.setViewportSize({ width: 1280, height: 300 })
      await page.mouse.wheel(0, 400)
      await expect(page.getByRole('link', { name: 'Dashboard' })).toBeInViewport()
    }

    await expect(page.getByRole('navigation').locator('[aria-current="page"]')).toHaveText('Scenarios')
    await test.step('Clicking a nav item leads to its screen and closes the drawer', async () => {
      await entry.click()
      await expect(page).toHaveURL('/leaderboard')
      await expect(page.getByText('Leaderboard - Coming Soon')).toBeVisible()
      await expect(page).toHaveTitle(/Leaderboard/)
      if (!isMobile) return
      await expect(entry).not.toBeInViewport()
      // The entry of the page one is on closes it, too.
      await menu.click()
      await entry.click()
      await expect(entry).not.toBeInViewport()
      await menu.click()
    })
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL('/')
  })

  // Which addresses are which: tests/ui/navigation.test.ts.
  test('On / and on any path containing /leagues/ the page is full-bleed with no sidebar, elsewhere it has one', async ({
    request,
  }) => {
    const league = await finishedLeague(request)
    const [team] = await ask(request, 'leagueTeams', { id: league.id })
    const base = `/leagues/espn/${league.espnLeagueId}`
    const htmlOf = async (path: string) => (await request.get(path, { headers: { accept: 'text/html' } })).text()
    for (const path of ['/', `${base}/overview`, `${base}/teams/${team?.id}/performance`, `${base}/legacy`]) {
      expect(await htmlOf(path), path).not.toMatch(/Scenarios|Open menu/)
    }
    for (const path of ['/analysis', '/scenarios', '/leaderboard', '/leagues', '/leagues/', '/login']) {
      for (const part of ['Sidebar', 'Scenarios', 'Open menu']) expect(await htmlOf(path), path).toContain(part)
    }
  })
})

test.describe('route table', () => {
  // The league's index and its tabs: league.spec.ts; addresses of a team: team.spec.ts, redirects.spec.ts; older pages: legacy.sweep.spec.ts.
  for (const [path, text] of [
    ['/analysis', 'Draft Analysis - Coming Soon'],
    ['/scenarios', 'Scenarios - Coming Soon'],
    ['/leaderboard', 'Leaderboard - Coming Soon'],
  ] as const) {
    test(`${path} is a placeholder: '${text}'`, async ({ request }) => {
      expect(await (await request.get(path)).text()).toContain(text)
    })
  }

  for (const path of ['/no/such/page', '/leagues/espn/101/nothing', '/leagues/espn/101/teams/5/nothing']) {
    test(`any other: fallback 'Unexpected Application Error!' with status or message: ${path}`, async ({ request }) => {
      const response = await request.get(path, { headers: { accept: 'text/html' } })
      expect(response.status()).toBe(404)
      const html = await response.text()
      for (const part of ['Unexpected Application Error!', '404 Not Found', 'Back to Home'])
        expect(html).toContain(part)
    })
  }

  test('the fallback stays in a browser, and leads home', async ({ page }) => {
    await page.goto('/leagues/espn/101/teams/5/nothing')
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(page.getByText('404 Not Found')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page.getByRole('heading', { name: 'Your Leagues' })).toBeVisible()
  })

  test('every route of the table responds with status 200', async ({ request }) => {
    for (const path of [
      '/',
      '/leagues',
      '/leagues/7',
      '/login',
      '/leagues/espn/123456',
      '/leagues/espn/123456/overview',
      '/leagues/espn/123456/draftboard',
      '/leagues/espn/123456/awards',
      '/leagues/espn/123456/legacy',
      '/leagues/espn/1/teams/2',
      '/leagues/espn/1/teams/2/roster',
      '/leagues/espn/1/teams/2/roster/week/3',
      '/leagues/espn/1/teams/2/roster/seasonoverview',
      '/leagues/espn/1/teams/2/performance',
      '/leagues/espn/1/teams/2/legacy',
      '/leagues/espn/1/teams/2/roster/legacy',
      '/teams/2',
      '/teams/2/roster/week/3',
      '/teams/2/legacy',
      '/teams/2/roster/legacy',
      '/analysis',
      '/scenarios',
      '/leaderboard',
    ]) {
      const response = await request.get(path, { headers: { accept: 'text/html' } })
      expect(response.status(), path).toBe(200)
      expect(response.headers()['content-type'], path).toContain('text/html')
    }
  })
})
