/** Specification, sections 2 ('Draft board tab'), 4, 5 and 9: draft board and analysis. */
import { expect, type Page } from '@playwright/test'
import type { Answer } from '../../src/contract/answers/index.ts'
import { ask, brokenText, failWith, finishedLeague, runningLeague, undraftedLeague } from './support/api.ts'
import { test } from './support/kept-page.ts'
import { expectNoSidewaysScroll } from './support/page.ts'

type League = Answer<'league'>

async function openBoard(page: Page, league: League, query = '') {
  await page.goto(`/leagues/espn/${league.espn_league_id}/draftboard${query}`)
  await expect(
    page.getByRole('heading', { name: query.includes('analysis') ? 'Draft Analysis' : 'Draft Board' }),
  ).toBeVisible({ timeout: 15_000 })
  // Until the fonts are there, texts and what stands below them may still move.
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '')
}

const drafters = (page: Page) => page.getByRole('region', { name: 'Best Drafters' })
const fold = (page: Page) => drafters(page).locator('summary')
const cards = (page: Page) => page.getByRole('article')
const card = (page: Page, overallPick: number) => page.locator(`[data-pick="${overallPick}"]`)

test.describe('best drafters', () => {
  test('has 2, 3 or 4 columns by width', async ({ page, request, isMobile }) => {
    test.skip(isMobile, 'sets its own widths')
    await openBoard(page, await finishedLeague(request))
    await fold(page).click()
    for (const [width, columns] of [
      [360, 2],
      [800, 3],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const lefts = await drafters(page)
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)))
      expect(new Set(lefts).size, `${width} px`).toBe(columns)
    }
  })

  test('is collapsible, ranks the teams, filters the board by one of them', async ({ page, request }) => {
    await test.step('is collapsible: one row with the first three until it is unfolded', async () => {
      await openBoard(page, await finishedLeague(request))
      const teams = drafters(page).getByRole('listitem')
      await expect(fold(page)).toContainText('Best Drafters')
      await expect(teams.first()).toBeHidden()
      await fold(page).click()
      await expect(teams.first()).toBeVisible()
      await expect(drafters(page)).toContainText('place in the standings')
      await fold(page).click()
      await expect(teams.first()).toBeHidden()
    })
    await test.step('ranks a grid of team buttons by points scored by drafted starters, shown with no decimals', async () => {
      const league = await finishedLeague(request)
      const { teams } = await ask(request, 'draftAnalytics', { id: league.id })
      const ranked = [...teams].sort(
        (a, b) => b.draft_performance.starter_points_from_draft - a.draft_performance.starter_points_from_draft,
      )
      await fold(page).click()
      const buttons = drafters(page).getByRole('listitem').getByRole('button')
      await expect(buttons).toHaveCount(teams.length)
      for (const [index, { team_name, draft_performance }] of ranked.entries()) {
        await expect(buttons.nth(index)).toContainText(team_name.trim())
        const points = Math.round(draft_performance.starter_points_from_draft).toLocaleString('en-US')
        await expect(buttons.nth(index)).toContainText(`${points} pts`)
      }
    })
    await test.step('picking a team highlights it, filters the board and informs the parent; again clears it', async () => {
      const league = await finishedLeague(request)
      const picks = await ask(request, 'leagueDraft', { id: league.id })
      const button = drafters(page).getByRole('listitem').getByRole('button').nth(1)
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
  })

  test('rank badge: 1 trophy, 2 silver medal, 3 bronze medal, other ranks nothing, missing from the standings a chart', async ({
    page,
    request,
  }) => {
    const league = await finishedLeague(request)
    const answer = await ask(request, 'standings', { league_id: league.id, season: league.season })
    const [first, second, third, fourth, fifth] = [...answer.standings].sort((a, b) => a.rank - b.rank)
    await page.route(/\/analytics\/standings/, (route) =>
      route.fulfill({
        json: { ...answer, standings: answer.standings.filter(({ team_id }) => team_id !== fifth?.team_id) },
      }),
    )
    await openBoard(page, league)
    await fold(page).click()
    const button = (name?: string) =>
      drafters(page)
        .getByRole('button')
        .filter({ hasText: name?.trim() ?? '' })
    for (const [team, badge] of [
      [first, '1st in the standings'],
      [second, '2nd in the standings'],
      [third, '3rd in the standings'],
      [fifth, 'Not in the standings'],
    ] as const) {
      await expect(button(team?.team_name).getByRole('img', { name: badge })).toBeVisible()
    }
    await expect(button(fourth?.team_name).getByRole('img', { name: /standings/ })).toHaveCount(0)
  })

  test('efficiency bands: 0.8 or more green, 0.6 or more blue, 0.4 or more yellow, below 0.4 red', async ({
    page,
    request,
  }) => {
    const league = await finishedLeague(request)
    const answer = await ask(request, 'draftComplete', { espnId: league.espn_league_id })
    const bands = [
      [0.8, 'green', 'Excellent'],
      [0.79, 'blue', 'Good'],
      [0.6, 'blue', 'Good'],
      [0.59, 'yellow', 'Fair'],
      [0.4, 'yellow', 'Fair'],
      [0.39, 'red', 'Poor'],
    ] as const
    const teams = answer.league_draft_analytics.teams.slice(0, bands.length).map((team, index) => ({
      ...team,
      draft_performance: {
        ...team.draft_performance,
        draft_efficiency: bands[index]?.[0] ?? null,
        starter_points_from_draft: 1000 - index,
      },
    }))
    await page.route(/\/draft-complete/, (route) =>
      route.fulfill({ json: { ...answer, league_draft_analytics: { ...answer.league_draft_analytics, teams } } }),
    )
    await openBoard(page, league)
    await fold(page).click()
    const buttons = drafters(page).getByRole('listitem').getByRole('button')
    for (const [index, [efficiency, colour, label]] of bands.entries()) {
      const meter = buttons.nth(index).locator('[data-band]')
      await expect(meter).toHaveAttribute('data-band', colour)
      await expect(meter).toContainText(`${(100 * efficiency).toFixed(1)}%`)
      await expect(meter).toContainText(label)
    }
  })
})

