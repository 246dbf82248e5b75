/** Specification, sections 2, 5 and 8: team shell, season overview and performance. */
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ask, brokenText, failWith, finishedLeague } from './support/api.ts'
import { holdCalls } from './support/held-calls.ts'
import { test } from './support/kept-page.ts'

/** The finished league's champion, who has a page with everything on it. */
async function champion(request: APIRequestContext) {
  const league = await finishedLeague(request)
  const answer = await ask(request, 'standings', { league_id: league.id, season: league.season })
  const row = answer.standings.find(({ is_champion }) => is_champion)
  if (!row) throw new Error('The finished league has no champion')
  const path = `/leagues/espn/${league.espn_league_id}/teams/${row.team_id}`
  return { league, row, teamId: row.team_id, path }
}

const points = (value: number) => value.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

function backToHome(page: Page) {
  return page
    .getByRole('link', { name: 'Back to Home' })
    .or(page.getByRole('button', { name: 'Back to Home' }))
    .first()
}

test.describe('team shell', () => {
  test('index redirects to roster, roster index redirects to week/14', async ({ page, request }) => {
    const { path } = await champion(request)
    for (const index of [path, `${path}/roster`, `${path}/`]) {
      await page.goto(index)
      await expect(page).toHaveURL(`${path}/roster/week/14`)
    }
  })

  test('redirects leave no entry in the history and keep the season', async ({ page, request }) => {
    const { path, league } = await champion(request)
    await page.goto('/analysis')
    await page.goto(`${path}?season=${league.season}`)
    await expect(page).toHaveURL(`${path}/roster/week/14?season=${league.season}`)
    await page.goBack()
    await expect(page).toHaveURL('/analysis')
  })

  test('route week number must be a number from 1 to 18; otherwise week 14 of that team', async ({ page, request }) => {
    const { path } = await champion(request)
    // What else is no week: tests/ui/team-season.test.ts.
    for (const week of ['19', 'abc']) {
      await page.goto(`${path}/roster/week/${week}`)
      await expect(page, week).toHaveURL(`${path}/roster/week/14`)
    }
    await page.goto(`${path}/roster/week/17`)
    await expect(page.getByRole('button', { name: 'Week 17', exact: true })).toHaveAttribute('aria-current', 'true')
  })

  test('has a back button to the league overview that keeps the season', async ({ page, request }) => {
    const { path, league } = await champion(request)
    await page.goto(`${path}/performance?season=${league.season}`)
    await page.getByRole('link', { name: 'Back to League' }).click()
    await expect(page).toHaveURL(`/leagues/espn/${league.espn_league_id}/seasons/${league.season}/overview`)
  })

  test('shows the team, its season at a glance, and tabs', async ({ page, request }) => {
    await test.step('tabs roster and performance, without asking twice', async () => {
      const { path } = await champion(request)
      const asked: string[] = []
      const answered = new Set<string>()
      page.on('request', (call) => call.url().includes('/api/') && asked.push(call.url()))
      page.on('requestfinished', (call) => answered.add(call.url()))
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Starting Lineup' })).toBeVisible()
      // The weeks before and after are asked for ahead: whoever leaves before they are answered has not got them.
      await expect.poll(() => asked.filter((url) => url.includes('/start-sit-analysis/')).length).toBe(3)
      await expect.poll(() => asked.filter((url) => !answered.has(url))).toEqual([])
      const tabs = page.getByRole('navigation', { name: 'Team' })
      await tabs.getByRole('link', { name: 'Performance' }).click()
      await expect(page).toHaveURL(`${path}/performance`)
      await expect(page.getByText('Average Starter Points')).toBeVisible()
      await tabs.getByRole('link', { name: 'Roster' }).click()
      await expect(page.getByRole('heading', { name: 'Starting Lineup' })).toBeVisible()
      expect(asked.length).toBe(new Set(asked).size)
    })
    await test.step('shows team name and owner names', async () => {
      const { row } = await champion(request)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.team_name.trim())
      await expect(page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })).toContainText(
        row.owner_names[0] ?? '',
      )
    })
    await test.step('cards: Final Playoff Standing (rank, overall record, win %), Regular Season Standing, Points For and Against', async () => {
      const { row } = await champion(request)
      const cards = page.getByRole('region', { name: 'Season at a glance' })
      const card = (label: string) => cards.getByRole('listitem').filter({ hasText: label })
      const { regular_season: regular, total_season: total } = row
      await expect(card('Final Playoff Standing')).toContainText('1st')
      await expect(card('Final Playoff Standing')).toContainText(`${total.wins}-${total.losses}`)
      await expect(card('Final Playoff Standing')).toContainText(`${total.win_percentage?.toFixed(1)}%`)
      await expect(card('Regular Season Standing')).toContainText(`${regular.wins}-${regular.losses}`)
      await expect(card('Regular Season Points For')).toContainText(points(regular.points_for))
      await expect(card('Regular Season Points For')).toContainText(`${points(regular.avg_points_for)} per game`)
      await expect(card('Points Against').last()).toContainText(points(regular.points_against ?? Number.NaN))
      await expect(card('Points Against').last()).toContainText(
        `${points(regular.avg_points_against ?? Number.NaN)} per game`,
      )
    })
  })

  test('its head stays in its place when its neighbours come, however long its names are', async ({
    page,
    request,
  }) => {
    const { path, teamId, row } = await champion(request)
    const team = await ask(request, 'team', { id: teamId })
    const [name, owner_names] = [`${row.team_name} `.repeat(9), [...row.owner_names, ...row.owner_names]]
    await page.route(/\/api\/v1\/teams\/\d+$/, (route) => route.fulfill({ json: { ...team, name, owner_names } }))
    const standings = await holdCalls(page, /\/analytics\/standings/)
    await page.goto(`${path}/performance`)
    await standings.arrived(/standings/)
    await expect(page.getByText('Average Starter Points')).toBeVisible()
    const tabs = page.getByRole('navigation', { name: 'Team', exact: true })
    const parts = [page.getByRole('heading', { level: 1 }), tabs]
    const boxes = () => Promise.all(parts.map((part) => part.boundingBox()))
    const before = await boxes()
    await standings.release(/standings/)
    await expect(page.getByRole('navigation', { name: 'Other teams' }).getByRole('link')).toHaveCount(2)
    expect(await boxes()).toEqual(before)
  })

  test("missing team id shows 'Invalid team ID', missing league id 'Invalid league ID', with Back to Home", async ({
    page,
    request,
  }) => {
    const { league, teamId } = await champion(request)
    for (const [path, text] of [
      [`/leagues/espn/${league.espn_league_id}/teams/nobody/roster/week/3`, 'Invalid team ID'],
      [`/leagues/espn/nowhere/teams/${teamId}/performance`, 'Invalid league ID'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(text)).toBeVisible()
      await backToHome(page).click()
      await expect(page).toHaveURL('/')
    }
  })

  test("failure: 'Failed to load team data' / 'Failed to load team' with Retry and Back to Home", async ({
    page,
    request,
  }) => {
    const { path, row } = await champion(request)
    const calls = /\/api\/v1\/teams\/\d+$/
    await failWith(page, calls, 500, '')
    await page.goto(`${path}/performance`)
    await expect(page.getByText('Failed to load team data')).toBeVisible()
    await expect(page.getByText('Failed to load team', { exact: true })).toBeVisible()
    await expect(backToHome(page)).toBeVisible()
    await page.unroute(calls)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.team_name.trim())
  })

  test('says so when the standings fail, and keeps the rest of the page', async ({ page, request }) => {
    const { path } = await champion(request)
    await failWith(page, /\/analytics\/standings/, 502)
    await page.goto(path)
    await expect(page.getByText('Failed to load team data')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Starting Lineup' })).toBeVisible()
    await page.unroute(/\/analytics\/standings/)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Final Playoff Standing')).toBeVisible()
  })
})

