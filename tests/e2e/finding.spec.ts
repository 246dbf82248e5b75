/** Finding one's way: the bar, the second row, the bar of phones, the list of all leagues. */
import { expect, test } from '@playwright/test'
import { asApi, ask, finishedLeague, runningLeague, undraftedLeague } from './support/api.ts'
import { open } from './support/page.ts'

test('team switches keep screen and week; the bar opens screens and leagues', async ({ page, request }) => {
  const { id, espnLeagueId: league, name } = await finishedLeague(request)
  const [team, other] = await ask(request, 'leagueTeams', { id })
  const base = `/leagues/espn/${league}`
  await open(page, `${base}/teams/${team?.id}/roster/week/5`)
  await page.getByRole('navigation', { name: 'Team' }).getByRole('link', { name: 'Performance' }).click()
  await expect(page).toHaveURL(`${base}/teams/${team?.id}/performance?week=5`)
  await page.getByRole('button', { name: `Team: ${team?.name}` }).click()
  const teams = page.getByRole('navigation', { name: 'Teams' })
  await expect(teams.locator('[aria-current]')).toContainText(team?.name ?? '')
  await teams.getByRole('link', { name: other?.name }).click()
  await expect(page).toHaveURL(`${base}/teams/${other?.id}/performance?week=5`)
  await expect(page).toHaveTitle(new RegExp(`^Performance · ${other?.name}`))

  await page.getByRole('navigation', { name: 'League' }).getByRole('link', { name: 'Awards' }).click()
  await expect(page).toHaveURL(`${base}/awards`)
  await page.getByRole('button', { name: `League: ${name}` }).click()
  const running = await runningLeague(request)
  await page.getByRole('navigation', { name: 'Leagues' }).getByRole('link', { name: running.name }).click()
  await expect(page).toHaveURL(`/leagues/espn/${running.espnLeagueId}/awards`)
})

test('the search finds players, teams and managers by keyboard alone', async ({ page, request }) => {
  const { id, espnLeagueId: league } = await finishedLeague(request)
  const [team] = await ask(request, 'leagueTeams', { id })
  const [player] = await ask(request, 'topPerformers', { leagueId: id })
  await open(page, `/leagues/espn/${league}/overview`)
  await page.keyboard.press('/')
  const search = page.getByRole('dialog', { name: 'Search' })
  await expect(search.getByRole('textbox')).toBeFocused()
  await page.keyboard.type(player?.name ?? '?')
  await expect(search.getByRole('link').first()).toContainText(player?.name ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: player?.name })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await page.keyboard.type(team?.ownerNames[0] ?? '?')
  await expect(search.getByRole('link').filter({ hasText: 'Manager' })).toContainText(team?.name ?? '')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/teams/${team?.id}/roster/week/14`))
})

test('a phase has its doors and its week', { tag: ['@phone', '@sweep'] }, async ({ page, request, isMobile }) => {
  const undrafted = await undraftedLeague(request)
  await open(page, `/leagues/espn/${undrafted.espnLeagueId}/overview`)
  await expect(page.getByRole('heading', { name: 'Teams', exact: true })).toBeVisible()
  const doors = page.getByRole('navigation', { name: 'League', exact: true })
  await expect(doors.getByRole('link')).toHaveText(isMobile ? ['Overview'] : ['Overview', 'History'])
  await expect(doors.getByRole('button')).toHaveText(isMobile ? ['Teams', 'League'] : ['Teams'])
  const running = await runningLeague(request)
  await open(page, `/leagues/espn/${running.espnLeagueId}/overview`)
  const table = page.getByRole('table', { name: 'League Standings' })
  await expect(table.getByRole('columnheader', { name: 'Rank', exact: true })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'Regular Season Rank' })).toHaveCount(0)
  await table.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/roster/week/${running.currentWeek}$`))
  // For a game that has not started the running week shows it as upcoming.
  await expect(page.getByRole('main').getByText(/^(Live|Upcoming)$/)).toBeVisible()
  const next = (running.currentWeek ?? 0) + 1
  await page.getByRole('button', { name: `Week ${next}, not played yet` }).click()
  await expect(page.getByRole('region', { name: `Matchup of week ${next}` })).toContainText('Upcoming')
  await expect(page.getByRole('button', { name: 'Week 18, after the season' })).toBeDisabled()
  await page.getByRole('button', { name: /^Go to week/ }).click()
  await expect(page).toHaveURL(new RegExp(`/roster/week/${running.currentWeek}$`))
  await expect(page.getByRole('heading', { name: 'Starting Lineup' })).toBeVisible()
})