test.describe('toolbar', () => {
  test('shows all picks, with their figures and marks, below the toolbar', async ({ page, request }) => {
    await test.step('has a round filter (All Rounds / Round n) and a team filter (All Teams, sorted by name)', async () => {
      const league = await finishedLeague(request)
      const picks = await ask(request, 'leagueDraft', { id: league.id })
      await openBoard(page, league)
      const rounds = [...new Set(picks.map(({ round_num }) => round_num))].sort((a, b) => a - b)
      await expect(page.getByLabel('Round', { exact: true }).getByRole('option')).toHaveText([
        'All Rounds',
        ...rounds.map((round) => `Round ${round}`),
      ])
      const names = [...new Set(picks.map(({ team }) => team.name.trim()))].sort((a, b) => a.localeCompare(b, 'en'))
      await expect(page.getByLabel('Team', { exact: true }).getByRole('option')).toHaveText(['All Teams', ...names])
    })
    await test.step('groups picks by round, each with its figures', async () => {
      const league = await finishedLeague(request)
      const { draft_picks, draft_analysis } = await ask(request, 'draftComplete', { espnId: league.espn_league_id })
      const rounds = [...new Set(draft_picks.map(({ round_num }) => round_num))]
      await expect(page.getByRole('heading', { level: 3, name: /^Round \d+/ })).toHaveCount(rounds.length)
      await expect(cards(page)).toHaveCount(draft_picks.length)
      for (const pick of draft_picks.filter(({ overall_pick }) => overall_pick % 31 === 1)) {
        const performance = draft_analysis.draft_picks.find(({ pick_id }) => pick_id === pick.id)?.performance
        const shown = card(page, pick.overall_pick)
        await expect(
          page.getByRole('region', { name: `Round ${pick.round_num}`, exact: true }).locator(shown),
        ).toBeAttached()
        await expect(shown).toContainText(pick.player.name)
        await expect(shown).toContainText(`Pick ${pick.overall_pick}`)
        await expect(shown).toContainText(pick.player.position)
        if (pick.player.nfl_team) await expect(shown).toContainText(pick.player.nfl_team)
        await expect(shown).toContainText(performance?.total_points.toFixed(1) ?? 'points')
        if (performance?.points_per_game != null)
          await expect(shown).toContainText(performance.points_per_game.toFixed(1))
        await expect(shown.getByRole('link', { name: pick.team.name.trim() })).toHaveAttribute(
          'href',
          new RegExp(`/leagues/espn/${league.espn_league_id}/teams/${pick.team.id}`),
        )
      }
    })
    await test.step('highlights Boom and Bust picks only', async () => {
      const league = await finishedLeague(request)
      const { draft_analysis } = await ask(request, 'draftComplete', { espnId: league.espn_league_id })
      for (const grade of ['Boom', 'Bust'] as const) {
        const graded = draft_analysis.draft_picks.filter(({ performance }) => performance.grade === grade)
        expect(graded.length).toBeGreaterThan(0)
        await expect(cards(page).getByText(grade, { exact: true })).toHaveCount(graded.length)
        await expect(card(page, graded[0]?.overall_pick ?? 0).getByText(grade, { exact: true })).toBeVisible()
      }
    })
    await test.step("says '{n} total picks across {m} rounds' and stays in sight", async () => {
      const league = await finishedLeague(request)
      const picks = await ask(request, 'leagueDraft', { id: league.id })
      const rounds = new Set(picks.map(({ round_num }) => round_num)).size
      const line = page.getByText(`${picks.length} total picks across ${rounds} rounds`, { exact: true })
      await expect(line).toBeVisible()
      await cards(page).last().scrollIntoViewIfNeeded()
      await expect(line).toBeInViewport()
    })
  })

  test('keeps view and filters in the address, through a reload', async ({ page, request }) => {
    const league = await finishedLeague(request)
    const picks = await ask(request, 'leagueDraft', { id: league.id, round_num: 3 })
    await openBoard(page, league)
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

  test('round and team filters are numeric or cleared', async ({ page, request }) => {
    const league = await finishedLeague(request)
    const picks = await ask(request, 'leagueDraft', { id: league.id })
    await openBoard(page, league, '?draft_round=abc&draft_team=-4')
    await expect(cards(page)).toHaveCount(picks.length)
    await expect(page.getByLabel('Round', { exact: true })).toHaveValue('')
    await expect(page.getByLabel('Team', { exact: true })).toHaveValue('')
  })
})

test.describe('board view', () => {
  test('value over expectation has a tooltip: cohort mean ± std, cohort size, standard deviations above or below average', {
    tag: '@phone',
  }, async ({ page, request, isMobile }) => {
    const league = await finishedLeague(request)
    const { draft_picks } = await ask(request, 'draftAnalysis', { league_id: league.id })
    const boom = draft_picks.find(({ performance }) => performance.grade === 'Boom')
    const bust = draft_picks.find(({ performance }) => performance.grade === 'Bust')
    await openBoard(page, league)
    for (const [pick, side] of [
      [boom, 'above'],
      [bust, 'below'],
    ] as const) {
      const {
        cohort_mean = 0,
        cohort_std,
        cohort_size = 0,
        deviations,
        value_over_expectation = 0,
      } = pick?.performance ?? {}
      // A phone shows one round at a time.
      if (isMobile) await page.getByLabel('Round', { exact: true }).selectOption(`Round ${pick?.round_num}`)
      const value = card(page, pick?.overall_pick ?? 0).getByRole('button', { name: /Value over expectation/ })
      if (isMobile) await value.tap()
      else await value.hover()
      const tip = page.getByRole('tooltip').filter({ visible: true })
      await expect(tip).toContainText(`${cohort_mean.toFixed(2)} ± ${cohort_std?.toFixed(2)}`)
      await expect(tip).toContainText(Math.abs(value_over_expectation).toFixed(2))
      await expect(tip).toContainText(`Cohort size ${cohort_size}`)
      await expect(tip).toContainText(`${Math.abs(deviations ?? 0).toFixed(2)} standard deviations ${side} average`)
      const [shown, explained] = [await tip.boundingBox(), await card(page, pick?.overall_pick ?? 0).boundingBox()]
      const isBeside =
        shown && explained && (shown.y + shown.height <= explained.y || shown.y >= explained.y + explained.height)
      expect(isBeside, 'it does not cover its pick').toBe(true)
      if (!isMobile) await page.mouse.move(0, 0)
      else await page.keyboard.press('Escape')
      await expect(tip).toHaveCount(0)
    }
    if (isMobile) await page.getByLabel('Round', { exact: true }).selectOption(`Round ${boom?.round_num}`)
    await card(page, boom?.overall_pick ?? 0)
      .getByRole('button', { name: /Value over expectation/ })
      .focus()
    await expect(page.getByRole('tooltip').filter({ visible: true })).toContainText('above average')
  })

  test("with only a team filter set, one grid titled 'All Picks' for that team", async ({ page, request }) => {
    const league = await finishedLeague(request)
    const picks = await ask(request, 'leagueDraft', { id: league.id })
    const team = picks[0]?.team
    await openBoard(page, league)
    await page.getByLabel('Team', { exact: true }).selectOption(String(team?.id))
    await expect(page.getByRole('heading', { name: /^All Picks/ })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: /^Round \d+/ })).toHaveCount(0)
    await expect(cards(page)).toHaveCount(picks.filter((pick) => pick.team.id === team?.id).length)
    await page.getByLabel('Round', { exact: true }).selectOption('Round 2')
    await expect(page.getByRole('heading', { name: /^All Picks/ })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 3, name: /^Round 2/ })).toBeVisible()
  })

  test('shows auction prices', async ({ page, request }) => {
    const league = await runningLeague(request)
    const picks = await ask(request, 'leagueDraft', { id: league.id })
    const dearest = [...picks].sort((a, b) => (b.bid_amount ?? 0) - (a.bid_amount ?? 0))[0]
    expect(dearest?.bid_amount).toBeGreaterThan(1)
    await openBoard(page, league)
    await expect(card(page, dearest?.overall_pick ?? 0)).toContainText(`$${dearest?.bid_amount}`)
  })

  test('shows keepers', async ({ page, request }) => {
    const leagues = await ask(request, 'leagues', {})
    let seen = 0
    for (const league of leagues.filter(({ draft_complete }) => draft_complete)) {
      const keepers = (await ask(request, 'leagueDraft', { id: league.id })).filter(({ is_keeper }) => is_keeper)
      if (keepers.length === 0) continue
      seen += keepers.length
      await page.goto(`/leagues/espn/${league.espn_league_id}/draftboard?season=${league.season}`)
      await expect(cards(page).getByText(/ · Keeper$/)).toHaveCount(keepers.length)
    }
    expect(seen).toBeGreaterThan(0)
  })
})

