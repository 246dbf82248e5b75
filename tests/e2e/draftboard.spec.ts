/**
 * Specification, sections 2 ('Draft board tab'), 4, 5 and 9: draft board and analysis in use. Their texts and states:
 * tests/screens/draftboard.test.ts.
 */
import { expect, type Page, test } from '@playwright/test'
import type { ResponseOf } from '../../src/contract/responses/index.ts'
import { espnLeague } from '../support/league-keys.ts'
import { asApi, ask, brokenText, failWith, finishedLeague } from './support/api.ts'
import { expectNoShifts, recordShifts } from './support/layout-shifts.ts'
import { expectNoSidewaysScroll, fontsLoaded } from './support/page.ts'

type League = ResponseOf<'league'>

async function openBoard(page: Page, league: League, query = '') {
  await page.goto(`/leagues/espn/${league.espnLeagueId}/draftboard${query}`)
  await expect(
    page.getByRole('heading', { name: query.includes('analysis') ? 'Draft Analysis' : 'Draft Board' }),
  ).toBeVisible()
  // Until the fonts load, texts and the content below them may move.
  await fontsLoaded(page)
}

const drafters = (page: Page) => page.getByRole('region', { name: 'Best Drafters' })
const fold = (page: Page) => drafters(page).locator('summary')
const cards = (page: Page) => page.getByRole('article')
const card = (page: Page, overallPick: number) => page.locator(`[data-pick="${overallPick}"]`)

test('folds the best drafters, filters by one of them, and keeps its toolbar visible', { tag: '@sweep' }, async ({
  page,
  request,
}) => {
  const league = await finishedLeague(request)
  const picks = await ask(request, 'leagueDraft', { id: league.id })
  await openBoard(page, league)
  const teams = drafters(page).getByRole('listitem')
  await test.step('is collapsible: one row with the first three until it is unfolded', async () => {
    await expect(fold(page)).toContainText('Best Drafters')
    await expect(teams.first()).toBeHidden()
    await fold(page).click()
    await expect(teams.first()).toBeVisible()
    await expect(drafters(page)).toContainText('place in the standings')
    await fold(page).click()
    await expect(teams.first()).toBeHidden()
  })
  await test.step('picking a team highlights it, filters the board and informs the parent; again clears it', async () => {
    await fold(page).click()
    const button = teams.getByRole('button').nth(1)
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/draft_team=\d+/)
    const teamId = Number(new URL(page.url()).searchParams.get('draft_team'))
    await expect(cards(page)).toHaveCount(picks.filter(({ team }) => team.id === teamId).length)
    await expect(page.getByLabel('Team', { exact: true })).toHaveValue(String(teamId))
    await expect(page.getByText(`${await cards(page).count()} picks shown`)).toBeVisible()
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(page).not.toHaveURL(/draft_team/)
    await expect(cards(page)).toHaveCount(picks.length)
  })
  await test.step('has 2, 3 or 4 columns by width', async () => {
    for (const [width, columns] of [
      [360, 2],
      [800, 3],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const lefts = await teams.evaluateAll((items) =>
        items.map((item) => Math.round(item.getBoundingClientRect().left)),
      )
      expect(new Set(lefts).size, `${width} px`).toBe(columns)
    }
  })
  await test.step("shows '{n} total picks across {m} rounds' and stays visible", async () => {
    const rounds = new Set(picks.map(({ roundNum }) => roundNum)).size
    const line = page.getByText(`${picks.length} total picks across ${rounds} rounds`, { exact: true })
    await expect(line).toBeVisible()
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect(line).toBeInViewport()
  })
})

