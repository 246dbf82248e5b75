/** Specification, sections 2 ('League header cards'), 4 and 8: league shell. */
import { expect, type Page } from '@playwright/test'
import { ask, brokenText, failWith, finishedLeague, runningLeague, undraftedLeague } from './support/api.ts'
import { test } from './support/kept-page.ts'
import { open } from './support/page.ts'

const cardTitles = ['Season Champion', '2nd Place', '3rd Place', 'Regular Season Leader']
const standingsCall = /\/api\/v1\/analytics\/standings/
const leagueCall = /\/api\/v1\/leagues\/espn\/\d+(\?|$)/
const draftCall = /\/draft-complete/

const card = (page: Page, title: string) =>
  page.locator('main').getByText(title, { exact: true }).locator('xpath=ancestor::*[contains(@class, "rounded")][1]')

test('League shell: header (name, season, team count)', async ({ page, request }) => {
  const league = await finishedLeague(request)
  await open(page, `/leagues/espn/${league.espn_league_id}/overview`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(league.name.trim())
  const header = page.locator('header').filter({ has: heading })
  await expect(header).toContainText(String(league.season))
  await expect(header).toContainText(`${league.team_count} teams`)
  await expect(page).toHaveTitle(new RegExp(`Overview.*${league.season}`))
})

test.describe('league header cards', () => {
  test('Season Champion, 2nd Place (rank 2), 3rd Place (rank 3), Regular Season Leader', async ({ page, request }) => {
    const league = await finishedLeague(request)
    const { standings, summary } = await ask(request, 'standings', { league_id: league.id, season: league.season })
    await open(page, `/leagues/espn/${league.espn_league_id}/overview`)
    const names = [
      standings.find(({ is_champion }) => is_champion)?.team_name,
      standings.find(({ rank }) => rank === 2)?.team_name,
      standings.find(({ rank }) => rank === 3)?.team_name,
      summary.regular_season_leader?.team_name,
    ]
    for (const [index, title] of cardTitles.entries()) {
      await expect(card(page, title)).toContainText(names[index]?.trim() ?? 'a team')
    }
  })

  // Each by itself: tests/ui/header-cards.test.ts.
  test('Each is shown only if data exists: without a 2nd place', async ({ page, request }) => {
    const league = await finishedLeague(request)
    const answer = await ask(request, 'standings', { league_id: league.id, season: league.season })
    const altered = { ...answer, standings: answer.standings.filter(({ rank }) => rank !== 2) }
    await page.route(standingsCall, (route) => route.fulfill({ json: altered }))
    await open(page, `/leagues/espn/${league.espn_league_id}/overview`)
    await expect(page.getByText('League Summary')).toBeVisible()
    for (const title of cardTitles) {
      await expect(page.locator('main').getByText(title, { exact: true })).toHaveCount(title === '2nd Place' ? 0 : 1)
    }
  })

  test('Each is shown only if data exists: none before the draft, no places while the season runs', async ({
    page,
    request,
  }) => {
    await open(page, `/leagues/espn/${(await undraftedLeague(request)).espn_league_id}/overview`)
    await expect(page.getByText('League Summary')).toBeVisible()
    for (const title of cardTitles.slice(0, 3)) await expect(page.getByText(title, { exact: true })).toHaveCount(0)
    await expect(page.locator('body')).not.toContainText(brokenText)
    await open(page, `/leagues/espn/${(await runningLeague(request)).espn_league_id}/overview`)
    await expect(page.getByText('Regular Season Leader', { exact: true })).toBeVisible()
    await expect(page.getByText('Season Champion', { exact: true })).toHaveCount(0)
  })
})

test.describe('states', () => {
  test('loading skeleton, success', async ({ page, request }) => {
    const league = await finishedLeague(request)
    const held = Promise.withResolvers<void>()
    await page.route(leagueCall, async (route) => {
      await held.promise
      await route.continue()
    })
    await open(page, `/leagues/espn/${league.espn_league_id}/overview`)
    await expect(page.getByRole('status').filter({ hasText: 'Loading league...' })).toBeVisible()
    await expect(page.locator('.waiting').first()).toBeVisible()
    held.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(league.name.trim())
    await expect(page.locator('.waiting')).toHaveCount(0)
  })

  test('League data loads first; draft analysis loads afterwards in the background', async ({ page, request }) => {
    const { espn_league_id } = await finishedLeague(request)
    const asked: string[] = []
    page.on('request', (made) => made.url().includes('/api/') && asked.push(new URL(made.url()).pathname))
    const held = Promise.withResolvers<void>()
    await page.route(draftCall, async (route) => {
      await held.promise
      await route.continue()
    })
    const draft = page.waitForRequest(draftCall)
    await open(page, `/leagues/espn/${espn_league_id}/overview`)
    await expect(page.getByText('League Summary')).toBeVisible()
    await draft
    expect(asked[0]).toBe(`/api/v1/leagues/espn/${espn_league_id}`)
    expect(asked.findIndex((path) => draftCall.test(path))).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'Draft Board' }).click()
    await expect(page.getByText('Loading draft analysis...')).toBeVisible()
    held.resolve()
    await expect(page.getByText('Best Drafters')).toBeVisible()
  })

  test('draft analysis: failure only logged', async ({ page, request }) => {
    const { espn_league_id } = await finishedLeague(request)
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await failWith(page, draftCall, 500, 'Planned failure')
    await open(page, `/leagues/espn/${espn_league_id}/overview`)
    await expect(page.getByRole('heading', { name: 'League Standings' })).toBeVisible()
    await expect.poll(() => logged.join('\n')).toContain('Failed to load draft analysis')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText('Planned failure')).toHaveCount(0)
  })

  test('shows the progress of an import, then the league', async ({ page, request }) => {
    const league = await finishedLeague(request)
    let isImported = false
    await page.route(leagueCall, (route) =>
      isImported
        ? route.continue()
        : route.fulfill({
            status: 202,
            headers: { 'Retry-After': '1' },
            json: { status: 'importing', progress: { step: 'Week 3 of 17', week: 3, done: 4, total: 38 } },
          }),
    )
    await open(page, `/leagues/espn/${league.espn_league_id}/overview`)
    await expect(page.getByText('Week 3 of 17')).toBeVisible()
    await expect(page.getByRole('progressbar')).toBeVisible()
    isImported = true
    await expect(page.getByText('League Summary')).toBeVisible()
  })

  test('moving between tabs and back asks for nothing twice', async ({ page, request }) => {
    const { espn_league_id } = await finishedLeague(request)
    const asked: string[] = []
    page.on('request', (made) => made.url().includes('/api/') && asked.push(made.url()))
    await open(page, `/leagues/espn/${espn_league_id}/overview`)
    const tabs = page.getByRole('navigation', { name: 'League' })
    for (const [tab, shown] of [
      ['Draft Board', 'Best Drafters'],
      ['Awards', 'Season Superlatives'],
      ['Overview', 'League Summary'],
      ['Awards', 'Season Superlatives'],
    ] as const) {
      await tabs.getByRole('link', { name: tab, exact: true }).click()
      await expect(page.getByText(shown).first()).toBeVisible()
    }
    expect(asked).toEqual([...new Set(asked)])
    expect(asked.length).toBeGreaterThan(2)
  })

  test('another season of the league is a choice away', async ({ page, request }) => {
    const league = await finishedLeague(request)
    const older = { ...league, season: league.season - 1, seasons: [league.season, league.season - 1] }
    await page.route(leagueCall, (route) =>
      route.fulfill({
        json: route.request().url().includes(`season=${older.season}`) ? older : { ...older, season: league.season },
      }),
    )
    const standings = await ask(request, 'standings', { league_id: league.id, season: league.season })
    await page.route(standingsCall, (route) => route.fulfill({ json: standings }))
    await open(page, `/leagues/espn/${league.espn_league_id}/overview`)
    await page.getByLabel('Season', { exact: true }).selectOption(String(older.season))
    await expect(page).toHaveURL(new RegExp(`/seasons/${older.season}/overview`))
    await expect(page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })).toContainText(
      `${older.season} season`,
    )
    await page.getByRole('link', { name: 'Awards' }).click()
    await expect(page).toHaveURL(new RegExp(`/seasons/${older.season}/awards`))
  })
})

