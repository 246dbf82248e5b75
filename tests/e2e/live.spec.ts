/** The live board with the clock in the test's hands: when it asks again, and what it marks. */
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { chooseTeams } from './support/my-teams.ts'
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

test('opens lineups beside the board, which stays', { tag: '@sweep' }, async ({ page }) => {
  await open(page, '/leagues/espn/103/live')
  const board = await page.getByRole('heading', { name: /^Week 11/ }).elementHandle()
  await page
    .getByRole('link', { name: /^Lineups of/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/live\?matchup=\d+$/)
  const panel = page.getByRole('dialog', { name: /^Week 11/ })
  await expect(panel.getByRole('table')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/live$/)
  expect(await board?.evaluate((heading) => heading.isConnected)).toBe(true)
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
  await expect(page.getByText(/^Tied, /).first()).toBeVisible()
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
  await chooseTeams(page, [{ league: '103', id: team, name: 'Café Olé', managers: ['Inés Quiroga'] }])
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

test('gives a picture of a game once it is over', { tag: '@sweep' }, async ({ page }) => {
  const one = Date.parse('2026-11-22T18:00:00Z') / 1000
  await page.route('**/api/v1/leagues/espn/103/live*', async (route) => {
    const response = await route.fetch()
    const board = await response.json()
    const [{ matchup_id, home, away }] = board.matchups
    Object.assign(board.matchups[0], { status: 'final' })
    Object.assign(home, { points: 121.3, is_winner: true, starters_to_come: 0 })
    Object.assign(away, { points: 118.9, is_winner: false, starters_to_come: 0 })
    const player = { id: 9, name: 'Arlo Penn', position: 'WR', nfl_team: 'KC' }
    const minutes = [0, 30, 55, 80, 110, 300, 330, 390, 397, 402, 430, 520, 560, 600]
    board.paths = {
      kickoffs: ['2026-11-22T18:00:00Z', '2026-11-22T21:25:00Z', '2026-11-23T01:20:00Z'],
      watched: [
        { from: one, to: one + 60 * 110 },
        { from: one + 60 * 300, to: one + 60 * 620 },
      ],
      games: [
        {
          matchup_id,
          times: minutes.map((minute) => one + 60 * minute),
          chances: [0.46, 0.5, 0.41, 0.33, 0.28, 0.12, 0.07, 0.04, 0.35, 0.72, 0.8, 0.7, 0.9, 0.99],
          turn: { team: home.team, at: '2026-11-23T00:42:00Z', from: 0.04, to: 0.72, player, points: 21.4 },
          low: { team: home.team, at: '2026-11-23T00:30:00Z', chance: 0.04 },
        },
      ],
    }
    await route.fulfill({ response, json: board })
  })
  await open(page, '/leagues/espn/103/live')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Picture of the game, / }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/-week-11-2026\.png$/)
  const { width, height } = await sharp(await file.path()).metadata()
  expect([width, height]).toEqual([1080, 1080])
  await expect(page.locator('[inert]')).toHaveCount(0)
})

interface BoardGame {
  home: object
  away: object
}