test('keeps view and filters in the URL after a reload', async ({ page, request }) => {
  const league = await finishedLeague(request)
  const picks = await ask(request, 'leagueDraft', { id: league.id, roundNum: 3 })
  const team = picks[0]?.team.id
  await openBoard(page, league)
  await page.getByLabel('Team', { exact: true }).selectOption(String(team))
  await expect(page).toHaveURL(new RegExp(`draft_team=${team}`))
  await expect(page.getByRole('heading', { name: /^All Picks/ })).toBeVisible()
  await page.getByLabel('Team', { exact: true }).selectOption('All Teams')
  await page.getByLabel('Round', { exact: true }).selectOption('Round 3')
  await expect(page).toHaveURL(/draft_round=3/)
  await expect(cards(page)).toHaveCount(picks.length)
  await expect(page.getByText(`${picks.length} picks shown`)).toBeVisible()
  await page.reload()
  await expect(cards(page)).toHaveCount(picks.length)
  await page.getByRole('group', { name: 'View' }).getByText('Analysis').click()
  await expect(page).toHaveURL(/draft_view=analysis/)
  await expect(page.getByRole('heading', { name: 'Best Booms' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page).not.toHaveURL(/draft_round/)
  await expect(page.getByLabel('Round', { exact: true })).toHaveValue('')
})

test('value over expectation has a tooltip: cohort mean ± std, cohort size, standard deviations above or below average', {
  tag: ['@phone', '@sweep'],
}, async ({ page, request, isMobile }) => {
  const league = await finishedLeague(request)
  const { draftPicks } = await ask(request, 'draftAnalysis', { leagueId: league.id })
  const boom = draftPicks.find(({ performance }) => performance.grade === 'Boom')
  const bust = draftPicks.find(({ performance }) => performance.grade === 'Bust')
  await openBoard(page, league)
  for (const [pick, side] of [
    [boom, 'above'],
    [bust, 'below'],
  ] as const) {
    const { cohortMean, cohortStd, cohortSize, deviations, valueOverExpectation } = pick?.performance ?? {}
    // A phone shows one round at a time.
    if (isMobile) await page.getByLabel('Round', { exact: true }).selectOption(`Round ${pick?.roundNum}`)
    const value = card(page, pick?.overallPick ?? 0).getByRole('button', { name: /Value over expectation/ })
    if (isMobile) await value.tap()
    else await value.hover()
    const tip = page.getByRole('tooltip').filter({ visible: true })
    await expect(tip).toContainText(`${cohortMean?.toFixed(2)} ± ${cohortStd?.toFixed(2)}`)
    await expect(tip).toContainText(Math.abs(valueOverExpectation ?? 0).toFixed(2))
    await expect(tip).toContainText(`Cohort size ${cohortSize}`)
    await expect(tip).toContainText(`${Math.abs(deviations ?? 0).toFixed(2)} standard deviations ${side} average`)
    // It slides in.
    await expect(async () => {
      const shown = await tip.boundingBox()
      const explained = await card(page, pick?.overallPick ?? 0).boundingBox()
      const isBeside =
        shown && explained && (shown.y + shown.height <= explained.y || shown.y >= explained.y + explained.height)
      expect(isBeside, 'it does not cover its pick').toBe(true)
    }).toPass()
    if (!isMobile) await page.mouse.move(0, 0)
    else await page.keyboard.press('Escape')
    await expect(tip).toHaveCount(0)
  }
  if (isMobile) await page.getByLabel('Round', { exact: true }).selectOption(`Round ${boom?.roundNum}`)
  await card(page, boom?.overallPick ?? 0)
    .getByRole('button', { name: /Value over expectation/ })
    .focus()
  await expect(page.getByRole('tooltip').filter({ visible: true })).toContainText('above average')
})

test('shows the first round before the others, which follow below without moving it', {
  tag: ['@phone', '@sweep'],
}, async ({ page, request }) => {
  const league = await finishedLeague(request)
  const picks = await ask(request, 'leagueDraft', { id: league.id })
  await recordShifts(page)
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const rounds = [...document.querySelectorAll('main section:has(> .picks)')].map((round) => round.ariaLabel)
      if (rounds.length === 0) return
      observer.disconnect()
      Object.assign(window, { firstRounds: rounds })
    }).observe(document, { childList: true, subtree: true })
  })
  await openBoard(page, league)
  await expect(page.locator('main article')).toHaveCount(picks.length)
  expect(await page.evaluate(() => (window as unknown as { firstRounds: string[] }).firstRounds)).toEqual(['Round 1'])
  await expectNoShifts(page)
})

test('shows one round at a time, in rows, with a stepper', { tag: ['@phone', '@sweep'] }, async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(!isMobile, 'phones only')
  const league = await finishedLeague(request)
  await openBoard(page, league)
  await expect(page.getByRole('region', { name: /^Round \d+$/ }).filter({ visible: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Next picks' }).click()
  await expect(page.getByRole('region', { name: 'Round 2', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/draft_page=2/)
  const height = await page.getByRole('region', { name: 'Round 2', exact: true }).evaluate((round) => {
    const toolbar = document.querySelector('[data-toolbar]')
    return round.getBoundingClientRect().bottom - (toolbar?.getBoundingClientRect().top ?? 0)
  })
  expect(height, 'pixels from the toolbar to the end of the round').toBeLessThan(950)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Round 2', exact: true })).toBeVisible()
  const heights = await cards(page)
    .filter({ visible: true })
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})

test('has teams as columns and rounds as rows, scrolls in its own frame, and opens profiles', {
  tag: ['@phone', '@sweep'],
}, async ({ page, request }) => {
  const league = await finishedLeague(request)
  const { draftPicks } = await ask(request, 'draftComplete', espnLeague(league.espnLeagueId))
  await page.goto(`/leagues/espn/${league.espnLeagueId}/draftboard`)
  await page.getByRole('group', { name: 'View' }).getByText('Grid', { exact: true }).click()
  const grid = page.getByRole('region', { name: 'Draft grid' })
  await expect(grid.getByRole('columnheader')).toHaveCount(1 + new Set(draftPicks.map(({ team }) => team.id)).size)
  await expect(grid.locator('[data-pick]')).toHaveCount(draftPicks.length)
  await expect(grid.getByRole('rowheader').nth(1)).toContainText('2 ←')
  await expectNoSidewaysScroll(page)
  await grid.locator('[data-pick="3"]').getByRole('button').click()
  await expect(page.getByRole('dialog').getByText(draftPicks[2]?.player.name ?? '')).toBeVisible()
  await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(0)
})

test('reports a failed background load, and after Retry handles a server with almost no pick data', {
  tag: '@sweep',
}, async ({ page, request }) => {
  const league = await finishedLeague(request)
  await failWith(page, /\/draft-complete/, 500)
  await page.goto(`/leagues/espn/${league.espnLeagueId}/draftboard`)
  await expect(page.getByText('Failed to load draft analysis')).toBeVisible()
  await page.unroute(/\/draft-complete/)
  const name = `<b>Ünïcode</b> ${'Verylongname '.repeat(6)}`
  await page.route(/\/draft-complete/, (route) =>
    route.fulfill(
      asApi({
        draftPicks: [
          { id: 1, roundNum: 1, overallPick: 1, team: { id: 1, name }, player: { id: 5, name, position: 'DEF' } },
          { id: 2, roundNum: null, team: null, player: null },
        ],
        draftAnalysis: { draftPicks: [{ pickId: 1, performance: { grade: 'Boom', totalPoints: null } }] },
        leagueDraftAnalytics: { teams: [{ teamId: 1, teamName: name, draftPerformance: null }] },
      }),
    ),
  )
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first()).toContainText('D/ST')
  await expect(page.locator('body')).not.toContainText(brokenText)
  await expectNoSidewaysScroll(page)
})
