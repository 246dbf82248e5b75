/** Specification, sections 2 ('Overview tab') and 9: league summary and standings. */
import { expect, type Page } from '@playwright/test'
import type { Answer } from '../../src/contract/answers/index.ts'
import { formatPoints } from '../../src/ui/format.ts'
import { ask, finishedLeague, runningLeague, undraftedLeague } from './support/api.ts'
import { test } from './support/kept-page.ts'
import { expectNoSidewaysScroll, open } from './support/page.ts'

const standingsCall = /\/api\/v1\/analytics\/standings/
const leagueCall = /\/api\/v1\/leagues\/espn\/\d+(\?|$)/

const table = (page: Page) => page.getByRole('table', { name: 'League Standings' })
const rows = (page: Page) => table(page).locator('tbody tr')
const header = (page: Page, name: string | RegExp) => table(page).getByRole('columnheader', { name })
const figure = (page: Page, label: string) =>
  page.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('xpath=following-sibling::dd[1]')

async function openOverview(page: Page, { espn_league_id }: Answer<'league'>, query = '') {
  await open(page, `/leagues/espn/${espn_league_id}/overview${query}`)
  await expect(page.getByRole('heading', { name: 'League Summary' })).toBeVisible()
}

test.describe('League Summary card', () => {
  test('Season, Teams, Regular Season Weeks, Playoff Weeks, Draft Rounds, Total Points Scored, Average Points Per Team, Highest Scoring', async ({
    page,
    request,
  }) => {
    const league = await finishedLeague(request)
    const { standings } = await ask(request, 'standings', { league_id: league.id, season: league.season })
    const points = standings.map((team) => team.regular_season.points_for)
    const total = points.reduce((sum, one) => sum + one, 0)
    const best = standings.find((team) => team.regular_season.points_for === Math.max(...points))
    await openOverview(page, league)
    for (const [label, value] of [
      ['Season', String(league.season)],
      ['Teams', String(league.team_count)],
      ['Regular Season Weeks', String(league.regular_season_weeks)],
      ['Playoff Weeks', String(league.playoff_weeks)],
      ['Draft Rounds', String(Math.floor(league.total_picks / league.team_count))],
      ['Total Points Scored', formatPoints(total)],
      ['Average Points Per Team', formatPoints(total / standings.length)],
      ['Highest Scoring', best?.team_name.trim() ?? 'a team'],
    ] as const) {
      await expect(figure(page, label)).toHaveText(value)
    }
  })

  test('Fallbacks: playoff weeks = ceiling of log2 of 6; regular-season weeks = regular-season games divided by (team count / 2); draft rounds = total picks divided by team count, floored', async ({
    page,
    request,
  }) => {
    const league = await finishedLeague(request)
    const answer = await ask(request, 'standings', { league_id: league.id, season: league.season })
    await page.route(leagueCall, (route) =>
      route.fulfill({ json: { id: league.id, name: 'Sparse', season: 2019, team_count: 12, total_picks: 191 } }),
    )
    await page.route(standingsCall, (route) =>
      route.fulfill({ json: { standings: answer.standings, summary: { regular_season_games: 78 } } }),
    )
    await openOverview(page, league)
    await expect(figure(page, 'Playoff Weeks')).toHaveText('3')
    await expect(figure(page, 'Regular Season Weeks')).toHaveText('13')
    await expect(figure(page, 'Draft Rounds')).toHaveText('15')
  })

  test('says nothing wrong of a league that has not drafted', async ({ page, request }) => {
    await openOverview(page, await undraftedLeague(request))
    await expect(figure(page, 'Draft Rounds')).toHaveText(/^(0|—)$/)
    await expect(figure(page, 'Highest Scoring')).toHaveText('—')
  })
})