test.describe('season overview', () => {
  test('is reached by the toggle Week View / Season Overview, and the week stays', async ({ page, request }) => {
    const { path } = await champion(request)
    await page.goto(path)
    const toggle = page.getByRole('group', { name: 'View' })
    await page.getByRole('button', { name: 'Week 5', exact: true }).click()
    await toggle.getByRole('link', { name: 'Season Overview' }).click()
    await expect(page).toHaveURL(`${path}/roster/seasonoverview?week=5`)
    await expect(page.getByRole('heading', { name: 'Draft Summary' })).toBeVisible()
    await toggle.getByRole('link', { name: 'Week View' }).click()
    await expect(page).toHaveURL(`${path}/roster/week/5`)
    await expect(page.getByRole('heading', { name: 'Starting Lineup' })).toBeVisible()
  })

  test('shows production by position and the draft', async ({ page, request }) => {
    await test.step('Position Production Over Time: per-position weekly charts, totals, best week', async () => {
      const { path, teamId } = await champion(request)
      const { position_production } = await ask(request, 'seasonOverview', { id: teamId })
      await page.goto(`${path}/roster/seasonoverview`)
      const production = page.getByRole('region', { name: 'Position Production Over Time' })
      for (const [position, weeks] of Object.entries(position_production)) {
        const total = weeks.reduce((sum, { total_points }) => sum + total_points, 0)
        const best = Math.max(...weeks.map(({ total_points }) => total_points))
        const chart = production.getByRole('figure', { name: new RegExp(`^${position} `) })
        await expect(chart).toContainText(`${points(total)} total, best ${points(best)} in week`)
      }
      await expect(production.getByRole('slider', { name: /QB/ })).toBeVisible()
    })
    await test.step('Draft Summary: pick chips with best/worst pick markers, counts by position', async () => {
      const { teamId } = await champion(request)
      const { draft_summary: picks } = await ask(request, 'seasonOverview', { id: teamId })
      const summary = page.getByRole('region', { name: 'Draft Summary' })
      await expect(summary.getByRole('listitem').getByRole('button')).toHaveCount(picks.length)
      const best = picks.find(({ is_best_pick }) => is_best_pick)
      const worst = picks.find(({ is_worst_pick }) => is_worst_pick)
      await expect(summary.getByRole('button').filter({ hasText: 'Best pick' })).toContainText(best?.player_name ?? '?')
      await expect(summary.getByRole('button').filter({ hasText: 'Worst pick' })).toContainText(
        worst?.player_name ?? '?',
      )
      const backs = picks.filter(({ position }) => position === 'RB').length
      await expect(
        summary.getByRole('list', { name: 'Picks by position' }).getByRole('listitem').filter({ hasText: 'RB' }),
      ).toHaveText(`RB${backs}`)
      await summary.getByRole('button').first().click()
      await expect(page).toHaveURL(/[?&]player=\d+/)
      await expect(page.getByRole('dialog')).toBeVisible()
    })
  })

  test("a position without points says 'No data'", async ({ page, request }) => {
    const { path } = await champion(request)
    await page.route(/season-overview/, (route) =>
      route.fulfill({ json: { draft_summary: [], position_production: { QB: [{ week: 1, total_points: 20 }] } } }),
    )
    await page.goto(`${path}/roster/seasonoverview`)
    await expect(page.getByText('No data', { exact: true })).toHaveCount(5)
    await expect(page.locator('body')).not.toContainText(brokenText)
  })

  test("failure: 'Failed to load season overview data. Please try again.'", async ({ page, request }) => {
    const { path } = await champion(request)
    await failWith(page, /season-overview/, 500)
    await page.goto(`${path}/roster/seasonoverview`)
    await expect(page.getByText('Failed to load season overview data. Please try again.')).toBeVisible()
    await page.unroute(/season-overview/)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: 'Draft Summary' })).toBeVisible()
  })

  test("empty: 'No season overview data available for this team.'", async ({ page, request }) => {
    const { path } = await champion(request)
    await page.route(/season-overview/, (route) => route.fulfill({ json: {} }))
    await page.goto(`${path}/roster/seasonoverview`)
    await expect(page.getByText('No season overview data available for this team.')).toBeVisible()
  })
})

