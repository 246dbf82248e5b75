/** All leagues of a device on one page: what a reader with teams in several leagues sees on desks and phones. */
import { expect, type Page, test } from '@playwright/test'
import { ask } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { expectNoShifts, recordShifts } from './support/layout-shifts.ts'
import { chooseTeams } from './support/my-teams.ts'
import { expectWhole, open, settled } from './support/page.ts'

/** A reader with the first team of the demo's running leagues. */
const chooseFirst = (page: Page, leagues: readonly string[]): Promise<void> =>
  chooseTeams(
    page,
    leagues.map((league) => ({ league, id: Number(`${league}260001`), name: `My team in ${league}` })),
  )

test('the home page leads to the games of all leagues, and a refused one leaves the others as they are @phone', async ({
  page,
}) => {
  await chooseFirst(page, ['103', '105', '106'])
  await page.route('**/api/v1/leagues/espn/105/live*', (route) =>
    route.fulfill({ status: 403, json: { detail: 'This league is private since Friday.' } }),
  )
  await open(page, '/')
  await page.getByRole('link', { name: 'My Sunday' }).click()
  await expect(page.getByRole('heading', { name: 'My Sunday', level: 1 })).toBeVisible()
  const games = page.getByRole('region', { name: 'My games' })
  await expect(games.getByRole('link', { name: 'Dollar Bin Dynamos' })).toBeVisible()
  await expect(games.getByText(/to win/).first()).toBeVisible()
  const players = page.getByRole('region', { name: 'On the field now and next' })
  await expect(players.getByText(/in Dollar Bin Dynamos/).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your other leagues' })).toContainText('private since Friday')
  await settled(page)
  await expectWhole(page)
  await expectNoViolations(page)
})

test('nothing moves while the games of all leagues arrive, and the age of their figures @phone', async ({
  page,
  request,
}) => {
  const leagues = ['103', '105', '106']
  // A server that has computed no board yet needs more than the second that the page waits for all of them.
  for (const leagueId of leagues) await ask(request, 'live', { host: 'espn', leagueId, season: 2026 })
  await chooseFirst(page, leagues)
  await recordShifts(page)
  await open(page, '/sunday')
  await expect(page.getByRole('region', { name: 'On the field now and next' })).toBeVisible()
  await settled(page)
  await expectNoShifts(page)
})

test('without a team it says what to do, and without scripts what it needs', async ({ page, browser, baseURL }) => {
  await open(page, '/sunday')
  await expect(page.getByText(/No team yet/)).toBeVisible()
  await expectNoViolations(page)
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(new URL('/sunday', baseURL).href)
  await expect(plain.getByText(/needs JavaScript/)).toBeVisible()
  await expect(plain.locator('main .waiting').first()).toBeHidden()
  await plain.close()
})
