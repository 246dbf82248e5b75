/** The live board with the clock in the test's hands: when it asks again, and what it marks. */
import { expect, test } from '@playwright/test'
import { open } from './support/page.ts'

const minute = 60_000

test('asks again every minute while it is visible, marks what changed, and asks nothing while hidden', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-22T21:00:00Z') })
  let requests = 0
  await page.route('**/api/v1/leagues/espn/103/live*', async (route) => {
    const response = await route.fetch()
    const board = await response.json()
    requests += 1
    board.state = 'playing'
    board.as_of = new Date(Date.UTC(2026, 10, 22, 21, requests)).toISOString()
    board.matchups[0].home.points = 80 + requests
    await route.fulfill({ response, json: board })
  })
  await page.goto('/leagues/espn/103/live')
  await expect(page.getByRole('heading', { name: 'Week 11, live' })).toBeVisible()
  await expect(page.getByText('refreshes every minute')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Root for' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'The table if all games ended now' })).toBeVisible()
  await expect(page.locator('[data-changed]')).toHaveCount(0)
  const first = requests
  // A response that is on its way when the clock is moved starts the minute again.
  let moved = 0
  await expect
    .poll(async () => {
      if (requests > first) return requests
      moved += minute / 4
      await page.clock.runFor(minute / 4)
      return requests
    })
    .toBe(first + 1)
  expect(moved).toBeLessThanOrEqual(2.25 * minute)
  // A phone's folded game has its score, too.
  await expect(page.locator('[data-changed]', { hasText: `${80 + requests}.0` }).filter({ visible: true })).toHaveCount(
    1,
  )
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.runFor(30 * minute)
  expect(requests).toBe(first + 1)
})

test('moves nothing when figures change @phone', { tag: '@sweep' }, async ({ page, isMobile }) => {
  await page.clock.install({ time: new Date('2026-11-22T21:00:00Z') })
  let requests = 0
  await page.route('**/api/v1/leagues/espn/103/live*', async (route) => {
    const response = await route.fetch()
    const board = await response.json()
    requests += 1
    board.state = 'playing'
    board.as_of = new Date(Date.UTC(2026, 10, 22, 21, requests)).toISOString()
    board.matchups.forEach((matchup: BoardGame, index: number) => {
      const chance = 0.5 + 0.01 * index + 0.001 * requests
      Object.assign(matchup, { status: 'in-progress' })
      // At first level and short, then with every word that a game can have.
      Object.assign(matchup.home, { points: requests === 1 ? 0 : 99.96, chance_live: chance, starters_to_come: 2 })
      Object.assign(matchup.away, { points: requests === 1 ? 0 : 111.04, chance_live: 1 - chance, starters_to_come: 7 })
    })
    await route.fulfill({ response, json: board })
  })
  await page.goto('/leagues/espn/103/live')
  await expect(page.getByText(/^Tied\. /).first()).toBeVisible()
  if (isMobile) await page.getByText(/^\d+ teams, .* leads$/).click()
  await expect(page.getByRole('table', { name: 'The table if all games ended now' })).toBeVisible()
  // The fonts of a first visit come after the first content.
  await page.evaluate(() => document.fonts.ready)
  const boxes = () =>
    page
      .locator('main article, main tr')
      // What is in a closed fold has a box at one time and none at another.
      .evaluateAll((nodes) =>
        nodes
          .filter((node) => node.checkVisibility())
          .map((node) => Object.values(node.getBoundingClientRect().toJSON())),
      )
  const before = await boxes()
  await page.clock.runFor(minute + 1000)
  await expect(page.getByText(/trails by 11\.0/).first()).toBeVisible()
  await expect(page.locator('[data-changed]').first()).toBeVisible()
  expect(await boxes()).toEqual(before)
})

test('the line of an alarm that comes late moves nothing @phone', { tag: '@sweep' }, async ({ page }) => {
  const team = 103_260_005
  const alert = {
    kind: 'empty',
    slot: 'K',
    player_id: null,
    name: null,
    replacement: null,
    until: '2026-11-22T21:05:00Z',
  }
  const held = Promise.withResolvers<void>()
  await page.addInitScript((mine) => {
    localStorage.setItem(
      'my-teams',
      JSON.stringify([{ leagues: ['103'], team: { id: mine, name: 'Café Olé', managers: ['Inés Quiroga'] } }]),
    )
  }, team)
  await page.route('**/scoreboard/**', async (route) => {
    const response = await route.fetch()
    await held.promise
    await route.fulfill({
      response,
      json: { ...(await response.json()), lineup_alerts: [{ team_id: team, alerts: [alert] }] },
    })
  })
  await page.goto('/leagues/espn/103/live')
  const table = page.getByRole('heading', { name: /^Week 11/ })
  await expect(table).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const place = () => table.evaluate((heading) => heading.getBoundingClientRect().top + scrollY)
  const before = await place()
  const alarm = page.getByText('The K slot is empty.')
  await expect(alarm).toHaveCount(0)
  held.resolve()
  await expect(alarm).toBeVisible()
  expect(await place()).toBe(before)
})

test('fits a phone, and chooses a team to root for @phone', { tag: '@sweep' }, async ({ page, isMobile }) => {
  await open(page, '/leagues/espn/103/live')
  if (isMobile) await page.getByText(/^\d results? helps? /).click()
  await page.getByLabel('Team', { exact: true }).selectOption({ label: 'Café Olé' })
  await expect(page).toHaveURL(/team=103260005/)
  const [width, visible] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(width).toBeLessThanOrEqual(visible)
})

test('copies the board for an assistant, and shows the text to be selected where the browser blocks that', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await open(page, '/leagues/espn/103/live')
  await page.getByRole('button', { name: 'Copy for your assistant' }).click()
  await expect(page.getByText('Your browser blocked copying.')).toBeVisible()
  const text = page.locator('pre').filter({ hasText: /^League: ".+, season 2026\nStatus: week 11, / })
  await expect(text).toContainText(`- Board: ${new URL('/leagues/espn/103/live', page.url()).href}`)
  await text.click()
  expect(await page.evaluate(() => getSelection()?.toString().startsWith('League: "'))).toBe(true)
  const [width, visible] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(width).toBeLessThanOrEqual(visible)
})

interface BoardGame {
  home: object
  away: object
}