test.describe('performance tab', () => {
  test('is loading until the data is there, then has averages', async ({ page, request }) => {
    await test.step("shows 'Loading performance data...' until the data is there", async () => {
      const { path } = await champion(request)
      const answer = Promise.withResolvers<void>()
      await page.route(/weekly-performance/, async (route) => {
        await answer.promise
        await route.continue()
      })
      await page.goto(`${path}/performance`)
      await expect(page.getByText('Loading performance data...')).toBeVisible()
      answer.resolve()
      await expect(page.getByText('Average Starter Points')).toBeVisible()
    })
    await test.step('average starter points, best and worst week', async () => {
      const { teamId } = await champion(request)
      const { summary } = await ask(request, 'teamWeeklyPerformance', { id: teamId })
      const region = page.getByRole('region', { name: 'Summary' })
      await expect(region).toContainText(`Average Starter Points${points(summary.avg_starter_points ?? -1)}`)
      await expect(region).toContainText(`Best Week${points(summary.best_week?.points ?? -1)}`)
      await expect(region).toContainText(`Worst Week${points(summary.worst_week?.points ?? -1)}`)
    })
  })

  test('a table of week, score, opponent score, projected, result (WIN/LOSS/BYE)', { tag: '@phone' }, async ({
    page,
    request,
    isMobile,
  }) => {
    const { path, teamId } = await champion(request)
    const { weekly_performance: weeks } = await ask(request, 'teamWeeklyPerformance', { id: teamId })
    await page.goto(`${path}/performance`)
    const table = page.getByRole('table', { name: 'Weekly performance' })
    for (const name of ['Week', 'Score', 'Opponent Score', 'Result', ...(isMobile ? [] : ['Projected'])]) {
      await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible()
    }
    await expect(table.locator('tbody tr')).toHaveCount(weeks.length)
    for (const { week, matchup } of weeks) {
      const row = table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: `Week ${week}` }) })
        .first()
      await expect(row).toContainText(matchup === null ? 'BYE' : (matchup.result?.toUpperCase() ?? 'N/A'))
      if (matchup?.weeks.length === 1) await expect(row).toContainText(points(matchup.opponent_score ?? -1))
    }
  })

  test('a week without a matchup is BYE, an absent result N/A', async ({ page, request }) => {
    const { path } = await champion(request)
    await page.route(/weekly-performance/, (route) =>
      route.fulfill({
        json: {
          weekly_performance: [
            { week: 1, total_points: 120, starter_points: 90, projected_points: null, matchup: null },
            { week: 2, starter_points: 80, matchup: { opponent_score: 70, result: null } },
          ],
          summary: {},
        },
      }),
    )
    await page.goto(`${path}/performance`)
    const rows = page.getByRole('table', { name: 'Weekly performance' }).locator('tbody tr')
    await expect(rows.nth(0)).toContainText('BYE')
    await expect(rows.nth(1)).toContainText('N/A')
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('85.0')
    await expect(page.locator('body')).not.toContainText(brokenText)
  })

  test('clicking a row opens the side panel of that week, kept in the address', async ({ page, request }) => {
    const { path } = await champion(request)
    await page.goto(`${path}/performance`)
    const row = page.getByRole('table', { name: 'Weekly performance' }).locator('tbody tr').nth(2)
    await row.locator('td').last().click()
    await expect(page).toHaveURL(`${path}/performance?matchup=3`)
    const panel = page.getByRole('dialog')
    await expect(panel).toContainText('Week 3')
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(`${path}/performance?matchup=4`)
    await page.reload()
    await expect(panel).toContainText('Week 4')
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(page).toHaveURL(`${path}/performance`)
  })

  test('a failure says what to do', async ({ page, request }) => {
    const { path } = await champion(request)
    await failWith(page, /weekly-performance/, 500)
    await page.goto(`${path}/performance`)
    await expect(page.getByText('Failed to load performance data')).toBeVisible()
    await page.unroute(/weekly-performance/)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Average Starter Points')).toBeVisible()
  })
})