test.describe('Browser back is trapped within the league shell', () => {
  test('back does not leave the league page', async ({ page, request }) => {
    const { espn_league_id } = await finishedLeague(request)
    await open(page, '/')
    await page
      .getByRole('link')
      .filter({ hasText: /picks$/ })
      .first()
      .waitFor()
    await page.locator(`a[href^="/leagues/espn/${espn_league_id}"]`).first().click()
    await expect(page.getByText('League Summary')).toBeVisible()
    for (const _ of [1, 2, 3]) {
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener('popstate', resolve, { once: true })
            history.back()
          }),
      )
      await expect(page).toHaveURL(`/leagues/espn/${espn_league_id}/overview`)
    }
    await expect(page.getByText('League Summary')).toBeVisible()
  })

  test('back moves between its tabs', async ({ page, request }) => {
    const { espn_league_id } = await finishedLeague(request)
    await open(page, `/leagues/espn/${espn_league_id}/overview`)
    await expect(page.getByText('League Summary')).toBeVisible()
    await page.getByRole('link', { name: 'Awards' }).click()
    await expect(page).toHaveURL(/\/awards$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/overview$/)
    await expect(page.getByText('League Summary')).toBeVisible()
  })

  test('and only there: back from a team leads to the league, from a placeholder out', async ({ page, request }) => {
    const league = await finishedLeague(request)
    const [team] = await ask(request, 'leagueTeams', { id: league.id })
    const base = `/leagues/espn/${league.espn_league_id}`
    await open(page, '/analysis')
    await open(page, '/scenarios')
    await page.goBack()
    await expect(page).toHaveURL('/analysis')
    await open(page, `${base}/overview`)
    await page.getByRole('table', { name: 'League Standings' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/teams\/\d+\/roster\/week\/14$/)
    await page.goBack()
    await expect(page).toHaveURL(`${base}/overview`)
    await open(page, `${base}/teams/${team?.id}/performance`)
    await page.goBack()
    await expect(page).toHaveURL(`${base}/overview`)
  })
})