test.describe('League Standings table', () => {
  test('columns: Final Rank, Team, Regular Season Rank (weeks 1-14), Regular Season W-L, Points For, Points Against, Differential', {
    tag: '@phone',
  }, async ({ page, request, isMobile }) => {
    await openOverview(page, await finishedLeague(request))
    const columns = table(page).locator('thead th')
    const titles = await columns.evaluateAll((all) => all.map((cell) => cell.textContent?.replace(/[▲▼]/g, '').trim()))
    expect(titles).toEqual([
      'Final Rank',
      'Team',
      'Regular Season Rank(weeks 1-14)',
      'Regular Season W-L',
      'Points For',
      'Points Against',
      'Differential',
    ])
    // Narrow screens show the most important ones, and all on a tap.
    const shown = isMobile ? ['Final Rank', 'Team', 'Regular Season W-L', 'Points For'] : titles
    for (const name of shown) await expect(columns.filter({ hasText: name?.slice(0, 18) }).first()).toBeVisible()
    if (!isMobile) return
    await expect(columns.last()).toBeHidden()
    await page.getByRole('checkbox', { name: 'All columns of League Standings' }).check()
    await expect(columns.last()).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  test('shows every team by final rank, points with 1 decimal', { tag: '@phone' }, async ({
    page,
    request,
    isMobile,
  }) => {
    const league = await finishedLeague(request)
    const { standings } = await ask(request, 'standings', { league_id: league.id, season: league.season })
    await openOverview(page, league)
    await expect(rows(page)).toHaveCount(standings.length)
    const byRank = [...standings].sort((a, b) => a.rank - b.rank)
    for (const [index, { rank, team_name, regular_season: season }] of byRank.entries()) {
      const row = rows(page).nth(index)
      await expect(row.locator('td, th').first()).toContainText(String(rank))
      await expect(row).toContainText(team_name.trim())
      await expect(row).toContainText(`${season.wins}-${season.losses}`)
      if (isMobile) continue
      await expect(row).toContainText(formatPoints(season.points_for))
      await expect(row).toContainText(formatPoints(season.points_against))
      await expect(row).toContainText(Math.abs(season.point_differential ?? Number.NaN).toFixed(1))
    }
  })

  type Standing = Answer<'standings'>['standings'][number]
  const sorts: readonly [column: RegExp, first: 'ascending' | 'descending', figureOf: (team: Standing) => number][] = [
    [/^Final Rank/, 'descending', (team) => team.rank],
    [/Regular Season Rank/, 'ascending', (team) => team.regular_season.rank],
    [/Regular Season W-L/, 'descending', (team) => team.regular_season.win_percentage ?? Number.NaN],
    [/Points For/, 'descending', (team) => team.regular_season.points_for],
    [/Points Against/, 'descending', (team) => team.regular_season.points_against ?? Number.NaN],
    [/Differential/, 'descending', (team) => team.regular_season.point_differential ?? Number.NaN],
  ]
  test('Clicking a header sorts. The same field toggles direction; a new field starts ascending for rank and regular season rank, descending otherwise', async ({
    page,
    request,
    isMobile,
  }) => {
    const league = await finishedLeague(request)
    const { standings } = await ask(request, 'standings', { league_id: league.id, season: league.season })
    await openOverview(page, league)
    // React comes with the first click, which acts as any other.
    expect(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    ).not.toContainEqual(expect.stringContaining('/framework.'))
    if (isMobile) await page.getByRole('checkbox', { name: 'All columns of League Standings' }).check()
    for (const [name, first, figureOf] of sorts) {
      const second = first === 'ascending' ? 'descending' : 'ascending'
      for (const direction of [first, second] as const) {
        await header(page, name).getByRole('button').click()
        await expect(header(page, name)).toHaveAttribute('aria-sort', direction)
        const sign = direction === 'ascending' ? 1 : -1
        const sorted = [...standings].sort((a, b) => sign * (figureOf(a) - figureOf(b)))
        // Teams that are equal may change places.
        const names = await rows(page).locator('bdi').allTextContents()
        const byName = new Map(standings.map((team) => [team.team_name.trim(), figureOf(team)]))
        expect(names.map((team) => byName.get(team.trim()))).toEqual(sorted.map(figureOf))
      }
    }
  })

  test('keeps the order in the address, through a reload', async ({ page, request, isMobile }) => {
    await openOverview(page, await finishedLeague(request), '?sort=points_against&order=asc')
    if (isMobile) await page.getByRole('checkbox', { name: 'All columns of League Standings' }).check()
    await expect(header(page, 'Points Against')).toHaveAttribute('aria-sort', 'ascending')
    await header(page, 'Differential').getByRole('button').click()
    await expect(header(page, 'Differential')).toHaveAttribute('aria-sort', 'descending')
    await page.reload()
    if (isMobile) await page.getByRole('checkbox', { name: 'All columns of League Standings' }).check()
    await expect(header(page, 'Differential')).toHaveAttribute('aria-sort', 'descending')
  })

  test('Clicking a row opens the team page', async ({ page, request }) => {
    const league = await finishedLeague(request)
    const { standings } = await ask(request, 'standings', { league_id: league.id, season: league.season })
    const third = standings.find(({ rank }) => rank === 3)
    await openOverview(page, league)
    await rows(page).nth(2).locator('td').first().click()
    await expect(page).toHaveURL(`/leagues/espn/${league.espn_league_id}/teams/${third?.team_id}/roster/week/14`)
  })

  test('a row opens the team page by keyboard', async ({ page, request, isMobile }) => {
    test.skip(isMobile, 'has no keyboard')
    await openOverview(page, await finishedLeague(request))
    await rows(page).nth(1).getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/teams\/\d+\/roster\/week\/14$/)
  })

  test('The champion row is highlighted; regular-season rank 1 shows a trophy icon', async ({
    page,
    request,
    isMobile,
  }) => {
    const league = await finishedLeague(request)
    const { standings } = await ask(request, 'standings', { league_id: league.id, season: league.season })
    const champion = standings.find(({ is_champion }) => is_champion)
    const leader = standings.find(({ regular_season }) => regular_season.rank === 1)
    await openOverview(page, league)
    const rowOf = (name?: string) => rows(page).filter({ has: page.getByTitle(name?.trim() ?? '', { exact: true }) })
    await expect(rowOf(champion?.team_name).getByRole('img', { name: 'Champion' })).toBeVisible()
    await expect(rows(page).getByRole('img', { name: 'Champion' })).toHaveCount(1)
    const colours = await rows(page)
      .locator('th')
      .evaluateAll((all) =>
        all.map((cell) => `${getComputedStyle(cell).fontWeight} ${getComputedStyle(cell).backgroundColor}`),
      )
    expect(new Set(colours.slice(1))).not.toContain(colours[0])
    if (isMobile) return
    await expect(rowOf(leader?.team_name).getByRole('img', { name: 'Regular season leader' })).toBeVisible()
    await expect(rows(page).getByRole('img', { name: 'Regular season leader' })).toHaveCount(1)
  })

  test('ranks 1-6 are marked as playoff teams; where the league says how many, that many', async ({
    page,
    request,
  }) => {
    const league = await finishedLeague(request)
    const { playoff_team_count: _, ...withoutCount } = league
    // A server that does not name the teams which made the playoffs.
    const { standings, ...rest } = await ask(request, 'standings', { league_id: league.id, season: league.season })
    const unnamed = standings.map(({ made_playoffs: _, ...standing }) => standing)
    await page.route(standingsCall, (route) => route.fulfill({ json: { ...rest, standings: unnamed } }))
    await page.route(leagueCall, (route) => route.fulfill({ json: withoutCount }))
    await openOverview(page, league)
    const marks = rows(page).getByText('Playoff team', { exact: true })
    await expect(marks).toHaveCount(6)
    for (const index of [0, 1, 2, 3, 4, 5]) {
      await expect(rows(page).nth(index).getByText('Playoff team', { exact: true })).toHaveCount(1)
    }
    await page.unroute(leagueCall)
    await page.route(leagueCall, (route) => route.fulfill({ json: { ...league, playoff_team_count: 4 } }))
    await page.reload()
    await expect(marks).toHaveCount(4)
  })

  test('a running season shows the ranks so far and no champion', async ({ page, request }) => {
    const league = await runningLeague(request)
    const { standings } = await ask(request, 'standings', { league_id: league.id, season: league.season })
    await openOverview(page, league)
    await expect(rows(page)).toHaveCount(standings.length)
    await expect(rows(page).getByRole('img', { name: 'Champion' })).toHaveCount(0)
  })
})
