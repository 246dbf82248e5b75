/** Specification, sections 2, 5 and 8: the page of a team in use. Its texts and states: tests/screens/team.test.ts. */
import { type APIRequestContext, expect, test } from '@playwright/test'
import { asApi, ask, failWith, finishedLeague } from './support/api.ts'
import { holdCalls } from './support/held-calls.ts'
import { fontsLoaded } from './support/page.ts'
import { repeatedOf, watchServerRequests } from './support/server-requests.ts'

/** The finished league's champion, whose page has all parts. */
async function champion(request: APIRequestContext) {
  const league = await finishedLeague(request)
  const answer = await ask(request, 'standings', { leagueId: league.id, season: league.season })
  const row = answer.standings.find(({ isChampion }) => isChampion)
  if (!row) throw new Error('The finished league has no champion')
  const path = `/leagues/espn/${league.espnLeagueId}/teams/${row.teamId}`
  return { league, row, teamId: row.teamId, path }
}

test('index and addresses of no week lead on to week 14, and leave no entry in the history', async ({
  page,
  request,
}) => {
  const { path, league } = await champion(request)
  await test.step('redirects leave no entry in the history and keep the season', async () => {
    await page.goto('/analysis')
    await page.goto(`${path}?season=${league.season}&sort=name`)
    await expect(page).toHaveURL(`${path}/roster/week/14?season=${league.season}&sort=name`)
    await page.goBack()
    await expect(page).toHaveURL('/analysis')
  })
  await test.step('index redirects to roster, roster index redirects to week/14', async () => {
    for (const index of [path, `${path}/roster`, `${path}/`]) {
      await page.goto(index)
      await expect(page).toHaveURL(`${path}/roster/week/14`)
    }
  })
  await test.step('route week number must be a number from 1 to 18; otherwise week 14 of that team', async () => {
    // Other invalid weeks: tests/ui/team-season.test.ts.
    for (const week of ['19', 'abc']) {
      await page.goto(`${path}/roster/week/${week}`)
      await expect(page, week).toHaveURL(`${path}/roster/week/14`)
    }
    await page.goto(`${path}/roster/week/17`)
    await expect(page.getByRole('button', { name: 'Week 17', exact: true })).toHaveAttribute('aria-current', 'true')
  })
})

test('tabs roster and performance, without asking twice', async ({ page, request }) => {
  const { path } = await champion(request)
  const requested = await watchServerRequests(page)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Starting Lineup' })).toBeVisible()
  // Leaving early aborts what loads after the week.
  await page.waitForLoadState('networkidle')
  // The weeks beside it are requested once one of them is likely to be opened.
  const ofWeek = (week: number) => requested.filter((url) => url.includes(`/roster/weekly/${week}`))
  expect([...ofWeek(13), ...ofWeek(15)]).toEqual([])
  await page.getByRole('button', { name: 'Next week' }).hover()
  await expect.poll(() => ofWeek(15).length).toBe(1)
  const tabs = page.getByRole('navigation', { name: 'Team' })
  await tabs.getByRole('link', { name: 'Performance' }).click()
  await expect(page).toHaveURL(`${path}/performance`)
  await expect(page.getByText('Average Starter Points')).toBeVisible()
  await tabs.getByRole('link', { name: 'Roster' }).click()
  await expect(page.getByRole('heading', { name: 'Starting Lineup' })).toBeVisible()
  expect(requested.length).toBeGreaterThan(5)
  expect(repeatedOf(requested)).toEqual([])
})

