/** A league's week and its bracket. */
import { expect, type Locator, test } from '@playwright/test'
import { responseVersion } from '../../src/contract/response-version.ts'
import { toWire } from '../../src/contract/wire.ts'
import { espnLeague } from '../support/league-keys.ts'
import { asApi, ask, brokenText, finishedLeague, runningLeague } from './support/api.ts'
import { open } from './support/page.ts'

test('a week lists every game, opens lineups beside the page, and links to other weeks and the bracket', async ({
  page,
  request,
}) => {
  const { espnLeagueId: espnId } = await finishedLeague(request)
  const { matchups } = await ask(request, 'scoreboard', { ...espnLeague(espnId), week: 5 })
  const address = `/leagues/espn/${espnId}/matchups`
  await page.goto(`${address}/5`)
  const games = page.getByRole('article')
  await expect(games).toHaveCount(matchups.length)
  for (const { home } of matchups) {
    await expect(games.filter({ hasText: home.team.name.trim() })).toContainText((home.points ?? 0).toFixed(1))
  }
  // It comes with the league's history, once the page is idle.
  await expect(games.first().getByRole('link', { name: /^The Jungle Wire. All time: / })).toBeVisible()
  await expect(page.locator('main')).not.toContainText(brokenText)
  await games
    .first()
    .getByRole('link', { name: /^Lineups of/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`${address}/5\\?matchup=\\d+$`))
  const panel = page.getByRole('dialog', { name: /^Week 5/ })
  await expect(panel.getByRole('table')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await page.getByRole('navigation', { name: 'Week' }).getByRole('button', { name: 'Next week' }).click()
  await expect(page).toHaveURL(`${address}/6`)
  await expect(page.getByRole('heading', { name: 'Week 6' })).toBeVisible()
  await page.getByRole('link', { name: 'Playoff bracket' }).click()
  await expect(page).toHaveURL(`${address}/bracket`)
  await expect(page.getByRole('img', { name: /won the title/ })).toBeVisible()
})

test('a game that somebody watched has its path, its turn and a picture, also once its week is past @phone', async ({
  page,
  request,
}) => {
  const { espnLeagueId: espnId } = await finishedLeague(request)
  const { matchups } = await ask(request, 'scoreboard', { ...espnLeague(espnId), week: 6 })
  const [game] = matchups
  if (!game) throw new Error('Week 6 has games')
  const start = Date.parse('2025-10-12T17:00:00Z') / 1000
  await page.route(/\/scoreboard\/6\b/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), is_watched: true } })
  })
  // The card lists the winner first, whose chance goes up.
  const { team } = game.away?.isWinner ? game.away : game.home
  const path = {
    matchupId: game.matchupId,
    homeTeamId: team.id,
    times: [start, start + 300],
    chances: [0.04, 0.7],
    turn: { team, at: '2025-10-12T17:05:00Z', from: 0.04, to: 0.7, player: null, points: null },
    low: null,
  }
  const paths = { kickoffs: ['2025-10-12T17:00:00Z'], watched: [{ from: start, to: start + 600 }], games: [path] }
  let asked = 0
  await page.route(/\/paths\/6\b/, (route) => {
    asked += 1
    return route.fulfill(asApi(toWire(paths), responseVersion('gamePaths')))
  })
  await open(page, `/leagues/espn/${espnId}/matchups/5`)
  await page.getByRole('navigation', { name: 'Week' }).getByRole('button', { name: 'Next week' }).click()
  const plot = page.getByRole('img', { name: `Chance of ${team.name}: 4%` })
  await plot.scrollIntoViewIfNeeded()
  await expect(plot).toBeVisible()
  const card = page.getByRole('article').filter({ has: plot })
  await expect(card.getByText(`The turn: Sun, 1:05 p.m. ET, ${team.name} from 4% to 70%.`)).toBeVisible()
  await expect(card.getByRole('button', { name: /^Picture of the game/ })).toBeVisible()
  expect(asked).toBe(1)
})

test('a week that is being played has its button in sight, and a played one its chart @phone', {
  tag: '@sweep',
}, async ({ page, request, isMobile }) => {
  const { espnLeagueId: espnId, currentWeek } = await runningLeague(request)
  await open(page, `/leagues/espn/${espnId}/matchups`)
  await expect(page.getByRole('button', { name: `Week ${currentWeek}, in progress` })).toBeInViewport({ ratio: 1 })
  await open(page, `/leagues/espn/${espnId}/matchups/${currentWeek - 1}`)
  const scores = page.getByRole('region', { name: 'All scores' })
  if (isMobile) await scores.getByText(/teams, in a table and as a chart/).click()
  await expect(scores.getByRole('img')).toBeVisible()
  // A fold's chart has its width a frame after it opens.
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? Number.NaN
  await expect
    .poll(async () => (await widthOf(scores.getByRole('img'))) / Math.min(await widthOf(scores), 768))
    .toBeGreaterThan(0.98)
})
