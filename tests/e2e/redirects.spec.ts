/** Specification, section 2, route table: redirects. Found and missing teams: tests/screens/team-by-id.test.ts. */
import { expect, test } from '@playwright/test'
import { asApi, ask, failWith, finishedLeague } from './support/api.ts'

const leagueCall = /\/api\/v1\/leagues\/\d+$/

test.describe('/teams/{teamId}', () => {
  test("'/teams/{teamId}/roster/week/3' shows 'Loading...' while it looks up the team's league, then redirects to /leagues/espn/{espnLeagueId}/teams/{teamId}", async ({
    page,
    request,
  }) => {
    const league = await finishedLeague(request)
    const [team] = await ask(request, 'leagueTeams', { id: league.id })
    const held = Promise.withResolvers<void>()
    await page.route(leagueCall, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(`/teams/${team?.id}/roster/week/3?sort=name`)
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
    held.resolve()
    await expect(page).toHaveURL(`/leagues/espn/${league.espnLeagueId}/teams/${team?.id}/roster/week/14?sort=name`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(team?.name.trim() ?? '')
  })

  test("'/teams/{teamId}' names the season of a team whose league has newer ones, and leaves no entry in the history", async ({
    page,
    request,
  }) => {
    const league = await finishedLeague(request)
    const [team] = await ask(request, 'leagueTeams', { id: league.id })
    await page.route(leagueCall, (route) =>
      route.fulfill(asApi({ ...league, seasons: [league.season + 1, league.season] })),
    )
    await page.goto('/analysis')
    const entries = await page.evaluate(() => history.length)
    await page.goto(`/teams/${team?.id}`)
    await expect(page).toHaveURL(new RegExp(`/teams/${team?.id}/roster/week/14.*[?&]season=${league.season}`))
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  })

  test('goes to / on failure of a lookup', { tag: '@sweep' }, async ({ page, request }) => {
    const league = await finishedLeague(request)
    const [team] = await ask(request, 'leagueTeams', { id: league.id })
    await failWith(page, leagueCall, 500)
    await page.goto(`/teams/${team?.id}`)
    await expect(page).toHaveURL('/')
    // Other invalid ids: tests/ui/team-season.test.ts.
    await test.step("and for 'nonsense', which cannot be a team", async () => {
      await page.goto('/teams/nonsense')
      await expect(page).toHaveURL('/')
    })
  })
})

test('/leagues/{leagueId} redirects to /leagues/espn/{leagueId} with the season, and to Sleeper for ids of its length', async ({
  page,
  request,
}) => {
  const { espnLeagueId, season } = await finishedLeague(request)
  await page.goto(`/leagues/${espnLeagueId}?season=${season}`)
  await expect(page).toHaveURL(`/leagues/espn/${espnLeagueId}/seasons/${season}/overview`)
  await page.goto('/leagues/100000000000000107')
  await expect(page).toHaveURL('/leagues/sleeper/100000000000000107/overview')
})
