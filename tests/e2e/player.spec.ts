/** Specification, sections 2, 4, 8 and 9: the player profile modal. */
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { ask, brokenText, failWith, finishedLeague } from './support/api.ts'
import { test } from './support/kept-page.ts'

/** A drafted starter of the finished demo league, and a week page he is on. */
async function rosteredPlayer(request: APIRequestContext) {
  const league = await finishedLeague(request)
  const [team] = await ask(request, 'leagueTeams', { id: league.id })
  if (!team) throw new Error('The league has no team')
  const { roster } = await ask(request, 'weeklyRoster', { id: team.id, week: 14 })
  const starter = roster.find(({ is_starter, draft_info, position }) => is_starter && draft_info && position !== 'D/ST')
  if (!starter) throw new Error('Nobody who was drafted starts')
  const player = await ask(request, 'player', { id: starter.player_id })
  return { league, player, address: `/leagues/espn/${league.espn_league_id}/teams/${team.id}/roster/week/14` }
}

const modalOf = (page: Page) => page.getByRole('dialog')
const figure = (value: number | null) => (value ?? 0).toFixed(1).replace('-', '−')
const call = /\/api\/v1\/players\/\d+$/

// The status of each week: tests/ui/player-profile.test.tsx.
test.describe('player profile modal', () => {
  test('opens by a click on a player, and is in the address', async ({ page, request }) => {
    const { player, address } = await rosteredPlayer(request)
    await page.goto(address)
    await page.getByRole('list').getByText(player.name).first().click()
    await expect(page).toHaveURL(`${address}?player=${player.id}`)
    await expect(modalOf(page)).toHaveAccessibleName(player.name)
    await page.reload()
    await expect(modalOf(page)).toHaveAccessibleName(player.name)
  })

  test('shows name, position, NFL team, injury status and draft round/pick; season stats: total points, PPG, starts/games played, projected, start %, accuracy; highlights: best week, worst week, consistency % with 0 decimals; Escape closes', async ({
    page,
    request,
  }) => {
    const { player, address } = await rosteredPlayer(request)
    await page.goto(`${address}?player=${player.id}`)
    await expect(modalOf(page).getByRole('heading', { name: player.name })).toBeVisible()
    await expect(modalOf(page).getByText(player.position, { exact: true }).first()).toBeVisible()
    await expect(modalOf(page)).toContainText(player.nfl_team ?? 'Free agent')
    await expect(modalOf(page)).toContainText(
      `Round ${player.draft_info?.round}, Pick ${player.draft_info?.overall_pick}`,
    )
    const injury = player.injury_status?.replaceAll('_', ' ').toLowerCase() ?? ''
    await expect(modalOf(page)).toContainText(new RegExp(injury, 'i'))

    const stats = player.season_stats
    const season = modalOf(page).getByRole('region', { name: 'Season stats' })
    for (const [term, value] of [
      ['Total points', figure(stats.total_points)],
      ['Points per game', figure(stats.avg_points_per_game)],
      ['Starts / games played', `${stats.starts} / ${stats.games_played}`],
      ['Projected', figure(stats.total_projected)],
      ['Start %', `${figure(stats.start_percentage)}%`],
      ['Accuracy', `${figure(stats.accuracy)}%`],
    ]) {
      const stat = season.locator('dl > div').filter({ has: page.getByText(term ?? '', { exact: true }) })
      await expect(stat).toContainText(value ?? '')
    }

    const { best_week, worst_week, consistency_score } = player.performance_highlights
    const highlights = modalOf(page).getByRole('region', { name: 'Highlights' })
    await expect(highlights).toContainText(`Best week${figure(best_week?.points ?? null)}Week ${best_week?.week}`)
    await expect(highlights).toContainText(`Worst week${figure(worst_week?.points ?? null)}Week ${worst_week?.week}`)
    await expect(highlights).toContainText(`Consistency${(consistency_score ?? 0).toFixed(0)}%`)

    await page.keyboard.press('Escape')
    await expect(modalOf(page)).toHaveCount(0)
    await expect(page).toHaveURL(address)
  })

  test('weekly table: week, opponent, points, projected, slot, status', { tag: '@phone' }, async ({
    page,
    request,
  }) => {
    const { player, address } = await rosteredPlayer(request)
    await page.goto(`${address}?player=${player.id}`)
    const table = modalOf(page).getByRole('table', { name: 'Weekly stats' })
    const headers = ['Week', 'Opponent', 'Points', 'Projected', 'Slot', 'Status']
    await expect(table.getByRole('columnheader')).toHaveText(headers)
    await expect(table.locator('tbody tr')).toHaveCount(player.weekly_stats.length)
    for (const [index, stat] of player.weekly_stats.entries()) {
      const row = table.locator('tbody tr').nth(index)
      await expect(row).toContainText(stat.nfl_opponent ?? '—')
      await expect(row).toContainText(stat.points === null ? '—' : figure(stat.points))
      if (stat.is_starter) await expect(row).toContainText('Started')
    }
    const playoffs = player.weekly_stats.filter(({ matchup_info }) => matchup_info?.is_playoff)
    await expect(table.getByRole('img', { name: 'Playoffs' })).toHaveCount(playoffs.length)
  })

  test('draws points by week, reads them out by arrow keys, and has them as a table', async ({ page, request }) => {
    const { player, address } = await rosteredPlayer(request)
    const [first] = player.weekly_stats.filter(({ points }) => points !== null)
    await page.goto(`${address}?player=${player.id}`)
    const chart = modalOf(page).getByRole('slider', { name: 'Points by week' })
    await chart.focus()
    await page.keyboard.press('Home')
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      `Week ${first?.week}: ${figure(first?.points ?? null)} points, projected ${figure(first?.projected_points ?? null)}`,
    )
    await modalOf(page).getByText('Show as table').click()
    await expect(modalOf(page).getByRole('table').first().getByRole('columnheader')).toHaveText([
      'Week',
      'Points',
      'Projected',
    ])
  })

  test('the backdrop closes', async ({ page, request }) => {
    const { player, address } = await rosteredPlayer(request)
    await page.goto(`${address}?player=${player.id}`)
    await expect(modalOf(page)).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(modalOf(page)).toHaveCount(0)
    await expect(page).toHaveURL(address)
  })

  test("'Failed to load player data. Please try again.' with Retry", async ({ page, request }) => {
    const { player, address } = await rosteredPlayer(request)
    await failWith(page, call, 500)
    await page.goto(`${address}?player=${player.id}`)
    await expect(modalOf(page).getByText('Failed to load player data. Please try again.')).toBeVisible()
    await page.unroute(call)
    await modalOf(page).getByRole('button', { name: 'Retry' }).click()
    await expect(modalOf(page)).toHaveAccessibleName(player.name)
  })

  test("'No weekly stats available'", async ({ page, request }) => {
    const { player, address } = await rosteredPlayer(request)
    await page.route(call, (route) => route.fulfill({ json: { ...player, weekly_stats: [] } }))
    await page.goto(`${address}?player=${player.id}`)
    await expect(modalOf(page).getByText('No weekly stats available')).toBeVisible()
  })

  test('survives an answer with nothing in it', async ({ page, request }) => {
    const { player, address } = await rosteredPlayer(request)
    await page.route(call, (route) =>
      route.fulfill({
        json: {
          name: null,
          season_stats: null,
          weekly_stats: [{ week: 1 }, { week: null }],
          performance_highlights: {},
        },
      }),
    )
    await page.goto(`${address}?player=${player.id}`)
    await expect(modalOf(page)).toHaveAccessibleName('Player profile')
    await expect(modalOf(page).getByRole('table', { name: 'Weekly stats' }).locator('tbody tr')).toHaveCount(1)
    await expect(modalOf(page)).not.toContainText(brokenText)
  })

  test('opens from any page with ?player=', async ({ page, request }) => {
    const { player, league } = await rosteredPlayer(request)
    for (const path of [`/leagues/espn/${league.espn_league_id}/overview`, '/analysis']) {
      await page.goto(`${path}?player=${player.id}`)
      await expect(modalOf(page)).toHaveAccessibleName(player.name)
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(path)
    }
  })
})
