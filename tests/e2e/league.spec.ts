/** Specification, sections 2 (route table), 4 and 8: navigation in the league shell. Its texts: tests/screens/league.test.ts. */
import { expect, test } from '@playwright/test'
import { asApi, ask, failWith, finishedLeague } from './support/api.ts'
import { open } from './support/page.ts'
import { repeatedOf, watchServerRequests } from './support/server-requests.ts'

const standingsCall = /\/api\/v1\/analytics\/standings/
const leagueCall = /\/api\/v1\/leagues\/espn\/\d+(\?|$)/
const draftCall = /\/draft-complete/

test('/leagues/espn/{espnLeagueId}: index redirects to overview; tab links lead to draftboard and awards', async ({
  page,
  request,
}) => {
  const { espnLeagueId, name, season } = await finishedLeague(request)
  const base = `/leagues/espn/${espnLeagueId}`
  const asked: string[] = []
  page.on('request', (made) => made.url().includes('/api/') && asked.push(new URL(made.url()).pathname))
  const held = Promise.withResolvers<void>()
  await page.route(draftCall, async (route) => {
    await held.promise
    await route.continue()
  })
  const draft = page.waitForRequest(draftCall)
  const answered = page.waitForResponse(draftCall)
  await open(page, base)
  await expect(page).toHaveURL(`${base}/overview`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim())
  await expect(page).toHaveTitle(new RegExp(`Overview.*${season}`))

  await test.step('League data loads first; draft analysis loads afterwards in the background', async () => {
    await expect(page.getByText('League Summary')).toBeVisible()
    await draft
    expect(asked[0]).toBe(`/api/v1${base}`)
    expect(asked.findIndex((path) => draftCall.test(path))).toBeGreaterThan(0)
    held.resolve()
    await (await answered).finished()
    await page.unroute(draftCall)
  })

  const requested = await watchServerRequests(page)

  await test.step('tabs lead to their screens', async () => {
    const tabs = page.getByRole('navigation', { name: 'League' })
    for (const [tab, path, shown] of [
      ['Draft Board', 'draftboard', 'Best Drafters'],
      ['Awards', 'awards', 'Season Superlatives'],
      ['Overview', 'overview', 'League Summary'],
      ['Awards', 'awards', 'Season Superlatives'],
    ] as const) {
      await tabs.getByRole('link', { name: tab, exact: true }).click()
      await expect(page).toHaveURL(`${base}/${path}`)
      await expect(tabs.locator('[aria-current="page"]')).toHaveText(tab)
      await expect(page.getByText(shown).first()).toBeVisible()
    }
  })

  await test.step('back moves between its tabs', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/\/overview$/)
    await expect(page.getByText('League Summary')).toBeVisible()
  })

  await test.step('moving between tabs and back sends no request twice', async () => {
    expect(requested.length).toBeGreaterThan(0)
    expect(repeatedOf(requested)).toEqual([])
  })
})

test.describe('states', () => {
  test('draft analysis: failure only logged', { tag: '@sweep' }, async ({ page, request }) => {
    const { espnLeagueId } = await finishedLeague(request)
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await failWith(page, draftCall, 500, 'Planned failure')
    await open(page, `/leagues/espn/${espnLeagueId}/overview`)
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
    await open(page, `/leagues/espn/${league.espnLeagueId}/overview`)
    await expect(page.getByText('Week 3 of 17')).toBeVisible()
    await expect(page.getByRole('progressbar')).toBeVisible()
    isImported = true
    await expect(page.getByText('League Summary')).toBeVisible()
  })

  test('another season of the league is a choice away', { tag: '@sweep' }, async ({ page, request }) => {
    const league = await finishedLeague(request)
    const older = { ...league, season: league.season - 1, seasons: [league.season, league.season - 1] }
    await page.route(leagueCall, (route) =>
      route.fulfill(
        asApi(route.request().url().includes(`season=${older.season}`) ? older : { ...older, season: league.season }),
      ),
    )
    const standings = await ask(request, 'standings', { leagueId: league.id, season: league.season })
    await page.route(standingsCall, (route) => route.fulfill(asApi(standings)))
    await open(page, `/leagues/espn/${league.espnLeagueId}/overview`)
    await page.getByLabel('Season', { exact: true }).selectOption(String(older.season))
    await expect(page).toHaveURL(new RegExp(`/seasons/${older.season}/overview`))
    await expect(page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })).toContainText(
      `${older.season} season`,
    )
    await page.getByRole('link', { name: 'Awards' }).click()
    await expect(page).toHaveURL(new RegExp(`/seasons/${older.season}/awards`))
  })
})

test('Browser back is trapped within the league shell, and only there', async ({ page, request }) => {
  const league = await finishedLeague(request)
  const [team] = await ask(request, 'leagueTeams', { id: league.id })
  const base = `/leagues/espn/${league.espnLeagueId}`

  await test.step('back does not leave the league page', async () => {
    await open(page, '/')
    await page.getByRole('region', { name: 'Your Leagues' }).getByRole('listitem').first().waitFor()
    await page.locator(`a[href^="${base}"]`).first().click()
    await expect(page.getByText('League Summary')).toBeVisible()
    for (const _ of [1, 2, 3]) {
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener('popstate', resolve, { once: true })
            history.back()
          }),
      )
      await expect(page).toHaveURL(`${base}/overview`)
    }
    await expect(page.getByText('League Summary')).toBeVisible()
  })

  await test.step('a row opens the team page by keyboard, and back from it leads to the league', async () => {
    await page.getByRole('table', { name: 'League Standings' }).getByRole('link').nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/teams\/\d+\/roster\/week\/14$/)
    await page.goBack()
    await expect(page).toHaveURL(`${base}/overview`)
    await open(page, `${base}/teams/${team?.id}/performance`)
    await page.goBack()
    await expect(page).toHaveURL(`${base}/overview`)
  })

  await test.step('back from a placeholder leads out', async () => {
    await open(page, '/analysis')
    await open(page, '/scenarios')
    await page.goBack()
    await expect(page).toHaveURL('/analysis')
  })
})

test('A link to a section of a page opens it where the section renders after the page', {
  tag: ['@phone', '@sweep'],
}, async ({ page }) => {
  await open(page, '/leagues/espn/101/history#trades')
  await expect(page.getByRole('link', { name: 'Trades', exact: true })).toBeAttached()
  await expect(page.locator('#trades')).toBeInViewport()
})