test.describe('on a phone', () => {
  test('shows one round at a time, in rows, with a stepper', { tag: '@phone' }, async ({ page, request, isMobile }) => {
    test.skip(!isMobile, 'phones only')
    const league = await finishedLeague(request)
    await openBoard(page, league)
    await expect(page.getByRole('region', { name: /^Round \d+$/ }).filter({ visible: true })).toHaveCount(1)
    await page.getByRole('button', { name: 'Next picks' }).click()
    await expect(page.getByRole('region', { name: 'Round 2', exact: true })).toBeVisible()
    await expect(page).toHaveURL(/draft_page=2/)
    const below = await page.evaluate(() => {
      const toolbar = document.querySelector('[data-toolbar]')
      return document.documentElement.scrollHeight - scrollY - (toolbar?.getBoundingClientRect().top ?? 0)
    })
    expect(below, 'pixels from the toolbar on').toBeLessThan(950)
    await page.reload()
    await expect(page.getByRole('region', { name: 'Round 2', exact: true })).toBeVisible()
    const heights = await cards(page)
      .filter({ visible: true })
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  })
})

test.describe('grid', () => {
  test('has teams as columns and rounds as rows, scrolls in its own frame, and opens profiles', {
    tag: '@phone',
  }, async ({ page, request }) => {
    const league = await finishedLeague(request)
    const { draft_picks } = await ask(request, 'draftComplete', { espnId: league.espn_league_id })
    await page.goto(`/leagues/espn/${league.espn_league_id}/draftboard`)
    await page.getByRole('group', { name: 'View' }).getByText('Grid', { exact: true }).click()
    const grid = page.getByRole('region', { name: 'Draft grid' })
    await expect(grid.getByRole('columnheader')).toHaveCount(1 + new Set(draft_picks.map(({ team }) => team.id)).size)
    await expect(grid.locator('[data-pick]')).toHaveCount(draft_picks.length)
    await expect(grid.getByRole('rowheader').nth(1)).toContainText('2 ←')
    await expectNoSidewaysScroll(page)
    await grid.locator('[data-pick="3"]').getByRole('button').click()
    await expect(page.getByRole('dialog').getByText(draft_picks[2]?.player.name ?? '')).toBeVisible()
    await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(0)
  })
})

