/** Specification, sections 2, 4, 5, 8 and 9: the week view of a team in use. Its texts and states: tests/screens/week.test.ts. */
import { type APIRequestContext, expect, test } from '@playwright/test'
import { ask, failWith, finishedLeague } from './support/api.ts'

async function finishedTeam(request: APIRequestContext) {
  const league = await finishedLeague(request)
  const [team] = await ask(request, 'leagueTeams', { id: league.id })
  if (!team) throw new Error('The league has no teams')
  return { teamId: team.id, path: `/leagues/espn/${league.espnLeagueId}/teams/${team.id}/roster/week` }
}

const points = (value: number | null) => (value === null ? '—' : value.toFixed(1).replace('-', '−'))
const rosterCalls = /\/roster\/weekly\//
const analysisCalls = /\/start-sit-analysis\//

test('week picker has 18 buttons, previous and next, and stops at weeks 1 and 18', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const { path } = await finishedTeam(request)
  await page.goto(`${path}/1`)
  const picker = page.getByRole('navigation', { name: 'Week' })
  await expect(page.getByRole('heading', { name: 'Week 1 Roster' })).toBeVisible()
  await expect(picker.getByRole('button', { name: /^Week \d+/ })).toHaveCount(18)
  await expect(picker.getByRole('button', { name: 'Previous week' })).toBeDisabled()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(`${path}/1`)
  await picker.getByRole('button', { name: 'Next week' }).click()
  await expect(page).toHaveURL(`${path}/2`)
  await expect(page.getByRole('heading', { name: 'Week 2 Roster' })).toBeVisible()
  await picker.getByRole('button', { name: 'Week 5', exact: true }).click()
  await expect(page).toHaveURL(`${path}/5`)
  await picker.getByRole('button', { name: 'Previous week' }).click()
  await expect(page).toHaveURL(`${path}/4`)
  await page.goto(`${path}/18`)
  await expect(page.getByText('No roster data available')).toBeVisible()
  await expect(picker.getByRole('button', { name: 'Next week' })).toBeDisabled()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`${path}/18`)
})

