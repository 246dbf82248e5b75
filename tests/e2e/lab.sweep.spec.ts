/** The rule lab in use: chips, the rules' groups, and the ballot. Its texts: tests/screens/lab. */
import { expect, type Page, test } from '@playwright/test'
import { finishedLeague } from './support/api.ts'
import { fontsLoaded, open } from './support/page.ts'

const chips = (page: Page) => page.getByRole('group', { name: 'What if we had …' })
const placesOf = (page: Page) =>
  chips(page)
    .locator('[aria-pressed]')
    .evaluateAll((buttons) =>
      buttons.map((button) => [
        button.textContent,
        (button as HTMLElement).offsetLeft,
        (button as HTMLElement).offsetTop,
      ]),
    )

test('chips keep their places when one is tapped', { tag: '@phone' }, async ({ page, request }) => {
  const { espnLeagueId } = await finishedLeague(request)
  await open(page, `/leagues/espn/${espnLeagueId}/lab?s53=0`)
  const chip = chips(page).getByRole('button', { name: 'Median game', exact: true })
  await expect(chip).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('heading', { name: /^With no PPR, / })).toBeVisible()
  await fontsLoaded(page)
  const before = await placesOf(page)
  expect(before.length).toBeGreaterThan(3)
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('heading', { name: /^With no PPR and a median game, / })).toBeVisible()
  expect(await placesOf(page)).toEqual(before)
  await chips(page).getByRole('button', { name: 'Back to our rules' }).click()
  await expect(page).toHaveURL(`/leagues/espn/${espnLeagueId}/lab`)
})

test('the chevron of a group of rules points up only while it is open', { tag: '@phone' }, async ({
  page,
  request,
  isMobile,
}) => {
  const { espnLeagueId } = await finishedLeague(request)
  await open(page, `/leagues/espn/${espnLeagueId}/lab`)
  await expect(page.getByText('Change a rule. We re-score the season and show who gains.')).toBeVisible()
  const rules = page.getByRole('region', { name: 'Rules' })
  if (isMobile) await rules.locator('summary').first().click()
  const group = (name: string) =>
    rules
      .locator('details')
      .filter({ has: page.locator('summary', { hasText: name }) })
      .last()
  const isTurned = (name: string) =>
    group(name)
      .locator('summary svg')
      .evaluate((chevron) => getComputedStyle(chevron).rotate !== 'none')
  for (const [name, isOpen] of [
    ['Schedule and playoffs', true],
    ['Lineups', false],
    ['Receiving', false],
  ] as const) {
    await expect(group(name).locator('summary')).toBeVisible()
    await expect.poll(() => isTurned(name)).toBe(isOpen)
  }
  await group('Lineups').locator('summary').click()
  await expect.poll(() => isTurned('Lineups')).toBe(true)
  expect(await isTurned('Receiving')).toBe(false)
})

test('a ballot prints with its question, both votes and every season, and nothing else', async ({ page, request }) => {
  const { espnLeagueId, seasons } = await finishedLeague(request)
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await open(page, `/leagues/espn/${espnLeagueId}/lab?s53=0.5`)
  await page.getByRole('link', { name: 'Put it to a vote' }).click()
  const ballot = page.getByRole('article')
  await expect(ballot.getByRole('heading', { name: 'Vote: half PPR' })).toBeVisible()
  for (const season of seasons) await expect(ballot.getByText(String(season), { exact: true })).toBeVisible()
  await ballot.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html[data-printed]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(ballot.getByRole('list', { name: 'Votes' }).getByRole('listitem')).toHaveText(['Yes', 'No'])
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
})