test('content begins near the top, bars do not cover each other', { tag: ['@phone', '@sweep'] }, async ({
  page,
  request,
  isMobile,
}) => {
  const { id, espnLeagueId: league } = await finishedLeague(request)
  const [team] = await ask(request, 'leagueTeams', { id })
  const most = isMobile ? 120 : 200
  // Between the bars and the content a door with several screens has its tabs.
  const tabs = isMobile ? 46 : 40
  const topOf = async (name: string | RegExp) => (await page.getByText(name).first().boundingBox())?.y ?? Number.NaN
  await open(page, `/leagues/espn/${league}/awards`)
  await expect(page.getByRole('heading', { name: 'Season Superlatives' })).toBeVisible()
  expect(await topOf('Season Superlatives')).toBeLessThanOrEqual(most + tabs)
  await open(page, '/leagues/espn/104/power')
  expect(await topOf('No power ratings')).toBeLessThanOrEqual(most + tabs + (isMobile ? 0 : 60))
  await open(page, `/leagues/espn/${league}/teams/${team?.id}/roster/week/5`)
  await expect(page.getByRole('heading', { name: 'Week 5 Roster' })).toBeVisible()
  // Above its switch the team's page has a line of its own, and on phones figures are cards.
  expect((await page.getByRole('group', { name: 'View' }).boundingBox())?.y).toBeLessThanOrEqual(isMobile ? 260 : 230)
  if (!isMobile) return
  const picker = await page.getByRole('navigation', { name: 'Week' }).boundingBox()
  const dock = await page.getByRole('navigation', { name: 'League' }).boundingBox()
  expect((picker?.y ?? 0) + (picker?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0)
  await page.getByRole('button', { name: 'League', exact: true }).click()
  const index = page.getByRole('dialog', { name: 'League', exact: true })
  await expect(index.getByRole('link', { name: /^Rule Lab/ })).toBeInViewport()
  await index.getByRole('button', { name: /^Leagues/ }).scrollIntoViewIfNeeded()
  await expect(index.getByRole('button', { name: /^Leagues/ })).toBeInViewport()
})

test('every league is listed below the first six, with its seasons together, and is found by name', {
  tag: '@sweep',
}, async ({ page }) => {
  const leagues = Array.from({ length: 12 }, (_, index) => ({
    id: index,
    espnLeagueId: 100 + Math.floor(index / 2),
    name: `League ${String.fromCharCode(65 + Math.floor(index / 2))}`,
    season: 2025 - (index % 2),
  }))
  await page.route(/\/api\/v1\/leagues\/(\?|$)/, (route) => route.fulfill(asApi(leagues)))
  await open(page, '/leagues')
  await expect(page.getByRole('main').locator('header h1')).toHaveText('Fantasy Football Analytics')
  const list = page.getByRole('region', { name: 'All leagues' })
  await expect(list.getByRole('listitem')).toHaveCount(6)
  await expect(list.getByRole('link', { name: 'League F, season 2024' })).toHaveAttribute(
    'href',
    '/leagues/espn/105/seasons/2024/overview',
  )
  await list.getByRole('searchbox').fill('league f')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list.getByRole('status')).toHaveText('1 league')
})

test('a desk loads the fonts before its content, which would move, and a phone after its scripts', {
  tag: ['@phone', '@sweep'],
}, async ({ page, request, isMobile }) => {
  const { espnLeagueId } = await finishedLeague(request)
  const fonts: string[] = []
  page.on('request', (one) => one.resourceType() === 'font' && fonts.push(one.url()))
  await page.route(/\/_astro\/.*\.js/, (route) => route.abort())
  await page.goto(`/leagues/espn/${espnLeagueId}/overview`)
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  expect(fonts.length > 0).toBe(!isMobile)
})
