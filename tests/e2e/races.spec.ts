/** Late responses in any order: the screen always shows the current selection. */
import { expect, type Page, test } from '@playwright/test'
import { ask, finishedLeague } from './support/api.ts'
import { holdCalls } from './support/held-calls.ts'
import { open, watchForTrouble } from './support/page.ts'
import { repeatedOf } from './support/server-requests.ts'

const weekOf = (teamId: number, week: number) =>
  new RegExp(`/teams/${teamId}/(roster/weekly|start-sit-analysis)/${week}$`)

/** The names on the page of the week's starters, once the week is there. */
async function shownStarters(page: Page, week: number): Promise<string[]> {
  await expect(page.getByRole('heading', { name: `Week ${week} Roster` })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  return page.getByRole('region', { name: 'Starting Lineup' }).locator('li bdi').allTextContents()
}

test('weeks: the last selected one is shown, whichever response arrives last', async ({ page, request }) => {
  const league = await finishedLeague(request)
  const [team] = await ask(request, 'leagueTeams', { id: league.id })
  if (!team) throw new Error('The league has no teams')
  await open(page, `/leagues/espn/${league.espnLeagueId}/teams/${team.id}/roster/week/1`)
  await shownStarters(page, 1)
  const calls = await holdCalls(page, /\/(roster\/weekly|start-sit-analysis)\/\d+$/)
  for (const week of [8, 10, 9, 12]) {
    await page.getByRole('button', { name: `Week ${week}`, exact: true }).click()
    await calls.arrived(weekOf(team.id, week))
  }
  for (const week of [12, 9, 10]) await calls.release(weekOf(team.id, week))
  const { roster } = await ask(request, 'weeklyRoster', { id: team.id, week: 12 })
  const starters = roster.filter(({ isStarter }) => isStarter).map(({ name }) => name)
  expect((await shownStarters(page, 12)).sort()).toEqual(starters.sort())
  await expect(page).toHaveURL(/\/week\/12$/)
  // Obsolete calls are aborted.
  await expect.poll(() => calls.aborted.filter((url) => /weekly\/8$/.test(url)).length).toBeGreaterThan(0)
  await calls.release(/./)
  expect((await shownStarters(page, 12)).sort()).toEqual(starters.sort())
})

test('the head of a page and its scripts request nothing twice, whichever is first', async ({ page, request }) => {
  const { espnLeagueId, season } = await finishedLeague(request)
  for (const address of [`/leagues/espn/${espnLeagueId}/overview`, `/recap/espn/${espnLeagueId}/${season}`]) {
    const requested: string[] = []
    page.on('request', (one) => {
      const { pathname, search } = new URL(one.url())
      if (pathname.startsWith('/api/')) requested.push(pathname + search)
    })
    const league = new RegExp(`/api/v1/leagues/espn/${espnLeagueId}([?]|$)`)
    const calls = await holdCalls(page, league)
    await page.goto(address)
    // The scripts have requested the league.
    await page.waitForFunction((path) => {
      const early = (window as { earlyResponses?: Record<string, unknown> }).earlyResponses ?? {}
      const own = Object.keys(early).filter((url) => new RegExp(path).test(url))
      return own.every((url) => early[url] === undefined)
    }, league.source)
    await page.unroute(league)
    await calls.release(/./)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(requested.length).toBeGreaterThan(2)
    expect(repeatedOf(requested)).toEqual([])
    page.removeAllListeners('request')
  }
})

test('teams: the one opened last is shown', { tag: '@sweep' }, async ({ page, request }) => {
  const league = await finishedLeague(request)
  const [first, second] = await ask(request, 'leagueTeams', { id: league.id })
  if (!first || !second) throw new Error('The league has too few teams')
  const base = `/leagues/espn/${league.espnLeagueId}`
  await open(page, `${base}/overview`)
  const calls = await holdCalls(page, /\/api\/v1\/teams\//)
  const rows = page.getByRole('table', { name: 'League Standings' }).locator('tbody tr')
  await rows.filter({ hasText: first.name }).click()
  await calls.arrived(new RegExp(`/teams/${first.id}`))
  await page.evaluate(
    (path) => history.pushState(null, '', path) ?? dispatchEvent(new PopStateEvent('popstate')),
    `${base}/teams/${second.id}/roster/week/5`,
  )
  await calls.arrived(new RegExp(`/teams/${second.id}`))
  await page.unroute(/\/api\/v1\/teams\//)
  await calls.release(new RegExp(`/teams/${second.id}`))
  await calls.release(new RegExp(`/teams/${first.id}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name)
  const { roster } = await ask(request, 'weeklyRoster', { id: second.id, week: 5 })
  const starters = roster.filter(({ isStarter }) => isStarter).map(({ name }) => name)
  expect((await shownStarters(page, 5)).sort()).toEqual(starters.sort())
})

test('tabs and filters: those chosen last are shown', { tag: '@sweep' }, async ({ page, request }) => {
  const league = await finishedLeague(request)
  await open(page, `/leagues/espn/${league.espnLeagueId}/overview`)
  const calls = await holdCalls(page, /draft-complete|superlatives/)
  await page.getByRole('link', { name: 'Draft Board', exact: true }).click()
  await page.getByRole('link', { name: 'Awards', exact: true }).click()
  await calls.arrived(/superlatives/)
  await page.unroute(/draft-complete|superlatives/)
  await page.getByRole('link', { name: 'Draft Board', exact: true }).click()
  await calls.release(/superlatives/)
  await calls.release(/draft-complete/)
  await expect(page.getByText(/total picks across/)).toBeVisible()
  await expect(page.getByText('Season Superlatives')).toHaveCount(0)
  for (const round of ['3', '1', '5', '2']) await page.getByLabel('Round', { exact: true }).selectOption(round)
  await expect(page.getByRole('heading', { name: /^Round 2\b/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Round (1|3|5)\b/ })).toHaveCount(0)
})

test('the matchup panel shows the week that was moved to last', { tag: '@sweep' }, async ({ page, request }) => {
  const league = await finishedLeague(request)
  const [team] = await ask(request, 'leagueTeams', { id: league.id })
  if (!team) throw new Error('The league has no teams')
  // Before the page opens, because requests sent while a route is being installed may bypass it.
  const calls = await holdCalls(page, new RegExp(`/teams/${team.id}/roster/weekly/[345]$`))
  await open(page, `/leagues/espn/${league.espnLeagueId}/teams/${team.id}/performance?matchup=2`)
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('table')).toBeVisible()
  await expect(panel).toContainText('Week 2')
  for (const week of [3, 4, 5]) {
    await page.keyboard.press('ArrowRight')
    // The call is sent before the week is shown; only then the next key continues from it.
    await expect(panel).toContainText(`Week ${week}`)
    await calls.arrived(new RegExp(`weekly/${week}$`))
  }
  for (const week of [5, 3, 4]) await calls.release(new RegExp(`weekly/${week}$`))
  const own = await ask(request, 'weeklyRoster', { id: team.id, week: 5 })
  await expect(panel).toContainText('Week 5')
  await expect(panel).toContainText(own.matchup?.opponentName ?? '')
  await expect(panel).toContainText((own.matchup?.teamScore ?? 0).toFixed(1))
})

test('a retry works once the network is back', { tag: '@sweep' }, async ({ page, request, context }) => {
  const league = await finishedLeague(request)
  const [team] = await ask(request, 'leagueTeams', { id: league.id })
  const trouble = watchForTrouble(page)
  await open(page, `/leagues/espn/${league.espnLeagueId}/teams/${team?.id}/roster/week/3`)
  await expect(page.getByRole('heading', { name: 'Week 3 Roster' })).toBeVisible()
  // The first click loads its handler, which needs the network.
  await page.getByRole('button', { name: 'Week 4', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Week 4 Roster' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Week 9', exact: true }).click()
  await expect(page.getByText('Failed to load roster data. Please try again.')).toBeVisible()
  await context.setOffline(false)
  // Failed calls are repeated automatically; the button is for impatient readers.
  await page
    .getByRole('button', { name: 'Retry' })
    .click({ timeout: 2000 })
    .catch(() => {})
  await expect(page.getByRole('heading', { name: 'Week 9 Roster' })).toBeVisible()
  // Occasionally the browser has no message for the logged error, only its location.
  expect(trouble.found(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|"lineNumber"/)).toEqual([])
})
