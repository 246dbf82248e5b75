/** Specification, sections 2 ('Home page'), 4, 8 and 9: home page. */
import { expect, type Page } from '@playwright/test'
import { ask, failWith } from './support/api.ts'
import { test } from './support/kept-page.ts'
import { open } from './support/page.ts'

const list = /\/api\/v1\/leagues\/(\?|$)/
const emptyTitle = 'Ready to Dominate Your Draft?'

const cards = (page: Page) => page.getByRole('region', { name: 'Your Leagues' }).getByRole('listitem')

function answerWith(page: Page, leagues: unknown) {
  return page.route(list, (route) => route.fulfill({ json: leagues }))
}

/** Opens the page with its clock stopped; resolves once the list was answered. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
  const answered = page.waitForResponse(list)
  await page.goto('/')
  await (await answered).finished()
  await expect(page.locator('astro-island[ssr]:not([client=used], [data-drawn])')).toHaveCount(0)
}

test("has the product logo, headline 'Fantasy Football Analytics' and the tagline", async ({ page }) => {
  await open(page, '/')
  const heading = page.getByRole('heading', { name: 'Fantasy Football Analytics', level: 1 })
  await expect(heading).toBeVisible()
  await expect(page.locator('header').filter({ has: heading }).locator('svg').first()).toBeVisible()
  await expect(
    page.getByText('Advanced analytics and insights for your fantasy football drafts and team performance', {
      exact: true,
    }),
  ).toBeVisible()
})

test("'Your Leagues' grid of league cards: link, name, team count, season, status badge, pick count", {
  tag: '@phone',
}, async ({ page, request }) => {
  const leagues = (await ask(request, 'leagues', {})).slice(0, 6)
  await open(page, '/')
  await expect(page.getByRole('heading', { name: 'Your Leagues' })).toBeVisible()
  await expect(cards(page)).toHaveCount(leagues.length)
  for (const [index, league] of leagues.entries()) {
    const card = cards(page).nth(index)
    await expect(card.getByRole('link')).toHaveAttribute('href', `/leagues/espn/${league.espn_league_id}`)
    await expect(card).toContainText(league.name.trim())
    await expect(card).toContainText(String(league.season))
    await expect(card).toContainText(`${league.team_count} teams`)
    await expect(card).toContainText(`${league.summary.total_picks} picks`)
  }
})

test('team count (team_count or total_teams)', async ({ page }) => {
  await answerWith(page, [
    { espn_league_id: 1, name: 'One', team_count: 10, total_teams: 14 },
    { espn_league_id: 2, name: 'Two', total_teams: 8 },
    { espn_league_id: 3, name: 'Three', team_count: 1, season: 2020 },
  ])
  await open(page, '/')
  await expect(cards(page).nth(0)).toContainText('10 teams')
  await expect(cards(page).nth(1)).toContainText('8 teams')
  await expect(cards(page).nth(2)).toContainText(/1 team(?!s)/)
})

test("'Drafted' when summary.total_picks is above 0 or draft_complete is true; otherwise 'Pending'", async ({
  page,
}) => {
  await answerWith(page, [
    { name: 'Both', summary: { total_picks: 150 }, draft_complete: true },
    { name: 'Picks only', summary: { total_picks: 1 }, draft_complete: false },
    { name: 'Flag only', summary: { total_picks: 0 }, draft_complete: true },
    { name: 'Neither', summary: { total_picks: 0 }, draft_complete: false },
    { name: 'Not said' },
  ])
  await open(page, '/')
  const statuses = ['Drafted', 'Drafted', 'Drafted', 'Pending', 'Pending']
  for (const [index, status] of statuses.entries()) {
    const badge = cards(page).nth(index).getByText(status, { exact: true })
    await expect(badge).toBeVisible()
    // Green with a check mark, yellow with an hourglass.
    await expect(badge.locator('svg')).toBeVisible()
  }
})

test('1, 2 or 3 columns by width', async ({ page, isMobile }) => {
  test.skip(isMobile, 'sets its own widths')
  await answerWith(
    page,
    [1, 2, 3, 4].map((id) => ({ id, espn_league_id: id, name: `League ${id}` })),
  )
  await open(page, '/')
  await expect(cards(page)).toHaveCount(4)
  for (const [width, columns] of [
    [360, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = await cards(page).evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().x)))
    expect(new Set(lefts).size, `${width} px`).toBe(columns)
  }
})

test('It lists at most the first 6 leagues', async ({ page }) => {
  const many = Array.from({ length: 9 }, (_, index) => ({ espn_league_id: index + 1, name: `League no. ${index + 1}` }))
  await answerWith(page, many)
  await open(page, '/')
  await expect(cards(page)).toHaveCount(6)
  await expect(cards(page).nth(0)).toContainText('League no. 1')
  await expect(cards(page).nth(5)).toContainText('League no. 6')
})

test('The first load is held visible at least 800 ms: a skeleton of 6 placeholder cards', async ({ page }) => {
  await answerWith(page, [])
  await openWithStoppedClock(page)
  const placeholders = page.getByRole('status').locator('> div')
  await expect(placeholders).toHaveCount(6)
  await page.clock.runFor(799)
  await expect(placeholders).toHaveCount(6)
  await expect(page.getByText(emptyTitle)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(page.getByText(emptyTitle)).toBeVisible()
  await expect(placeholders).toHaveCount(0)
})

test('Later reloads are held visible 300 ms', async ({ page }) => {
  await answerWith(page, [])
  await openWithStoppedClock(page)
  await page.clock.runFor(800)
  const answered = page.waitForResponse(list)
  await page.getByRole('button', { name: 'Create Your First League' }).click()
  await (await answered).finished()
  await expect(page.getByText(emptyTitle)).toHaveCount(0)
  await page.clock.runFor(299)
  await expect(page.getByText(emptyTitle)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(page.getByText(emptyTitle)).toBeVisible()
})

test("Empty state: 'Ready to Dominate Your Draft?' with 'Create Your First League', saying a demo league shows the AI-powered analytics", async ({
  page,
}) => {
  await answerWith(page, [])
  await open(page, '/')
  await expect(page.getByRole('heading', { name: emptyTitle })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Your First League' })).toBeVisible()
  await expect(page.getByText(/demo league.*AI-powered analytics/)).toBeVisible()
})

test("The button only logs 'Mock league creation not implemented in v1 API yet', then reloads the leagues", async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  let leagues: unknown[] = []
  await page.route(list, (route) => route.fulfill({ json: leagues }))
  await open(page, '/')
  const button = page.getByRole('button', { name: 'Create Your First League' })
  await expect(button).toBeVisible()
  leagues = [{ espn_league_id: 5, name: 'Came with the reload' }]
  await button.click()
  await expect(page.getByText('Came with the reload')).toBeVisible()
  expect(logged.filter((text) => text === 'Mock league creation not implemented in v1 API yet')).toHaveLength(1)
})

for (const [what, fail] of [
  ['an error of the server', (page: Page) => failWith(page, list, 500, 'Planned failure')],
  ['no server at all', (page: Page) => page.route(list, (route) => route.abort())],
  ['an answer that is no list', (page: Page) => page.route(list, (route) => route.fulfill({ body: '<html>' }))],
] as const) {
  test(`Home page load failure: loaded empty after an error, logged only; no user message: ${what}`, async ({
    page,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await fail(page)
    await open(page, '/')
    await expect(page.getByText(emptyTitle)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.locator('body')).not.toContainText(/fail|error|Planned/i)
    expect(logged.join('\n')).toContain('Failed to load leagues')
  })
}

test("opens a league by id or by a pasted address of ESPN's", { tag: '@phone' }, async ({ page }) => {
  await page.route(/\/api\/v1\/leagues\/espn\//, (route) => route.fulfill({ json: { name: 'Opened' } }))
  await open(page, '/')
  const box = page.getByRole('textbox', { name: /league/i })
  for (const wrong of ['not a league', '', '0', 'https://example.com/league?leagueId=1', 'https://fantasy.espn.com/']) {
    await box.fill(wrong)
    await box.press('Enter')
    await expect(page.getByRole('alert'), wrong).toBeVisible()
    await expect(page).toHaveURL('/')
  }
  await box.fill('https://fantasy.espn.com/football/league?leagueId=987654&seasonId=2024')
  await box.press('Enter')
  await expect(page).toHaveURL('/leagues/espn/987654/seasons/2024/overview')
  await expect(page.getByRole('heading', { name: 'Opened' })).toBeVisible()
})