test('its head does not shift when its neighbors load, however long their names', { tag: '@sweep' }, async ({
  page,
  request,
}) => {
  const { path, teamId, row } = await champion(request)
  const team = await ask(request, 'team', { id: teamId })
  const name = `${row.teamName} `.repeat(9)
  const ownerNames = [...row.ownerNames, ...row.ownerNames]
  await page.route(/\/api\/v1\/teams\/\d+$/, (route) => route.fulfill(asApi({ ...team, name, ownerNames })))
  const standings = await holdCalls(page, /\/analytics\/standings/)
  await page.goto(`${path}/performance`)
  await standings.arrived(/standings/)
  await expect(page.getByText('Average Starter Points')).toBeVisible()
  await fontsLoaded(page)
  const tabs = page.getByRole('navigation', { name: 'Team', exact: true })
  const parts = [page.getByRole('heading', { level: 1 }), tabs]
  const boxes = () => Promise.all(parts.map((part) => part.boundingBox()))
  const before = await boxes()
  await standings.release(/standings/)
  await expect(page.getByRole('navigation', { name: 'Other teams' }).getByRole('link')).toHaveCount(2)
  expect(await boxes()).toEqual(before)
})

test('reports and retries each failure: the team, its standings, its weeks', { tag: '@sweep' }, async ({
  page,
  request,
}) => {
  const { path, row } = await champion(request)
  const calls = { team: /\/api\/v1\/teams\/\d+$/, standings: /\/analytics\/standings/, weeks: /weekly-performance/ }
  const retry = (failure: string) =>
    page.getByRole('alert').filter({ hasText: failure }).getByRole('button', { name: 'Retry' })
  await failWith(page, calls.team, 500, '')
  await failWith(page, calls.standings, 502)
  await failWith(page, calls.weeks, 500)
  await page.goto(`${path}/performance`)
  await expect(page.getByText('Failed to load team', { exact: true })).toBeVisible()
  await page.unroute(calls.team)
  await retry('Failed to load team data').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.teamName.trim())

  await expect(page.getByText('Failed to load performance data')).toBeVisible()
  await page.unroute(calls.standings)
  await retry('Failed to load team data').click()
  await expect(page.getByText('Final Playoff Standing')).toBeVisible()

  await page.unroute(calls.weeks)
  await retry('Failed to load performance data').click()
  await expect(page.getByText('Average Starter Points')).toBeVisible()
})

test('season overview opens players, is reached by the toggle Week View / Season Overview, and the week stays', {
  tag: '@sweep',
}, async ({ page, request }) => {
  const { path } = await champion(request)
  await page.goto(path)
  const toggle = page.getByRole('group', { name: 'View' })
  await page.getByRole('button', { name: 'Week 5', exact: true }).click()
  await toggle.getByRole('link', { name: 'Season Overview' }).click()
  await expect(page).toHaveURL(`${path}/roster/seasonoverview?week=5`)
  const draft = page.getByRole('region', { name: 'Draft Summary' })
  await draft.getByText('Pick by pick').click()
  await draft.getByRole('listitem').getByRole('button').first().click()
  await expect(page).toHaveURL(/[?&]player=\d+/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await toggle.getByRole('link', { name: 'Week View' }).click()
  await expect(page).toHaveURL(`${path}/roster/week/5`)
  await expect(page.getByRole('heading', { name: 'Starting Lineup' })).toBeVisible()
})

test('a team’s season is open with what made its record, draft, moves and awards, and folds the list of picks', {
  tag: ['@phone', '@sweep'],
}, async ({ page, request }) => {
  const { path } = await champion(request)
  await page.goto(`${path}/roster/seasonoverview`)
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(part('What made the record').getByText('From .500 to the final record').first()).toBeVisible()
  await expect(
    part('Trades and moves')
      .getByText(/\d+ pickups?/)
      .first(),
  ).toBeVisible()
  await expect(part('Awards').getByRole('listitem').first()).toBeVisible()
  const draft = part('Draft Summary')
  await expect(draft.getByText('Best pick').first()).toBeVisible()
  await expect(draft.getByRole('listitem').filter({ hasText: 'Round 1,' })).toBeHidden()
  await draft.getByText('Pick by pick').click()
  await expect(draft.getByRole('listitem').filter({ hasText: 'Round 1,' })).toBeVisible()
})
