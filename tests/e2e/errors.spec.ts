/**
 * Specification, sections 5, 6 and 8: the error catalogue, against a server that fails in that way. What one screen says of
 * its own failures is in the file of that screen.
 */
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ask, brokenText, failWith, finishedLeague } from './support/api.ts'
import { expectBackToHome } from './support/back-to-home.ts'
import { test } from './support/kept-page.ts'
import { open } from './support/page.ts'

const calls = {
  leagues: /\/api\/v1\/leagues\/(\?|$)/,
  league: /\/api\/v1\/leagues\/espn\/\d+(\?|$)/,
  standings: /\/analytics\/standings/,
  draftComplete: /\/draft-complete/,
  superlatives: /\/analytics\/superlatives/,
  team: /\/api\/v1\/teams\/\d+$/,
  roster: /\/roster\/weekly\//,
  startSit: /\/start-sit-analysis\//,
  seasonOverview: /\/season-overview/,
  performance: /\/weekly-performance/,
  player: /\/api\/v1\/players\/\d+$/,
}

/** Addresses of a finished league, its team of the first row and a player of that team. */
async function findPlace(request: APIRequestContext) {
  const league = await finishedLeague(request)
  const [team] = await ask(request, 'leagueTeams', { id: league.id })
  const teamId = team?.id ?? 0
  const { roster } = await ask(request, 'weeklyRoster', { id: teamId, week: 14 })
  const base = `/leagues/espn/${league.espn_league_id}`
  return {
    league,
    overview: `${base}/overview`,
    awards: `${base}/awards`,
    legacy: `${base}/legacy`,
    team: `${base}/teams/${teamId}`,
    week: `${base}/teams/${teamId}/roster/week/14`,
    seasonOverview: `${base}/teams/${teamId}/roster/seasonoverview`,
    performance: `${base}/teams/${teamId}/performance`,
    panel: `${base}/teams/${teamId}/performance?matchup=14`,
    player: `${base}/teams/${teamId}/roster/week/14?player=${roster[0]?.player_id}`,
  }
}

async function expectFailure(page: Page, texts: readonly string[]) {
  for (const text of texts) await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  await expect(page.locator('body')).not.toContainText(brokenText)
}

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' })

// Of each call by itself: tests/client/call.test.ts.
test.describe('Any 401 response: stored token removed; browser goes to /login', () => {
  for (const [screen, call] of [
    ['overview', 'league'],
    ['week', 'roster'],
    ['player', 'player'],
  ] as const) {
    test(`the ${call} call of ${screen}`, async ({ page, request }) => {
      const address = (await findPlace(request))[screen]
      await open(page, '/login')
      await page.evaluate(() => localStorage.setItem('auth_token', 'worn-out'))
      await failWith(page, calls[call], 401, 'Not authenticated')
      await page.goto(address)
      await expect(page).toHaveURL(`/login?from=${encodeURIComponent(address)}`)
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
    })
  }

  test('the leagues call of home', async ({ page }) => {
    await failWith(page, calls.leagues, 401, 'Not authenticated')
    await page.goto('/')
    await expect(page).toHaveURL('/login?from=%2F')
  })

  test('/login takes a token to store and leads back to where one came from', async ({ page, request }) => {
    const { league, overview } = await findPlace(request)
    await page.route(/\/api\/v1\//, (route) =>
      route.request().headers().authorization === 'Bearer fresh-token'
        ? route.continue()
        : route.fulfill({ status: 401, json: { detail: 'Not authenticated' } }),
    )
    await page.goto(overview)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(page.locator('astro-island[ssr]:not([client=used], [data-drawn])')).toHaveCount(0)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByLabel('Access token').fill(' fresh-token ')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(overview)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(league.name.trim())
  })

  // Whatever else it may name: tests/ui/return-path.test.ts.
  test('/login leads nowhere but to this site', async ({ page }) => {
    await open(page, `/login?from=${encodeURIComponent('https://example.com/')}`)
    await page.getByLabel('Access token').fill('some-token')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/')
  })
})

