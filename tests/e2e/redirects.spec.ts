/** Specification, section 2, route table: redirects. */
import { expect } from '@playwright/test'
import { ask, failWith, finishedLeague } from './support/api.ts'
import { test } from './support/kept-page.ts'

test.describe('/teams/{teamId}', () => {
  for (const deeper of ['', '/roster/week/3']) {
    test(`'/teams/{teamId}${deeper}' redirects to /leagues/espn/{espnLeagueId}/teams/{teamId}`, async ({
      page,
      request,
    }) => {
      const league = await finishedLeague(request)
      const [team] = await ask(request, 'leagueTeams', { id: league.id })
      await page.goto(`/teams/${team?.id}${deeper}`)
      await expect(page).toHaveURL(`/leagues/espn/${league.espn_league_id}/teams/${team?.id}/roster/week/14`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(team?.name.trim() ?? '')
    })
  }

  test("shows 'Loading...' while it looks up the team's league", async ({ page, request }) => {
    const league = await finishedLeague(request)
    const [team] = await ask(request, 'leagueTeams', { id: league.id })
    const held = Promise.withResolvers<void>()
    await page.route(/\/api\/v1\/leagues\/\d+$/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(`/teams/${team?.id}`)
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
    held.resolve()
    await expect(page).toHaveURL(new RegExp(`/leagues/espn/${league.espn_league_id}/teams/${team?.id}/`))
  })

  test('names the season of a team whose league has newer ones', async ({ page, request }) => {
    const league = await finishedLeague(request)
    const [team] = await ask(request, 'leagueTeams', { id: league.id })
    await page.route(/\/api\/v1\/leagues\/\d+$/, (route) =>
      route.fulfill({ json: { ...league, seasons: [league.season + 1, league.season] } }),
    )
    await page.goto(`/teams/${team?.id}`)
    await expect(page).toHaveURL(new RegExp(`/teams/${team?.id}.*[?&]season=${league.season}`))
  })

  for (const [call, address] of [
    ['team', /\/api\/v1\/teams\/\d+$/],
    ['league', /\/api\/v1\/leagues\/\d+$/],
  ] as const) {
    test(`goes to / on failure of the ${call} lookup`, async ({ page, request }) => {
      const league = await finishedLeague(request)
      const [team] = await ask(request, 'leagueTeams', { id: league.id })
      await failWith(page, address, 500)
      await page.goto(`/teams/${team?.id}`)
      await expect(page).toHaveURL('/')
    })
  }

  // What is no id: tests/ui/team-season.test.ts.
  test("goes to / where 'nonsense' cannot be a team", async ({ page }) => {
    await page.goto('/teams/nonsense')
    await expect(page).toHaveURL('/')
  })
})

test('/leagues/{leagueId} redirects to /leagues/espn/{leagueId} and keeps the season', async ({ page, request }) => {
  const { espn_league_id, season } = await finishedLeague(request)
  await page.goto(`/leagues/${espn_league_id}?season=${season}`)
  await expect(page).toHaveURL(`/leagues/espn/${espn_league_id}/seasons/${season}/overview`)
})

test('a redirect leaves no entry in the history', async ({ page, request }) => {
  const league = await finishedLeague(request)
  const [team] = await ask(request, 'leagueTeams', { id: league.id })
  await page.goto('/analysis')
  const entries = await page.evaluate(() => history.length)
  await page.goto(`/teams/${team?.id}`)
  await expect(page).toHaveURL(/\/roster\/week\/14/)
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
})