test('keys change the week, focus stays, and the order stays in the URL', async ({ page, request }) => {
  const { teamId, path } = await finishedTeam(request)
  await page.goto(`${path}/3`)
  await test.step('left/right arrow keys change the week, but not while a field has the focus', async () => {
    await expect(page.getByRole('heading', { name: 'Week 3 Roster' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('heading', { name: 'Week 4 Roster' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('heading', { name: 'Week 2 Roster' })).toBeVisible()
    await page.getByLabel('Sort by').focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(new RegExp(`${path}/2(\\?|$)`))
  })
  await test.step('keeps the focus on the pressed button', async () => {
    const next = page.getByRole('button', { name: 'Next week' })
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Week 3 Roster' })).toBeVisible()
    await expect(next).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Week 4 Roster' })).toBeVisible()
    await expect(next).toBeFocused()
  })
  await test.step('sorts by Lineup Position, Week Points, Position or Name, in the URL', async () => {
    const { roster } = await ask(request, 'weeklyRoster', { id: teamId, week: 4 })
    const starters = roster.filter(({ isStarter }) => isStarter)
    const sort = page.getByLabel('Sort by')
    const names = page.getByRole('region', { name: 'Starting Lineup' }).locator('li bdi')
    await sort.selectOption('Week Points')
    await expect(page).toHaveURL(`${path}/4?sort=points`)
    await sort.selectOption('Name')
    await expect(page).toHaveURL(`${path}/4?sort=name`)
    await expect(names).toHaveText(starters.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')))
    await page.getByRole('button', { name: 'Next week' }).click()
    await expect(page).toHaveURL(`${path}/5?sort=name`)
    await sort.selectOption('Position')
    await expect(page).toHaveURL(`${path}/5?sort=position`)
    await sort.selectOption('Lineup Position')
    await expect(page).toHaveURL(`${path}/5`)
  })
})

test('never shows another week than the selected one, in whatever order responses arrive', { tag: '@sweep' }, async ({
  page,
  request,
}) => {
  const { teamId, path } = await finishedTeam(request)
  const late = Promise.withResolvers<void>()
  await page.route(/\/roster\/weekly\/6$/, async (route) => {
    await late.promise
    await route.continue().catch(() => undefined)
  })
  const [six, seven] = await Promise.all([6, 7].map((week) => ask(request, 'weeklyRoster', { id: teamId, week })))
  await page.route(/\/start-sit-analysis\/2$/, (route) =>
    late.promise.then(() => route.continue()).catch(() => undefined),
  )
  await page.goto(`${path}/2`)
  // The loaded part is usable before all responses arrive.
  await expect(page.getByRole('region', { name: 'Matchup of week 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Week 6', exact: true }).click()
  await page.getByRole('button', { name: 'Week 7', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Start/Sit Analysis' })
  await expect(page.getByRole('heading', { name: 'Week 7 Roster' })).toBeVisible()
  await expect(panel).toContainText(points(seven?.matchup?.teamScore ?? -1))
  late.resolve()
  await page.getByRole('button', { name: 'Week 6', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Week 6 Roster' })).toBeVisible()
  await expect(panel).toContainText(points(six?.matchup?.teamScore ?? -1))
  await expect(page.getByRole('heading', { name: 'Week 7 Roster' })).toHaveCount(0)
})

test('player cards are in a grid, and open the profile through the URL', { tag: ['@phone', '@sweep'] }, async ({
  page,
  request,
  isMobile,
}) => {
  const { teamId, path } = await finishedTeam(request)
  const { roster } = await ask(request, 'weeklyRoster', { id: teamId, week: 9 })
  const player = roster[0]
  await page.goto(`${path}/9`)
  await test.step('player cards stand in a grid of 3 columns, fewer on small screens', async () => {
    const starters = page.getByRole('region', { name: 'Starting Lineup' })
    const cards = starters.getByRole('listitem')
    await expect(cards.first()).toBeVisible()
    const tops = await cards.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(isMobile ? 1 : 3)
  })
  await test.step('clicking a player opens the player profile modal through the URL', async () => {
    const profile = page.getByRole('dialog')
    await page.getByRole('button', { name: player?.name }).click()
    await expect(page).toHaveURL(`${path}/9?player=${player?.playerId}`)
    await expect(profile).toHaveAccessibleName(player?.name ?? '?')
    await page.reload()
    await expect(profile).toHaveAccessibleName(player?.name ?? '?')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`${path}/9`)
    await expect(profile).toHaveCount(0)
  })
})

test('the lineup is there once, with who on the bench was better at his starter and at himself', {
  tag: ['@phone', '@sweep'],
}, async ({ page, request, isMobile }) => {
  const { teamId, path } = await finishedTeam(request)
  const weeks = await Promise.all(
    Array.from({ length: 14 }, (_, index) => ask(request, 'startSitAnalysis', { id: teamId, week: index + 1 })),
  )
  const missing = weeks.find((one) => one.missedOpportunities.length > 0)
  if (!missing) throw new Error('Every lineup was optimal')
  const { week, missedOpportunities } = missing
  const { roster } = await ask(request, 'weeklyRoster', { id: teamId, week })
  await page.goto(`${path}/${week}`)
  const cards = page.getByRole('region', { name: 'Starting Lineup' }).getByRole('listitem')
  const bench = page.getByRole('region', { name: 'Bench' }).getByRole('listitem')
  await expect(cards.getByText('Better on the bench:')).toHaveCount(missedOpportunities.length)
  for (const { benchName } of missedOpportunities)
    await expect(bench.filter({ hasText: benchName }).getByText('over')).toBeVisible()
  for (const { name } of roster.filter(({ isStarter }) => isStarter))
    await expect(cards.filter({ has: page.locator(`bdi[title="${name}"]`) })).toHaveCount(1)
  await test.step('phones fold what the decisions cost', async () => {
    const missed = page.getByRole('region', { name: 'Missed Opportunities' })
    await expect(missed).toBeVisible({ visible: !isMobile })
    if (isMobile) await page.getByRole('region', { name: 'Start/Sit Analysis' }).locator('summary').click()
    await expect(missed).toBeVisible()
  })
})

test('reports and retries failures: the roster by a reload, the analysis beside it', { tag: '@sweep' }, async ({
  page,
  request,
}) => {
  const { path } = await finishedTeam(request)
  await failWith(page, rosterCalls, 500)
  await failWith(page, analysisCalls, 500)
  await page.goto(`${path}/9`)
  await test.step("failure: 'Error Loading Roster', 'Failed to load roster data. Please try again.', Retry reloads the page", async () => {
    await expect(page.getByRole('heading', { name: 'Error Loading Roster' })).toBeVisible()
    await expect(page.getByText('Failed to load roster data. Please try again.')).toBeVisible()
    // The screen repeats a failed early request by itself: let both fail.
    await page.waitForLoadState('networkidle')
    await page.unroute(rosterCalls)
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Retry' }).click()
    await reloaded
    await expect(page.getByRole('heading', { name: 'Starting Lineup' })).toBeVisible()
  })
  await test.step('an analysis that fails leaves the roster standing', async () => {
    await expect(page.getByText('Couldn’t load this week’s start/sit analysis.')).toBeVisible()
    await page.unroute(analysisCalls)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Start/Sit Impact')).toBeVisible()
  })
})

test('the scoreboard shows long names whole on a narrow phone @phone', { tag: '@sweep' }, async ({ page }) => {
  await page.goto('/leagues/espn/103/teams/103260002/roster/week/11')
  const name = page.getByRole('region', { name: 'Score' }).getByText('“Overpaid & Underplayed”')
  await expect(name).toBeVisible()
  expect(await name.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(1)
})
