/** Specification, sections 2 (performance tab), 4, 7, 8 and 9: the matchup side panel. */
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { ask, brokenText, failWith, finishedLeague } from './support/api.ts'
import { test } from './support/kept-page.ts'

/** A team of the finished demo league and its opponent in a week of the regular season. */
async function playedMatchup(request: APIRequestContext, week = 5) {
  const league = await finishedLeague(request)
  const [team] = await ask(request, 'leagueTeams', { id: league.id })
  if (!team) throw new Error('The league has no team')
  const own = await ask(request, 'weeklyRoster', { id: team.id, week })
  if (!own.matchup) throw new Error(`No matchup in week ${week}`)
  const opponent = await ask(request, 'weeklyRoster', { id: own.matchup.opponent_id, week })
  const address = `/leagues/espn/${league.espn_league_id}/teams/${team.id}/performance`
  return { team, own, opponent, matchup: own.matchup, address }
}

const panelOf = (page: Page) => page.getByRole('dialog', { name: /^Week \d+/ })
const points = (value: number | null) => (value ?? 0).toFixed(1).replace('-', '−')

// Weeks without a roster, a matchup or a result: tests/ui/matchup-body.test.tsx.
test.describe('matchup side panel', () => {
  test('opens by a click on a row of the performance table, and is in the address', { tag: '@phone' }, async ({
    page,
    request,
  }) => {
    const { address } = await playedMatchup(request)
    await page.goto(address)
    await page.getByRole('table', { name: 'Weekly performance' }).getByText('Week 5', { exact: true }).click()
    await expect(panelOf(page)).toBeVisible()
    await expect(page).toHaveURL(`${address}?matchup=5`)
    await page.reload()
    await expect(panelOf(page)).toHaveAccessibleName('Week 5 matchup')
  })

  test('side panel width 800px, at the bottom of a phone', { tag: '@phone' }, async ({ page, request, isMobile }) => {
    const { address } = await playedMatchup(request)
    await page.goto(`${address}?matchup=5`)
    await expect(panelOf(page).getByRole('table')).toBeVisible()
    await expect
      .poll(async () => {
        const box = await panelOf(page).boundingBox()
        return isMobile ? Math.round((box?.y ?? 0) + (box?.height ?? 0)) : Math.round(box?.width ?? 0)
      })
      .toBe(isMobile ? page.viewportSize()?.height : 800)
  })

  test("shows both teams' lineups, scores, result and projections; order: QB, RB, RB, WR, WR, TE, FLEX, K, D/ST; bench limited to top 6 by points; Escape closes", async ({
    page,
    request,
  }) => {
    const { address, own, opponent, matchup } = await playedMatchup(request)
    await page.goto(`${address}?matchup=5`)
    const score = panelOf(page).getByRole('region', { name: 'Score' })
    await expect(score).toContainText(own.team_name.trim())
    await expect(score).toContainText(matchup.opponent_name.trim())
    await expect(score).toContainText(points(matchup.team_score))
    await expect(score).toContainText(points(matchup.opponent_score))
    await expect(score).toContainText((matchup.result ?? 'N/A').toUpperCase())
    const table = panelOf(page).getByRole('table')
    for (const starter of [...own.roster, ...opponent.roster].filter(({ is_starter }) => is_starter)) {
      await expect(table.getByRole('button', { name: starter.name.split(' ').at(-1) ?? '' }).first()).toBeVisible()
    }
    await expect(panelOf(page)).not.toContainText(brokenText)

    const starters = ['QB', 'RB', 'RB', 'WR', 'WR', 'TE', 'FLEX', 'K', 'D/ST']
    const bench = Array.from({ length: 6 }, () => 'BenchBN')
    await expect(panelOf(page).getByRole('rowheader')).toHaveText(['Starters', ...starters, 'Bench, top 6', ...bench])

    const best = own.roster
      .filter(({ lineup_slot }) => lineup_slot === 'BENCH')
      .map(({ week_points }) => week_points)
      .sort((a, b) => (b ?? Number.NEGATIVE_INFINITY) - (a ?? Number.NEGATIVE_INFINITY))
    const rows = panelOf(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Bench', exact: true }) })
    await expect(rows).toHaveCount(6)
    for (const [index, one] of best.slice(0, 6).entries()) {
      await expect(rows.nth(index).getByRole('cell').first()).toContainText(one === null ? '—' : points(one))
    }

    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toHaveCount(0)
    await expect(page).toHaveURL(address)
  })

  test('arrows move between weeks: buttons and left and right keys', { tag: '@phone' }, async ({ page, request }) => {
    const { address } = await playedMatchup(request)
    await page.goto(`${address}?matchup=5`)
    await panelOf(page).getByRole('button', { name: 'Next week' }).click()
    await expect(page).toHaveURL(`${address}?matchup=6`)
    await expect(panelOf(page)).toHaveAccessibleName('Week 6 matchup')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(`${address}?matchup=4`)
    await page.keyboard.press('ArrowRight')
    await expect(panelOf(page)).toHaveAccessibleName('Week 5 matchup')
  })

  test('stays at the first week when there is none before', async ({ page, request }) => {
    const { address } = await playedMatchup(request)
    await page.goto(`${address}?matchup=1`)
    await expect(panelOf(page).getByRole('button', { name: 'Previous week' })).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('ArrowLeft')
    await expect(panelOf(page)).toHaveAccessibleName('Week 1 matchup')
    await expect(page).toHaveURL(`${address}?matchup=1`)
  })

  test("opponent roster shows 'Loading opponent roster...'", async ({ page, request }) => {
    const { address, matchup } = await playedMatchup(request)
    const held = Promise.withResolvers<void>()
    await page.route(new RegExp(`/teams/${matchup.opponent_id}/roster/weekly/5`), async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(`${address}?matchup=5`)
    await expect(panelOf(page).getByText('Loading opponent roster...')).toBeVisible()
    await expect(panelOf(page).getByRole('table')).toBeVisible()
    held.resolve()
    await expect(panelOf(page).getByText('Loading opponent roster...')).toHaveCount(0)
  })

  test("opponent roster failure is only logged and shows 'No opponent data available'", async ({ page, request }) => {
    const { address, own, matchup } = await playedMatchup(request)
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await failWith(page, new RegExp(`/teams/${matchup.opponent_id}/roster/weekly/5`), 500)
    await page.goto(`${address}?matchup=5`)
    await expect(panelOf(page).getByText('No opponent data available')).toBeVisible()
    await expect(panelOf(page).getByRole('alert')).toHaveCount(0)
    await expect(panelOf(page)).not.toContainText('Planned failure')
    await expect(panelOf(page).getByRole('region', { name: 'Score' })).toContainText(points(matchup.team_score))
    const starter = own.roster.find(({ is_starter }) => is_starter)
    await expect(panelOf(page).getByRole('table')).toContainText(starter?.name.split(' ').at(-1) ?? '')
    expect(logged.some((text) => text.includes('opponent'))).toBe(true)
  })

  test("own roster failure: 'Failed to load roster data', with Retry", async ({ page, request }) => {
    const { address, team } = await playedMatchup(request)
    const roster = new RegExp(`/teams/${team.id}/roster/weekly/5`)
    await failWith(page, roster, 500)
    await page.goto(`${address}?matchup=5`)
    await expect(panelOf(page).getByText('Failed to load roster data')).toBeVisible()
    await page.unroute(roster)
    await panelOf(page).getByRole('button', { name: 'Retry' }).click()
    await expect(panelOf(page).getByRole('table')).toBeVisible()
  })

  test('a player opens his profile above it; Escape closes the profile first', { tag: '@phone' }, async ({
    page,
    request,
  }) => {
    const { address, own } = await playedMatchup(request)
    const starter = own.roster.find(({ is_starter }) => is_starter)
    await page.goto(`${address}?matchup=5`)
    await panelOf(page)
      .getByRole('button', { name: starter?.name.split(' ').at(-1) ?? '' })
      .first()
      .click()
    const profile = page.getByRole('dialog', { name: starter?.name ?? '' })
    await expect(profile).toBeVisible()
    await page.reload()
    await expect(profile.getByText('Week by week')).toBeVisible()
    // Either may come first; then the profile is put above the panel again, and has the keys.
    await expect(page.locator('dialog[open]')).toHaveCount(2)
    await expect(profile.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(`${address}?matchup=5&player=${starter?.player_id}`)
    await page.keyboard.press('Escape')
    await expect(profile).toHaveCount(0)
    await expect(panelOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(address)
  })
})
