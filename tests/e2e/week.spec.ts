/** Specification, sections 2, 4, 5, 8 and 9: the week view of a team. */
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Answer } from '../../src/contract/answers/index.ts'
import { ask, brokenText, failWith, finishedLeague, runningLeague } from './support/api.ts'
import { test } from './support/kept-page.ts'

async function firstTeam(request: APIRequestContext, league: Answer<'league'>) {
  const [team] = await ask(request, 'leagueTeams', { id: league.id })
  if (!team) throw new Error('The league has no teams')
  return { teamId: team.id, path: `/leagues/espn/${league.espn_league_id}/teams/${team.id}/roster/week` }
}

async function finishedTeam(request: APIRequestContext) {
  return firstTeam(request, await finishedLeague(request))
}

/** Answers of one week put in the place of the server's. */
function fulfil(page: Page, address: RegExp, json: unknown) {
  return page.route(address, (route) => route.fulfill({ json }))
}

const points = (value: number | null) => (value === null ? '—' : value.toFixed(1).replace('-', '−'))
const names = (page: Page, group: string) => page.getByRole('region', { name: group }).locator('li bdi')
const rosterCalls = /\/roster\/weekly\//
const analysisCalls = /\/start-sit-analysis\//

test.describe('week picker', () => {
  test('has 18 buttons, previous and next', { tag: '@phone' }, async ({ page, request }) => {
    const { path } = await finishedTeam(request)
    await page.goto(`${path}/1`)
    const picker = page.getByRole('navigation', { name: 'Week' })
    await expect(picker.getByRole('button', { name: /^Week \d+/ })).toHaveCount(18)
    await expect(picker.getByRole('button', { name: 'Previous week' })).toBeDisabled()
    await picker.getByRole('button', { name: 'Next week' }).click()
    await expect(page).toHaveURL(`${path}/2`)
    await expect(page.getByRole('heading', { name: 'Week 2 Roster' })).toBeVisible()
    await picker.getByRole('button', { name: 'Week 5', exact: true }).click()
    await expect(page).toHaveURL(`${path}/5`)
    await picker.getByRole('button', { name: 'Previous week' }).click()
    await expect(page).toHaveURL(`${path}/4`)
    await page.goto(`${path}/18`)
    await expect(picker.getByRole('button', { name: 'Next week' })).toBeDisabled()
  })

  test('left/right arrow keys change the week, but not while a field has the focus', async ({ page, request }) => {
    const { path } = await finishedTeam(request)
    await page.goto(`${path}/3`)
    await expect(page.getByRole('heading', { name: 'Week 3 Roster' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('heading', { name: 'Week 4 Roster' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('heading', { name: 'Week 2 Roster' })).toBeVisible()
    await page.getByLabel('Sort by').focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(new RegExp(`${path}/2(\\?|$)`))
  })

  test('keeps the focus on the button that was pressed', async ({ page, request }) => {
    const { path } = await finishedTeam(request)
    await page.goto(`${path}/3`)
    const next = page.getByRole('button', { name: 'Next week' })
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Week 4 Roster' })).toBeVisible()
    await expect(next).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Week 5 Roster' })).toBeVisible()
    await expect(next).toBeFocused()
  })

  test('stops at weeks 1 and 18', async ({ page, request }) => {
    const { path } = await finishedTeam(request)
    await page.goto(`${path}/1`)
    await expect(page.getByRole('heading', { name: 'Week 1 Roster' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(`${path}/1`)
    await page.goto(`${path}/18`)
    await expect(page.getByText('No roster data available')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(`${path}/18`)
  })

  test('never shows another week than the one selected, however the answers arrive', async ({ page, request }) => {
    const { teamId, path } = await finishedTeam(request)
    const late = Promise.withResolvers<void>()
    await page.route(/\/roster\/weekly\/6$/, async (route) => {
      await late.promise
      await route.continue().catch(() => undefined)
    })
    const [six, seven] = await Promise.all([6, 7].map((week) => ask(request, 'weeklyRoster', { id: teamId, week })))
    await page.goto(`${path}/2`)
    await expect(page.getByRole('heading', { name: 'Week 2 Roster' })).toBeVisible()
    await page.getByRole('button', { name: 'Week 6', exact: true }).click()
    await page.getByRole('button', { name: 'Week 7', exact: true }).click()
    const panel = page.getByRole('region', { name: 'Start/Sit Analysis' })
    await expect(page.getByRole('heading', { name: 'Week 7 Roster' })).toBeVisible()
    await expect(panel).toContainText(points(seven?.matchup?.team_score ?? -1))
    late.resolve()
    await page.getByRole('button', { name: 'Week 6', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Week 6 Roster' })).toBeVisible()
    await expect(panel).toContainText(points(six?.matchup?.team_score ?? -1))
    await expect(page.getByRole('heading', { name: 'Week 7 Roster' })).toHaveCount(0)
  })
})

test.describe('roster', () => {
  test('is grouped as Starting Lineup, Bench, Injured Reserve (lineup slot IR)', async ({ page, request }) => {
    const { teamId, path } = await finishedTeam(request)
    const { roster } = await ask(request, 'weeklyRoster', { id: teamId, week: 9 })
    await fulfil(page, rosterCalls, {
      week: 9,
      roster: roster.map((player, index) =>
        index === roster.length - 1 ? { ...player, is_starter: false, lineup_slot: 'IR' } : player,
      ),
      matchup: null,
    })
    await page.goto(`${path}/9`)
    const starters = roster.slice(0, -1).filter(({ is_starter }) => is_starter)
    await expect(names(page, 'Starting Lineup')).toHaveCount(starters.length)
    await expect(names(page, 'Injured Reserve')).toContainText([roster.at(-1)?.name ?? '?'])
    const sections = page.getByRole('heading', { level: 3, name: /^(Starting Lineup|Bench|Injured Reserve)/ })
    await expect(sections).toContainText(['Starting Lineup', 'Bench', 'Injured Reserve'])
  })

  test('sorts by Lineup Position, Week Points, Position or Name, kept in the address', async ({ page, request }) => {
    const { teamId, path } = await finishedTeam(request)
    const { roster } = await ask(request, 'weeklyRoster', { id: teamId, week: 9 })
    const starters = roster.filter(({ is_starter }) => is_starter)
    await page.goto(`${path}/9`)
    const sort = page.getByLabel('Sort by')
    await expect(sort.locator('option')).toHaveText(['Lineup Position', 'Week Points', 'Position', 'Name'])
    const slots = ['QB', 'RB', 'WR', 'TE', 'FLEX', 'K', 'D/ST']
    const bySlot = starters
      .map(({ lineup_slot }) => slots.indexOf(lineup_slot))
      .every((place, index, all) => index === 0 || (all[index - 1] ?? 0) <= place)
    expect(bySlot).toBe(true)
    await expect(names(page, 'Starting Lineup').first()).toHaveText(
      starters.find(({ lineup_slot }) => lineup_slot === 'QB')?.name ?? '?',
    )
    await sort.selectOption('Week Points')
    const byPoints = starters.toSorted((a, b) => (b.week_points ?? -99) - (a.week_points ?? -99))
    await expect(names(page, 'Starting Lineup').first()).toHaveText(byPoints[0]?.name ?? '?')
    await expect(page).toHaveURL(`${path}/9?sort=points`)
    await sort.selectOption('Name')
    const byName = starters.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en'))
    await expect(names(page, 'Starting Lineup')).toHaveText(byName)
    await page.reload()
    await expect(names(page, 'Starting Lineup')).toHaveText(byName)
    await page.getByRole('button', { name: 'Next week' }).click()
    await expect(page).toHaveURL(`${path}/10?sort=name`)
    await sort.selectOption('Position')
    await expect(page).toHaveURL(`${path}/10?sort=position`)
  })

  test('player cards show name, NFL team, position, draft round/pick, points vs projected, START/BENCH, opponent and a sparkline', async ({
    page,
    request,
  }) => {
    const { path } = await finishedTeam(request)
    const player = {
      player_id: 7,
      name: 'Perry Fields',
      nfl_team: 'BUF',
      position: 'RB',
      is_starter: true,
      lineup_slot: 'FLEX',
      week_points: 18.44,
      projected_points: 12.2,
      opponent_matchup: '@KC',
      draft_info: { round: 3, overall_pick: 31 },
      weekly_performance: [4, 5, 6, 7, 8, 9].map((week) => ({ week, points: 2 * week, is_starter: true })),
    }
    const benched = { ...player, player_id: 8, name: 'Ben Cher', is_starter: false, lineup_slot: 'BENCH' }
    await fulfil(page, rosterCalls, {
      week: 9,
      roster: [player, { ...benched, week_points: 12.3, draft_info: null, weekly_performance: [] }],
      matchup: null,
    })
    await page.goto(`${path}/9`)
    const card = page.getByRole('button', { name: /Perry Fields/ })
    for (const text of ['RB', 'BUF @KC', 'Round 3, Pick 31', '18.4', 'proj 12.2', '+6.2', 'START', 'FLEX']) {
      await expect(card).toContainText(text)
    }
    await expect(card.locator('svg path').first()).toBeVisible()
    const other = page.getByRole('button', { name: /Ben Cher/ })
    await expect(other).toContainText('BENCH')
    await expect(other).toContainText('No data')
    await expect(other).not.toContainText('+0.1')
    await expect(page.locator('body')).not.toContainText(brokenText)
  })

  test('player cards stand in a grid of 3 columns, fewer on small screens', { tag: '@phone' }, async ({
    page,
    request,
    isMobile,
  }) => {
    const { path } = await finishedTeam(request)
    await page.goto(`${path}/9`)
    const cards = page.getByRole('region', { name: 'Starting Lineup' }).getByRole('listitem')
    await expect(cards.first()).toBeVisible()
    const tops = await cards.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(isMobile ? 1 : 3)
  })

  test('clicking a player opens the player profile modal, kept in the address', { tag: '@phone' }, async ({
    page,
    request,
  }) => {
    const { teamId, path } = await finishedTeam(request)
    const { roster } = await ask(request, 'weeklyRoster', { id: teamId, week: 9 })
    await page.goto(`${path}/9`)
    await page.getByRole('button', { name: roster[0]?.name }).click()
    await expect(page).toHaveURL(`${path}/9?player=${roster[0]?.player_id}`)
    await expect(page.getByRole('dialog')).toContainText(roster[0]?.name ?? '?')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`${path}/9`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test("a 404 whose detail contains 'No roster data found' is a bye in a week that is over", async ({
    page,
    request,
  }) => {
    const { path } = await finishedTeam(request)
    await failWith(page, rosterCalls, 404, 'No roster data found for team 1 in week 15')
    await page.goto(`${path}/15`)
    await expect(page.getByText('This team had a bye in Week 15. No roster data available.')).toBeVisible()
    await expect(page.getByText('Error Loading Roster')).toHaveCount(0)
  })

  test('and otherwise a week that has not occurred yet', async ({ page, request }) => {
    const league = await runningLeague(request)
    const { path } = await firstTeam(request, league)
    await failWith(page, rosterCalls, 404, 'No roster data found')
    await page.goto(`${path}/${league.final_week}`)
    await expect(
      page.getByText("No roster data available for this week. The team was on bye or this week hasn't occurred yet."),
    ).toBeVisible()
    await page.unroute(rosterCalls)
    await page.getByRole('button', { name: /^Go to week/ }).click()
    await expect(page).toHaveURL(`${path}/${league.completed_weeks.at(-1)}`)
    await expect(page.getByRole('heading', { name: 'Starting Lineup' })).toBeVisible()
  })

  test("failure: 'Error Loading Roster', 'Failed to load roster data. Please try again.', Retry reloads the page", async ({
    page,
    request,
  }) => {
    const { path } = await finishedTeam(request)
    await failWith(page, rosterCalls, 500)
    await page.goto(`${path}/9`)
    await expect(page.getByRole('heading', { name: 'Error Loading Roster' })).toBeVisible()
    await expect(page.getByText('Failed to load roster data. Please try again.')).toBeVisible()
    await page.unroute(rosterCalls)
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Retry' }).click()
    await reloaded
    await expect(page.getByRole('heading', { name: 'Starting Lineup' })).toBeVisible()
  })

  test("empty: 'No Roster Data'", async ({ page, request }) => {
    const { path } = await finishedTeam(request)
    await fulfil(page, rosterCalls, { week: 9, roster: [], matchup: null })
    await page.goto(`${path}/9`)
    await expect(page.getByText('No Roster Data')).toBeVisible()
  })
})

// Each result, missed opportunities and the perfect line-up: tests/ui/start-sit.test.tsx.
test.describe('start/sit analysis', () => {
  test('week result and scores, actual vs optimal score, Start/Sit Impact', async ({ page, request }) => {
    const { teamId, path } = await finishedTeam(request)
    const [{ matchup }, analysis] = await Promise.all([
      ask(request, 'weeklyRoster', { id: teamId, week: 9 }),
      ask(request, 'startSitAnalysis', { id: teamId, week: 9 }),
    ])
    await page.goto(`${path}/9`)
    const panel = page.getByRole('region', { name: 'Start/Sit Analysis' })
    await expect(panel).toContainText(matchup?.result?.toUpperCase() ?? '?')
    await expect(panel).toContainText(`${points(matchup?.team_score ?? -1)} – ${points(matchup?.opponent_score ?? -1)}`)
    await expect(panel).toContainText(matchup?.opponent_name.trim() ?? '?')
    await expect(panel).toContainText(`Actual${points(analysis.team_score)}`)
    await expect(panel).toContainText(`Optimal${points(analysis.optimal_score)}`)
    await expect(panel).toContainText(
      `Start/Sit Impact${analysis.start_sit_impact === 0 ? '0.0' : points(-analysis.start_sit_impact)}`,
    )
  })

  test('a two-week playoff round says which week of it, with both scores', async ({ page, request }) => {
    const leagues = await ask(request, 'leagues', {})
    const rounds = await Promise.all(leagues.map(({ id }) => ask(request, 'leagueSchedule', { id })))
    const index = rounds.findIndex((matchups) => matchups.some(({ weeks }) => weeks.length === 2))
    const matchup = rounds[index]?.find(({ weeks, away }) => weeks.length === 2 && away)
    const league = leagues[index]
    if (!league || !matchup) throw new Error('The demo has no two-week round')
    const [first, second] = matchup.weeks
    const team = matchup.home.team_id
    await page.goto(`/leagues/espn/${league.espn_league_id}/teams/${team}/roster/week/${first}`)
    const panel = page.getByRole('region', { name: 'Start/Sit Analysis' })
    await expect(panel).toContainText('Week 1 of 2')
    await expect(panel).toContainText(`${points(matchup.home.score)} – ${points(matchup.away?.score ?? -1)}`)
    const week = await ask(request, 'weeklyRoster', { id: team, week: second ?? 0 })
    await page.keyboard.press('ArrowRight')
    await expect(panel).toContainText(
      `Week 2 of 2: ${points(week.matchup?.team_week_score ?? -1)} – ${points(week.matchup?.opponent_week_score ?? -1)}`,
    )
  })

  test('an analysis that fails leaves the roster standing', async ({ page, request }) => {
    const { path } = await finishedTeam(request)
    await failWith(page, analysisCalls, 500)
    await page.goto(`${path}/9`)
    await expect(page.getByText('The analysis of this week could not be loaded.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Starting Lineup' })).toBeVisible()
    await page.unroute(analysisCalls)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Start/Sit Impact')).toBeVisible()
  })
})