// Without one no call has an Authorization: tests/client/call.test.ts.
test('A bearer token kept in browser storage is sent on every request when present', async ({ page, request }) => {
  test.slow()
  const place = await findPlace(request)
  const sent = new Map<string, string | undefined>()
  page.on('request', (made) => {
    if (made.url().includes('/api/')) sent.set(new URL(made.url()).pathname, made.headers().authorization)
  })
  await open(page, '/login')
  await page.evaluate(() => localStorage.setItem('auth_token', 'a-token.of_ours'))
  for (const [address, expected] of [
    ['/', ['leagues']],
    [place.overview, ['league', 'standings', 'draftComplete']],
    [place.awards, ['superlatives']],
    [place.player, ['team', 'roster', 'startSit', 'player']],
    [place.seasonOverview, ['seasonOverview']],
    [place.performance, ['performance']],
  ] as const) {
    const made = expected.map((call) => page.waitForRequest(calls[call]))
    await open(page, address)
    await Promise.all(made)
  }
  expect(new Set(sent.values())).toEqual(new Set(['Bearer a-token.of_ours']))
})

test.describe('League shell failure', () => {
  for (const call of ['league', 'standings'] as const) {
    test(`'Failed to load league data' with Retry and Back to Home: ${call}`, async ({ page, request }) => {
      const { overview } = await findPlace(request)
      await failWith(page, calls[call], 500, 'The store is on fire')
      await open(page, overview)
      await expectFailure(page, ['Failed to load league data', 'The store is on fire'])
      await page.unroute(calls[call])
      await retry(page).click()
      await expect(page.getByRole('heading', { name: 'League Summary' })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }

  test("a league that is not there, a server that says nothing ('Failed to load league'), no connection: says what to do", async ({
    page,
    request,
  }) => {
    const { overview } = await findPlace(request)
    await failWith(page, calls.league, 404, 'League 101 is not here')
    await open(page, overview)
    await expectFailure(page, ['Failed to load league data', 'League 101 is not here'])
    await page.unroute(calls.league)
    await page.route(calls.league, (route) => route.fulfill({ status: 500, body: '<h1>Bad gateway' }))
    await retry(page).click()
    await expectFailure(page, ['Failed to load league data', 'Failed to load league'])
    await page.unroute(calls.league)
    await page.route(calls.league, (route) => route.abort())
    await retry(page).click()
    await expect(page.getByText(/connection/).first()).toBeVisible()
    await expectBackToHome(page)
  })
})

test("Team shell failure: 'Failed to load team data' with Retry, where the team's league fails", async ({
  page,
  request,
}) => {
  const { week } = await findPlace(request)
  await failWith(page, calls.league, 500, 'Planned failure')
  await open(page, week)
  await expectFailure(page, ['Failed to load team data'])
  await page.unroute(calls.league)
  await retry(page).click()
  await expect(page.getByRole('heading', { name: 'Week 14 Roster' })).toBeVisible()
})

test('Roster failure: a 404 that does not say that there is no roster is a failure', async ({ page, request }) => {
  const { week } = await findPlace(request)
  await failWith(page, calls.roster, 404, 'Team not found')
  await open(page, week)
  await expectFailure(page, ['Error Loading Roster'])
})

// What is no id: tests/ui/league-address.test.ts; of a team: team.spec.ts.
test("'Invalid league ID' with Back to Home", async ({ page }) => {
  await open(page, '/leagues/espn/nonsense/overview')
  await expectFailure(page, ['Invalid league ID'])
  await expectBackToHome(page)
})

test("Router fallback: 'Unexpected Application Error!' with status or message, where a screen's script cannot be loaded", async ({
  page,
  request,
}) => {
  const { overview } = await findPlace(request)
  await page.route(/\/_astro\/.*award/i, (route) => route.abort())
  await open(page, overview)
  await page.getByRole('link', { name: 'Awards' }).click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText(/import|module|script/i).first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page.getByRole('heading', { name: 'Your Leagues' })).toBeVisible()
})
