/** Specification, sections 5, 6 and 8: every row of the error catalogue, against a server that fails in that way. */
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

test.describe('Any 401 response: stored token removed; browser goes to /login', () => {
  for (const [screen, call] of [
    ['overview', 'league'],
    ['overview', 'standings'],
    ['overview', 'draftComplete'],
    ['awards', 'superlatives'],
    ['week', 'team'],
    ['week', 'roster'],
    ['week', 'startSit'],
    ['seasonOverview', 'seasonOverview'],
    ['performance', 'performance'],
    ['player', 'player'],
    ['legacy', 'draftComplete'],
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
    await expect(page.locator('astro-island[ssr]:not([client=used])')).toHaveCount(0)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByLabel('Access token').fill(' fresh-token ')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(overview)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(league.name.trim())
  })

  for (const from of ['https://example.com/', '//example.com/', '/\\example.com', 'javascript:alert(1)', '/login']) {
    test(`/login leads nowhere but to this site: from=${from}`, async ({ page }) => {
      await open(page, `/login?from=${encodeURIComponent(from)}`)
      await page.getByLabel('Access token').fill('some-token')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL('/')
    })
  }
})

test.describe('A bearer token kept in browser storage is sent on every request when present', () => {
  for (const token of ['a-token.of_ours', null]) {
    test(
      token ? 'with a token every call carries it' : 'without one no call has an Authorization',
      async ({ page, request }) => {
        test.slow()
        const place = await findPlace(request)
        const sent = new Map<string, string | undefined>()
        page.on('request', (made) => {
          if (made.url().includes('/api/')) sent.set(new URL(made.url()).pathname, made.headers().authorization)
        })
        await open(page, '/login')
        await page.evaluate((value) => value && localStorage.setItem('auth_token', value), token)
        for (const [address, seen] of [
          ['/', 'Your Leagues'],
          [place.overview, 'League Standings'],
          [place.awards, 'Season Superlatives'],
          [place.player, 'Week 14 Roster'],
          [place.seasonOverview, 'Draft Summary'],
          [place.panel, 'Weekly Performance'],
        ] as const) {
          const loaded = page.waitForResponse(/\/api\/v1\//)
          await open(page, address)
          await loaded
          await expect(page.getByText(seen).first()).toBeVisible()
        }
        for (const call of Object.values(calls)) {
          expect(
            [...sent.keys()].some((path) => call.test(path)),
            String(call),
          ).toBe(true)
        }
        expect(new Set(sent.values())).toEqual(new Set([token ? `Bearer ${token}` : undefined]))
      },
    )
  }
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

  test("fallback 'Failed to load league', where the server says nothing", async ({ page, request }) => {
    const { overview } = await findPlace(request)
    await page.route(calls.league, (route) => route.fulfill({ status: 500, body: '<h1>Bad gateway' }))
    await open(page, overview)
    await expectFailure(page, ['Failed to load league data', 'Failed to load league'])
    await expectBackToHome(page)
  })

  test('a league that is not there, a private one, no connection: says what to do', async ({ page, request }) => {
    const { overview } = await findPlace(request)
    await failWith(page, calls.league, 404, 'League 101 is not here')
    await open(page, overview)
    await expectFailure(page, ['Failed to load league data', 'League 101 is not here'])
    await page.unroute(calls.league)
    await page.route(calls.league, (route) => route.abort())
    await retry(page).click()
    await expect(page.getByText(/connection/).first()).toBeVisible()
    await expectBackToHome(page)
  })
})

test.describe('Team shell failure', () => {
  for (const call of ['team', 'league'] as const) {
    test(`'Failed to load team data' with Retry and Back to Home: ${call}`, async ({ page, request }) => {
      const { week } = await findPlace(request)
      await failWith(page, calls[call], 500, 'Planned failure')
      await open(page, week)
      await expectFailure(page, ['Failed to load team data'])
      await page.unroute(calls[call])
      await retry(page).click()
      await expect(page.getByRole('heading', { name: 'Week 14 Roster' })).toBeVisible()
    })
  }

  test("'Failed to load team', where the server says nothing", async ({ page, request }) => {
    const { week } = await findPlace(request)
    await page.route(calls.team, (route) => route.fulfill({ status: 503, body: '' }))
    await open(page, week)
    await expectFailure(page, ['Failed to load team data', 'Failed to load team'])
    await expectBackToHome(page)
  })
})

test("Superlatives failure: title 'Failed to Load Superlatives', message 'Failed to load season superlatives', Try Again", async ({
  page,
  request,
}) => {
  const { awards } = await findPlace(request)
  await failWith(page, calls.superlatives, 500)
  await open(page, awards)
  await expectFailure(page, ['Failed to Load Superlatives', 'Failed to load season superlatives'])
  await page.unroute(calls.superlatives)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Season Superlatives' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('Roster failure', () => {
  test("title 'Error Loading Roster', 'Failed to load roster data. Please try again.' with Retry that reloads the page", async ({
    page,
    request,
  }) => {
    const { week } = await findPlace(request)
    await failWith(page, calls.roster, 500)
    await open(page, week)
    await expectFailure(page, ['Error Loading Roster', 'Failed to load roster data. Please try again.'])
    await page.evaluate(() => Object.assign(window, { stillHere: true }))
    await page.unroute(calls.roster)
    await retry(page).click()
    await expect(page.getByRole('heading', { name: 'Week 14 Roster' })).toBeVisible()
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(false)
  })

  test('404 with detail containing "No roster data found": bye message of a completed week', async ({
    page,
    request,
  }) => {
    const { week } = await findPlace(request)
    await failWith(page, calls.roster, 404, 'Sorry: No roster data found for team 3 in week 14')
    await open(page, week)
    await expectFailure(page, ['This team had a bye in Week 14. No roster data available.'])
    await expect(page.getByText('Error Loading Roster')).toHaveCount(0)
  })

  test('404 with detail containing "No roster data found": message of a week that was not completed', async ({
    page,
    request,
  }) => {
    const { league, week } = await findPlace(request)
    await page.route(calls.league, (route) => route.fulfill({ json: { ...league, completed_weeks: [1, 2, 3] } }))
    await failWith(page, calls.roster, 404, 'No roster data found')
    await open(page, week)
    await expectFailure(page, [
      "No roster data available for this week. The team was on bye or this week hasn't occurred yet.",
    ])
  })

  test('any other 404 is a failure', async ({ page, request }) => {
    const { week } = await findPlace(request)
    await failWith(page, calls.roster, 404, 'Team not found')
    await open(page, week)
    await expectFailure(page, ['Error Loading Roster'])
  })

  test("an empty roster: 'No Roster Data'", async ({ page, request }) => {
    const { week } = await findPlace(request)
    await page.route(calls.roster, (route) => route.fulfill({ json: { week: 14, roster: [] } }))
    await open(page, week)
    await expectFailure(page, ['No Roster Data'])
  })
})

test.describe('Season overview failure', () => {
  test("'Failed to load season overview data. Please try again.'", async ({ page, request }) => {
    const { seasonOverview } = await findPlace(request)
    await failWith(page, calls.seasonOverview, 500)
    await open(page, seasonOverview)
    await expectFailure(page, ['Failed to load season overview data. Please try again.'])
    await page.unroute(calls.seasonOverview)
    await retry(page).click()
    await expect(page.getByText('Draft Summary').first()).toBeVisible()
  })

  test("empty: 'No season overview data available for this team.'", async ({ page, request }) => {
    const { seasonOverview } = await findPlace(request)
    await page.route(calls.seasonOverview, (route) => route.fulfill({ json: {} }))
    await open(page, seasonOverview)
    await expectFailure(page, ['No season overview data available for this team.'])
  })
})

test("Player failure: 'Failed to load player data. Please try again.' with Retry", async ({ page, request }) => {
  const { player } = await findPlace(request)
  await failWith(page, calls.player, 500)
  await open(page, player)
  await expectFailure(page, ['Failed to load player data. Please try again.'])
  await page.unroute(calls.player)
  await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('dialog').getByText('Total points').first()).toBeVisible()
})

