/** Specification, section 2: navigation and layout, route table; sections 5 and 8: fallback. */
import { expect, type Page } from '@playwright/test'
import { ask, finishedLeague } from './support/api.ts'
import { test } from './support/kept-page.ts'
import { open } from './support/page.ts'

const entries = [
  ['Dashboard', '/'],
  ['Draft Analysis', '/analysis'],
  ['Leagues', '/leagues'],
  ['Scenarios', '/scenarios'],
  ['Leaderboard', '/leaderboard'],
] as const

async function openWithMenu(page: Page, address: string, isMobile: boolean) {
  await open(page, address)
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
}

test.describe('navigation and layout', { tag: '@phone' }, () => {
  test('Navigation entries: Dashboard at /, Draft Analysis at /analysis, Leagues at /leagues, Scenarios at /scenarios, Leaderboard at /leaderboard', async ({
    page,
    isMobile,
  }) => {
    await openWithMenu(page, '/analysis', isMobile)
    const links = page.getByRole('navigation').getByRole('link')
    await expect(links).toHaveText(entries.map(([name]) => name))
    for (const [name, path] of entries) {
      await expect(links.filter({ hasText: new RegExp(`^${name}$`) })).toHaveAttribute('href', path)
    }
  })

  test('the entries lead to their screens', async ({ page, isMobile }) => {
    await openWithMenu(page, '/scenarios', isMobile)
    await page.getByRole('navigation').getByRole('link', { name: 'Leaderboard' }).click()
    await expect(page.getByText('Leaderboard - Coming Soon')).toBeVisible()
    await expect(page).toHaveTitle(/Leaderboard/)
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL('/')
  })

  test('On / and on any path containing /leagues/ the page is full-bleed with no sidebar', async ({
    page,
    request,
  }) => {
    const league = await finishedLeague(request)
    const [team] = await ask(request, 'leagueTeams', { id: league.id })
    const base = `/leagues/espn/${league.espn_league_id}`
    for (const path of ['/', `${base}/overview`, `${base}/teams/${team?.id}/performance`, `${base}/legacy`]) {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Scenarios', exact: true })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0)
    }
  })

  test('Elsewhere there is a fixed left sidebar, 64 units wide, always visible on large screens', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'large screens only')
    for (const path of ['/analysis', '/scenarios', '/leaderboard', '/leagues', '/leagues/', '/login']) {
      await open(page, path)
      const navigation = page.getByRole('navigation', { name: 'Main' })
      await expect(navigation, path).toBeVisible()
      // A unit is a quarter of a rem: 64 of them are 256 pixels.
      const box = await navigation.evaluate((element) => {
        let bar: Element | null = element
        while (bar && getComputedStyle(bar).position !== 'fixed') bar = bar.parentElement
        const { x, y, width } = bar?.getBoundingClientRect() ?? {}
        return { x, y, width }
      })
      expect(box).toMatchObject({ x: 0, y: 0, width: 256 })
      expect((await page.locator('main').boundingBox())?.x).toBeGreaterThanOrEqual(256)
    }
    await page.setViewportSize({ width: 1280, height: 300 })
    await page.mouse.wheel(0, 400)
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeInViewport()
  })

  test('a slide-in drawer on small screens (menu button, overlay that closes it)', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'small screens only')
    await open(page, '/scenarios')
    const entry = page.getByRole('link', { name: 'Leaderboard', exact: true })
    await expect(entry).not.toBeInViewport()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(entry).toBeInViewport()
    await page.mouse.click(350, 400)
    await expect(entry).not.toBeInViewport()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(entry).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(entry).not.toBeInViewport()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  })

  test('Clicking a nav item closes the drawer', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'small screens only')
    await openWithMenu(page, '/scenarios', isMobile)
    await page.getByRole('link', { name: 'Leaderboard', exact: true }).click()
    await expect(page).toHaveURL('/leaderboard')
    await expect(page.getByText('Leaderboard - Coming Soon')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Scenarios', exact: true })).not.toBeInViewport()
    // The entry of the page one is on closes it, too.
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('link', { name: 'Leaderboard', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Scenarios', exact: true })).not.toBeInViewport()
  })

  test('The active nav item is an exact match for Dashboard and a path-prefix match for the others', async ({
    page,
    isMobile,
  }) => {
    for (const [path, active] of [
      ['/analysis', 'Draft Analysis'],
      ['/scenarios', 'Scenarios'],
      ['/leaderboard', 'Leaderboard'],
      ['/leagues', 'Leagues'],
      ['/leagues/', 'Leagues'],
    ] as const) {
      await openWithMenu(page, path, isMobile)
      await expect(page.getByRole('navigation').locator('[aria-current="page"]'), path).toHaveText(active)
    }
  })

  test('The sidebar footer shows a fixed demo user labelled as a fantasy draft analyst', async ({ page, isMobile }) => {
    await openWithMenu(page, '/analysis', isMobile)
    const sidebar = isMobile
      ? page.getByRole('dialog', { name: 'Navigation' })
      : page.getByRole('complementary', { name: 'Sidebar' })
    await expect(sidebar.getByText('Demo User', { exact: true })).toBeVisible()
    await expect(sidebar.getByText('Fantasy Draft Analyst', { exact: true })).toBeVisible()
  })
})

test.describe('route table', () => {
  for (const path of ['/', '/leagues']) {
    test(`${path} is the home/league list`, async ({ page }) => {
      await open(page, path)
      await expect(page.getByRole('heading', { name: 'Fantasy Football Analytics', level: 1 })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Your Leagues' })).toBeVisible()
    })
  }

  test('/leagues/espn/{espnLeagueId}: index redirects to overview; tab links lead to draftboard and awards', async ({
    page,
    request,
  }) => {
    const { espn_league_id, name } = await finishedLeague(request)
    await open(page, `/leagues/espn/${espn_league_id}`)
    await expect(page).toHaveURL(`/leagues/espn/${espn_league_id}/overview`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim())
    const tabs = page.getByRole('navigation', { name: 'League' })
    for (const [tab, path, shown] of [
      ['Draft Board', 'draftboard', 'Best Drafters'],
      ['Awards', 'awards', 'Season Superlatives'],
      ['Overview', 'overview', 'League Summary'],
    ] as const) {
      await tabs.getByRole('link', { name: tab }).click()
      await expect(page).toHaveURL(`/leagues/espn/${espn_league_id}/${path}`)
      await expect(tabs.locator('[aria-current="page"]')).toHaveText(tab)
      await expect(page.getByText(shown).first()).toBeVisible()
    }
  })

  // Addresses of a team, those that lead on among them: team.spec.ts, redirects.spec.ts; older pages: legacy.spec.ts.

  for (const [path, text] of [
    ['/analysis', 'Draft Analysis - Coming Soon'],
    ['/scenarios', 'Scenarios - Coming Soon'],
    ['/leaderboard', 'Leaderboard - Coming Soon'],
  ] as const) {
    test(`${path} is a placeholder: '${text}'`, async ({ page }) => {
      await open(page, path)
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    })
  }

  for (const path of ['/no/such/page', '/leagues/espn/101/nothing', '/leagues/espn/101/teams/5/nothing']) {
    test(`any other: fallback 'Unexpected Application Error!' with status or message: ${path}`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
      await expect(page.getByText('404 Not Found')).toBeVisible()
      await page.getByRole('link', { name: 'Back to Home' }).click()
      await expect(page.getByRole('heading', { name: 'Your Leagues' })).toBeVisible()
    })
  }

  test('every route of the table is answered with status 200', async ({ request }) => {
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
