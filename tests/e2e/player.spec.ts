/**
 * Specification, sections 2, 4, 8 and 9: the player profile modal in use. Its texts: tests/screens/player.test.tsx. Opening it by a click:
 * week.spec.ts.
 */
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { ask, failWith, finishedLeague } from './support/api.ts'

/** A drafted starter of the finished demo league, and a week page he is on. */
async function rosteredPlayer(request: APIRequestContext) {
  const league = await finishedLeague(request)
  const [team] = await ask(request, 'leagueTeams', { id: league.id })
  if (!team) throw new Error('The league has no team')
  const { roster } = await ask(request, 'weeklyRoster', { id: team.id, week: 14 })
  const starter = roster.find(({ isStarter, draftInfo, position }) => isStarter && draftInfo && position !== 'D/ST')
  if (!starter) throw new Error('Nobody who was drafted starts')
  const player = await ask(request, 'player', { id: starter.playerId })
  return { league, player, address: `/leagues/espn/${league.espnLeagueId}/teams/${team.id}/roster/week/14` }
}

const modalOf = (page: Page) => page.getByRole('dialog')
const figure = (value: number | null) => (value ?? 0).toFixed(1).replace('-', '−')
const call = /\/api\/v1\/players\/\d+$/

test('retries after a failure, draws his weeks, and closes by its backdrop', { tag: '@sweep' }, async ({
  page,
  request,
}) => {
  const { player, address } = await rosteredPlayer(request)
  await test.step("'Failed to load player data. Please try again.' with Retry", async () => {
    await failWith(page, call, 500)
    await page.goto(`${address}?player=${player.id}`)
    await expect(modalOf(page).getByText('Failed to load player data. Please try again.')).toBeVisible()
    await page.unroute(call)
    await modalOf(page).getByRole('button', { name: 'Retry' }).click()
    await expect(modalOf(page)).toHaveAccessibleName(player.name)
  })
  await test.step('draws points by week, reads them out by arrow keys, and has them as a table', async () => {
    const [first] = player.weeklyStats.filter(({ points }) => points !== null)
    const chart = modalOf(page).getByRole('slider', { name: 'Points by week' })
    await chart.focus()
    await page.keyboard.press('Home')
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      `Week ${first?.week}: ${figure(first?.points ?? null)} points, projected ${figure(first?.projectedPoints ?? null)}`,
    )
    await modalOf(page).getByText('Show as table').click()
    await expect(modalOf(page).getByRole('table').first().getByRole('columnheader')).toHaveText([
      'Week',
      'Points',
      'Projected',
    ])
  })
  await test.step('the backdrop closes', async () => {
    await page.mouse.click(5, 5)
    await expect(modalOf(page)).toHaveCount(0)
    await expect(page).toHaveURL(address)
  })
})

test('says that its script is missing, and opens once it is there', { tag: '@sweep' }, async ({ page, request }) => {
  const { player, league } = await rosteredPlayer(request)
  const script = /PlayerModal\.[\w-]+\.js/
  await page.route(script, (route) => route.fulfill({ status: 404 }))
  await page.goto(`/leagues/espn/${league.espnLeagueId}/overview?player=${player.id}`)
  await expect(modalOf(page)).toHaveAccessibleName('Player profile')
  await expect(modalOf(page).getByRole('alert')).toContainText('Couldn’t load this part of the page.')
  await expect(page.getByRole('table', { name: 'League Standings' })).toBeVisible()
  await page.unroute(script)
  await modalOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(modalOf(page)).toHaveAccessibleName(player.name)
})

test('opens from any page with ?player=', async ({ page, request }) => {
  const { player, league } = await rosteredPlayer(request)
  for (const path of [`/leagues/espn/${league.espnLeagueId}/overview`, '/analysis']) {
    await page.goto(`${path}?player=${player.id}`)
    await expect(modalOf(page)).toHaveAccessibleName(player.name)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(path)
  }
})