test("'No weekly stats available'", async ({ page, request }) => {
  const { player } = await findPlace(request)
  await page.route(calls.player, (route) => route.fulfill({ json: { name: 'Nobody', weekly_stats: [] } }))
  await open(page, player)
  await expectFailure(page, ['No weekly stats available'])
})

test.describe('Matchup panel', () => {
  test("'Failed to load roster data'", async ({ page, request }) => {
    const { panel } = await findPlace(request)
    await failWith(page, calls.roster, 500)
    await open(page, panel)
    await expect(page.getByRole('dialog').getByText('Failed to load roster data', { exact: true })).toBeVisible()
  })

  test("the opponent's roster: its failure is only logged, 'No opponent data available'", async ({ page, request }) => {
    const { league, panel } = await findPlace(request)
    const [team] = await ask(request, 'leagueTeams', { id: league.id })
    const { matchup } = await ask(request, 'weeklyRoster', { id: team?.id ?? 0, week: 14 })
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await failWith(page, new RegExp(`/teams/${matchup?.opponent_id}/roster/weekly/14`), 500)
    await open(page, panel)
    await expect(page.getByRole('dialog').getByText('No opponent data available').first()).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(logged.join('\n')).toMatch(/opponent/i)
  })

  test("'Loading opponent roster...' meanwhile", async ({ page, request }) => {
    const { league, panel } = await findPlace(request)
    const [team] = await ask(request, 'leagueTeams', { id: league.id })
    const { matchup } = await ask(request, 'weeklyRoster', { id: team?.id ?? 0, week: 14 })
    const held = Promise.withResolvers<void>()
    await page.route(new RegExp(`/teams/${matchup?.opponent_id}/roster/weekly/14`), async (route) => {
      await held.promise
      await route.continue()
    })
    await open(page, panel)
    await expect(page.getByText('Loading opponent roster...').first()).toBeVisible()
    held.resolve()
    await expect(page.getByText('Loading opponent roster...')).toHaveCount(0)
  })
})