test.describe('analysis view', () => {
  test('explains itself and lists Best Booms and Worst Busts, top 10 each', async ({ page, request }) => {
    const league = await finishedLeague(request)
    const { best_booms, worst_busts } = await ask(request, 'draftAnalysis', { league_id: league.id })
    await openBoard(page, league, '?draft_view=analysis')
    await expect(page.getByText(/at least one standard deviation/)).toBeVisible()
    for (const [title, picks, unit] of [
      ['Best Booms', best_booms, 'over expected'],
      ['Worst Busts', worst_busts, 'vs expected'],
    ] as const) {
      const rows = page.getByRole('region', { name: title }).getByRole('listitem')
      await expect(rows).toHaveCount(Math.min(picks.length, 10))
      for (const [index, pick] of picks.slice(0, 10).entries()) {
        const row = rows.nth(index)
        await expect(row).toContainText(pick.player.name)
        await expect(row).toContainText(`Pick ${pick.overall_pick}`)
        await expect(row).toContainText(`Round ${pick.round_num}`)
        await expect(row).toContainText(pick.performance.total_points.toFixed(1))
        await expect(row).toContainText(Math.abs(pick.performance.value_over_expectation).toFixed(1))
        await expect(row).toContainText(unit)
        await expect(row.getByRole('link', { name: pick.team.name.trim() })).toBeVisible()
      }
    }
  })
})

