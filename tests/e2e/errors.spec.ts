/**
 * Specification, sections 5, 6 and 8: the error catalogue with recovery, against a failing server. Texts of failures: tests/screens; each
 * call: tests/client/call.test.ts.
 */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { asApi, ask, brokenText, failWith, finishedLeague } from './support/api.ts'
import { expectBackToHome } from './support/back-to-home.ts'
import { open } from './support/page.ts'

const leagueCall = /\/api\/v1\/leagues\/espn\/\d+(\?|$)/

/** Addresses of a finished league and of a player in a week of one of its teams. */
async function findPlace(request: APIRequestContext) {
  const league = await finishedLeague(request)
  const [team] = await ask(request, 'leagueTeams', { id: league.id })
  const teamId = team?.id ?? 0
  const { roster } = await ask(request, 'weeklyRoster', { id: teamId, week: 14 })
  const base = `/leagues/espn/${league.espnLeagueId}`
  const week = `${base}/teams/${teamId}/roster/week/14`
  return { team, overview: `${base}/overview`, week, player: `${week}?player=${roster[0]?.playerId}` }
}

async function expectFailure(page: Page, texts: readonly string[]) {
  for (const text of texts) await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  await expect(page.locator('body')).not.toContainText(brokenText)
}

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' })

test('Any 401 response: stored token removed; browser goes to /login, which takes a token to store and leads back', async ({
  page,
  request,
}) => {
  const { player, team } = await findPlace(request)
  const sent = new Set<string | undefined>()
  const asked = new Set<string>()
  page.on('request', (made) => {
    const { pathname } = new URL(made.url())
    if (!pathname.startsWith('/api/')) return
    sent.add(made.headers().authorization)
    asked.add(pathname.replace(/\d+/g, 'N'))
  })
  await page.route(/\/api\/v1\//, (route) =>
    route.request().headers().authorization === 'Bearer fresh-token'
      ? route.continue()
      : route.fulfill({ status: 401, json: { detail: 'Not authenticated' } }),
  )
  await test.step('a worn-out token is removed', async () => {
    await open(page, '/login')
    await page.evaluate(() => localStorage.setItem('auth_token', 'worn-out'))
    await page.goto(player)
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent(player)}`)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  })
  await test.step('the leagues call of home', async () => {
    await page.goto('/')
    await expect(page).toHaveURL('/login?from=%2F')
  })
  await test.step('/login takes a token and leads back; it is sent on every request', async () => {
    await open(page, `/login?from=${encodeURIComponent(player)}`)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByLabel('Access token').fill(' fresh-token ')
    sent.clear()
    asked.clear()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(player)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(team?.name.trim() ?? 'a team')
    await expect(page.getByRole('dialog').getByText('Week by week')).toBeVisible()
  })
  // Other values: tests/ui/return-path.test.ts.
  await test.step('/login leads nowhere but to this site', async () => {
    await open(page, `/login?from=${encodeURIComponent('https://example.com/')}`)
    await page.getByLabel('Access token').fill('fresh-token')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('region', { name: 'Your Leagues' }).getByRole('listitem').first()).toBeVisible()
  })
  expect([...asked]).toEqual(
    expect.arrayContaining([
      '/api/vN/leagues/',
      '/api/vN/leagues/espn/N',
      '/api/vN/analytics/standings',
      '/api/vN/teams/N',
      '/api/vN/teams/N/roster/weekly/N',
      '/api/vN/teams/N/start-sit-analysis/N',
      '/api/vN/players/N',
    ]),
  )
  expect([...sent]).toEqual(['Bearer fresh-token'])
})

// Texts of each failure: tests/screens/league.test.ts.
test("League shell failure: 'Failed to load league data' with Retry, as often as it fails, and then the league", async ({
  page,
  request,
}) => {
  const { overview } = await findPlace(request)
  await failWith(page, leagueCall, 404, 'League 101 is not here')
  await open(page, overview)
  await expectFailure(page, ['Failed to load league data', 'League 101 is not here'])
  await expect(page).toHaveTitle(/^Failed to load league data · /)
  await page.unroute(leagueCall)
  await page.route(leagueCall, (route) => route.fulfill({ status: 500, body: '<h1>Bad gateway' }))
  await retry(page).click()
  await expectFailure(page, ['Failed to load league data', 'Failed to load league'])
  await page.unroute(leagueCall)
  await page.route(leagueCall, (route) => route.abort())
  await retry(page).click()
  await expect(page.getByText(/connection/).first()).toBeVisible()
  await page.unroute(leagueCall)
  // As a server of the specification responds, which has no mark, where another with marks was here before.
  await page.route(/\/analytics\/standings/, (route) =>
    route.fulfill({ status: 500, json: { detail: 'The store is on fire' } }),
  )
  await retry(page).click()
  await expectFailure(page, ['Failed to load league data', 'The store is on fire'])
  await page.unroute(/\/analytics\/standings/)
  await retry(page).click()
  await expect(page.getByRole('heading', { name: 'League Summary' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Overview · /)
})

test("Team shell failure: 'Failed to load team data' with Retry, if the team's league fails", {
  tag: '@sweep',
}, async ({ page, request }) => {
  const { week } = await findPlace(request)
  await failWith(page, leagueCall, 500, 'Planned failure')
  await open(page, week)
  await expectFailure(page, ['Failed to load team data'])
  await expect(page).toHaveTitle(/^Failed to load team data · /)
  await page.unroute(leagueCall)
  await retry(page).click()
  await expect(page.getByRole('heading', { name: 'Week 14 Roster' })).toBeVisible()
})

test("Router fallback: 'Unexpected Application Error!' with status or message, if a screen's script cannot be loaded", async ({
  page,
  request,
}) => {
  const { overview } = await findPlace(request)
  await page.route(/\/_astro\/.*award/i, (route) => route.abort())
  await open(page, overview)
  await page.getByRole('link', { name: 'Awards' }).click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText('Couldn’t load this page. Check your connection and reload it.')).toBeVisible()
  await expectBackToHome(page)
})

test('an error of a page without the navigation is in its main landmark', { tag: '@sweep' }, async ({
  page,
  request,
}) => {
  const { overview } = await findPlace(request)
  const weekly = overview.replace('leagues', 'weekly').replace('overview', '2025/3')
  const error = page.getByRole('main').getByRole('heading', { name: 'Unexpected Application Error!' })
  await page.route(/\/api\/v1\/.*weekly/, (route) => route.fulfill(asApi({ season: 2025, weeks: [{}] }, 'another')))
  await open(page, weekly)
  await expect(error).toBeVisible()
  await page.route(/\/_astro\/StoryScreen/, (route) => route.abort())
  // Without `open`, which waits for the script.
  await page.goto(weekly.replace('weekly', 'story').replace('/3', ''))
  await expect(error).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(1)
})

test('a response of another version shows an error instead of partial data', { tag: '@sweep' }, async ({
  page,
  request,
}) => {
  const { overview } = await findPlace(request)
  await page.route(/\/api\/v1\/leagues\/espn\/\d+\/power/, (route) =>
    route.fulfill(asApi({ season: 2025, teams: [{}] }, 'another')),
  )
  await open(page, overview.replace('overview', 'power'))
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expectFailure(page, ['The server runs an older or newer version than this site. Reload the page later.'])
  await expectBackToHome(page)
})