test("'Loading performance data...'", async ({ page, request }) => {
  const { performance } = await findPlace(request)
  const held = Promise.withResolvers<void>()
  await page.route(calls.performance, async (route) => {
    await held.promise
    await route.continue()
  })
  await open(page, performance)
  await expect(page.getByText('Loading performance data...').first()).toBeVisible()
  held.resolve()
  await expect(page.getByText('Loading performance data...')).toHaveCount(0)
})

test.describe('Draft view failure (older flow)', () => {
  for (const call of ['league', 'draftComplete', 'standings'] as const) {
    test(`'Failed to load draft data': ${call}`, async ({ page, request }) => {
      const { legacy } = await findPlace(request)
      await failWith(page, calls[call], 500)
      await open(page, legacy)
      await expectFailure(page, ['Failed to load draft data'])
    })
  }

  test("processing: 'Failed to process draft analytics'", async ({ page, request }) => {
    const { legacy } = await findPlace(request)
    await page.route(calls.draftComplete, (route) => route.fulfill({ json: { draft_picks: [] } }))
    await open(page, `${legacy}?tab=draftboard`)
    await expectFailure(page, ['Failed to process draft analytics'])
  })
})

test.describe('Invalid ids', () => {
  for (const path of ['/leagues/espn/nonsense/overview', '/leagues/espn/0/awards', '/leagues/espn/-5/teams/3/roster']) {
    test(`'Invalid league ID' with Back to Home: ${path}`, async ({ page }) => {
      await open(page, path)
      await expectFailure(page, ['Invalid league ID'])
      await expectBackToHome(page)
    })
  }

  for (const path of ['/leagues/espn/101/teams/nonsense/roster', '/leagues/espn/101/teams/1.5/performance']) {
    test(`'Invalid team ID' with Back to Home: ${path}`, async ({ page }) => {
      await open(page, path)
      await expectFailure(page, ['Invalid team ID'])
      await expectBackToHome(page)
    })
  }
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