test.describe('states', () => {
  test("shows 'Loading draft analysis...' until draft analysis arrives", async ({ page, request }) => {
    const league = await finishedLeague(request)
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route(/\/draft-complete/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`/leagues/espn/${league.espn_league_id}/draftboard`)
    await expect(page.getByText('Loading draft analysis...')).toBeVisible()
    letThrough()
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByText('Loading draft analysis...')).toHaveCount(0)
  })

  test('says so when the background load failed, with Retry', async ({ page, request }) => {
    const league = await finishedLeague(request)
    await failWith(page, /\/draft-complete/, 500)
    await page.goto(`/leagues/espn/${league.espn_league_id}/draftboard`)
    await expect(page.getByText('Failed to load draft analysis')).toBeVisible()
    await page.unroute(/\/draft-complete/)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(cards(page).first()).toBeVisible()
  })

  test("says 'No draft picks found' for a league that has not drafted", async ({ page, request }) => {
    const league = await undraftedLeague(request)
    await page.goto(`/leagues/espn/${league.espn_league_id}/draftboard`)
    await expect(page.getByText('No draft picks found')).toBeVisible()
    await expect(page.locator('body')).not.toContainText(brokenText)
  })

  test('survives a server that says next to nothing of its picks', async ({ page, request }) => {
    const league = await finishedLeague(request)
    const name = `<b>Ünïcode</b> ${'Verylongname '.repeat(6)}`
    await page.route(/\/draft-complete/, (route) =>
      route.fulfill({
        json: {
          draft_picks: [
            { id: 1, round_num: 1, overall_pick: 1, team: { id: 1, name }, player: { id: 5, name, position: 'DEF' } },
            { id: 2, round_num: null, team: null, player: null },
          ],
          draft_analysis: { draft_picks: [{ pick_id: 1, performance: { grade: 'Boom', total_points: null } }] },
          league_draft_analytics: { teams: [{ team_id: 1, team_name: name, draft_performance: null }] },
        },
      }),
    )
    await openBoard(page, league)
    await expect(cards(page)).toHaveCount(2)
    await expect(cards(page).first()).toContainText('D/ST')
    await expect(page.locator('body')).not.toContainText(brokenText)
    await expectNoSidewaysScroll(page)
  })
})
