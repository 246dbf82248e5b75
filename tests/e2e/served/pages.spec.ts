/** Pages of leagues that the server renders: complete without scripts, the same with them. */
import { type APIRequestContext, expect, test } from '@playwright/test'
import { hasServedMark } from '../../../src/contract/page-mark.ts'
import { ask, finishedLeague, runningLeague } from '../support/api.ts'
import { expectNoShifts, recordShifts } from '../support/layout-shifts.ts'
import { chooseTeams } from '../support/my-teams.ts'
import { open, settled, watchForTrouble } from '../support/page.ts'

/** The address, once its page is rendered: a reader who would wait for more than five seconds gets the shell, and the next one the page. */
async function rendered(request: APIRequestContext, address: string): Promise<string> {
  const isRendered = async () => hasServedMark(await (await request.get(address)).text())
  await expect.poll(isRendered, { timeout: 120_000 }).toBe(true)
  return address
}

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the standings of a running league are readable, and its tab is named', async ({ page, request }) => {
    const league = await runningLeague(request)
    const { standings } = await ask(request, 'standings', { leagueId: league.id, season: league.season })
    await page.goto(await rendered(request, `/leagues/espn/${league.espnLeagueId}/overview`))
    await expect(page).toHaveTitle(`Overview · ${league.name} · ${league.season} · Fantasy Football Analytics`)
    const rows = page.getByRole('table', { name: 'Standings' }).locator('tbody tr')
    await expect(rows).toHaveCount(standings.length)
    for (const { teamName } of standings) await expect(rows.filter({ hasText: teamName })).toHaveCount(1)
  })

  test('the page of an address without a screen is the overview, and that of another season is this season’s', async ({
    page,
    request,
  }) => {
    const league = await finishedLeague(request)
    const [older] = league.seasons.filter((season) => season !== league.season)
    await page.goto(await rendered(request, `/leagues/espn/${league.espnLeagueId}`))
    await expect(page).toHaveTitle(new RegExp(`${league.name} · ${league.season}`))
    await page.goto(await rendered(request, `/leagues/espn/${league.espnLeagueId}/power?season=${older}`))
    await expect(page).toHaveTitle(new RegExp(`^Power · ${league.name} · ${older} `))
  })
})

test.describe('An older address', () => {
  test.use({ javaScriptEnabled: false })

  test('leads to its league or team, and an older page is readable', async ({ page, request }) => {
    const league = await finishedLeague(request)
    const { standings } = await ask(request, 'standings', { leagueId: league.id, season: league.season })
    const { teamId = null, teamName = '' } = standings[0] ?? {}
    await page.goto(`/leagues/${league.espnLeagueId}?season=${league.season}`)
    await expect(page).toHaveURL(`/leagues/espn/${league.espnLeagueId}?season=${league.season}`)
    for (const path of [`/teams/${teamId}`, `/teams/${teamId}/trades`]) {
      await page.goto(await rendered(request, path))
      await expect(page).toHaveURL(new RegExp(`/leagues/espn/${league.espnLeagueId}/teams/${teamId}/roster/week/`))
    }
    for (const path of [`/teams/${teamId}/legacy`, `/teams/${teamId}/roster/legacy`]) {
      await page.goto(await rendered(request, path))
      await expect(page.getByRole('heading', { name: teamName }).first()).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(teamName))
    }
    expect((await request.get('/teams/1')).status()).toBe(404)
  })
})

test('an address with two seasons shows that of its path, and a team that of its own, with scripts as without', async ({
  page,
  request,
}) => {
  const { espnLeagueId, season, seasons } = await finishedLeague(request)
  const older = Math.min(...seasons)
  const league = await ask(request, 'hostLeague', { host: 'espn', leagueId: String(espnLeagueId), season: older })
  const { standings } = await ask(request, 'standings', { leagueId: league.id ?? 0, season: older })
  for (const path of [
    `/leagues/espn/${espnLeagueId}/seasons/${older}/overview`,
    `/leagues/espn/${espnLeagueId}/teams/${standings[0]?.teamId}/performance`,
  ]) {
    await open(page, `${await rendered(request, path)}?season=${season}`)
    await settled(page)
    await expect(page).toHaveTitle(new RegExp(` ${older} `))
    await expect(page.getByLabel('Season').locator('option:checked')).toHaveText(String(older))
  }
})

test('an address of what the league does not have is not found, and says so', async ({ page, request }) => {
  const { espnLeagueId } = await finishedLeague(request)
  for (const [path, title] of [
    ['matchups/18', 'No week 18'],
    ['moves/x1', 'No such trade'],
    ['history/nobody', 'No such manager'],
  ] as const) {
    const response = await page.goto(`/leagues/espn/${espnLeagueId}/${path}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
})

test('hydrates with the API’s responses as the HTML has them, and works', async ({ page, request }) => {
  const trouble = watchForTrouble(page)
  for (const league of [await runningLeague(request), await finishedLeague(request)]) {
    for (const screen of ['overview', 'power', 'matchups/3', 'moves', 'awards', 'history', 'draftboard', 'forecast']) {
      await open(page, await rendered(request, `/leagues/espn/${league.espnLeagueId}/${screen}`))
      await settled(page)
    }
  }
  expect(trouble.found()).toEqual([])
})

test('the reader’s own game is the first before scripts run, and nothing moves when they do', async ({
  page,
  request,
}) => {
  const { espnLeagueId } = await finishedLeague(request)
  const league = String(espnLeagueId)
  const { matchups } = await ask(request, 'scoreboard', { host: 'espn', leagueId: league, week: 5 })
  const own = matchups.at(-1)?.home.team
  if (!own) throw new Error('The week has no games')
  await chooseTeams(page, [{ league, id: own.id, name: own.name }])
  await recordShifts(page)
  const address = await rendered(request, `/leagues/espn/${league}/matchups/5`)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', (route) => scripts.promise.then(() => route.continue()))
  await page.goto(address, { waitUntil: 'commit' })
  const places = () =>
    page
      .locator('article')
      .evaluateAll((cards) =>
        cards.map((card) => card.getBoundingClientRect()).map(({ left, top }) => [left, top + scrollY]),
      )
  const ownCard = page.locator('article').filter({ hasText: own.name })
  await expect(ownCard).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const place = (await ownCard.boundingBox()) ?? { x: 0, y: 0 }
  for (const [left = 0, top = 0] of await places()) expect([left >= place.x, top >= place.y]).toEqual([true, true])
  // What a slow line shows of the HTML before its last card moves once.
  await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts.splice(0))
  scripts.resolve()
  await settled(page)
  await expect(page.locator('article').first()).toContainText(own.name)
  await expectNoShifts(page)
})

test('a page whose league was read again before it hydrates shows what is new, without an error', async ({
  page,
  request,
}) => {
  const trouble = watchForTrouble(page)
  const { espnLeagueId } = await finishedLeague(request)
  const address = await rendered(request, `/leagues/espn/${espnLeagueId}/overview`)
  const { standings } = await ask(request, 'standings', { leagueId: (await finishedLeague(request)).id })
  const [{ teamName } = { teamName: '' }] = standings
  // The HTML is of another reading than the API's responses.
  const html = (await (await request.get(address)).text())
    .replaceAll(teamName, 'Before The Trade')
    .replace(/(&quot;asOf&quot;:\[0,&quot;)\d{4}/, '$12001')
  await page.route(`**${address}`, (route) => route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }))
  await open(page, address)
  await settled(page)
  const table = page.getByRole('table', { name: 'Standings' })
  await expect(table).toContainText(teamName)
  await expect(table).not.toContainText('Before The Trade')
  expect(trouble.found()).toEqual([])
})

test('a trade’s page shows the season of its address in its head, and else the trade’s', async ({ page, request }) => {
  const { espnLeagueId, seasons } = await finishedLeague(request)
  const oldest = Math.min(...seasons)
  const { trades } = await ask(request, 'trades', { host: 'espn', leagueId: String(espnLeagueId) })
  const trade = trades.find(({ season }) => season === oldest)
  if (!trade) throw new Error(`The league has no trade of ${oldest}`)
  const address = await rendered(request, `/leagues/espn/${espnLeagueId}/moves/${trade.id}`)
  for (const query of [`?season=${oldest}`, '']) {
    await open(page, `${address}${query}`)
    await expect(page).toHaveURL(`${address}?season=${oldest}`)
    await expect(page.getByLabel('Season').locator('option:checked')).toHaveText(String(oldest))
  }
})

test('A page is sent again only where its responses have changed, and never kept without asking', async ({
  request,
}) => {
  const league = await finishedLeague(request)
  const address = await rendered(request, `/leagues/espn/${league.espnLeagueId}/overview`)
  const first = await request.get(address)
  expect(first.headers()['cache-control']).toBe('no-cache')
  const again = await request.get(address, { headers: { 'If-None-Match': first.headers().etag ?? '' } })
  expect([again.status(), (await again.body()).byteLength]).toEqual([304, 0])
})

test.describe('A link to', () => {
  test.use({ javaScriptEnabled: false })

  test('a week, a trade, a story, an edition, an award and a manager is readable, and looks like its league', async ({
    page,
    request,
    baseURL,
  }) => {
    const league = await finishedLeague(request)
    const { espnLeagueId, season, name } = league
    const place = { host: 'espn', leagueId: String(espnLeagueId) } as const
    const { trades } = await ask(request, 'trades', place)
    const { standings } = await ask(request, 'standings', { leagueId: league.id, season: league.season })
    const winner = standings[0]?.teamName ?? ''
    const trade = trades.find((one) => one.best && one.state === 'decided' && one.season === season)
    const { managers } = await ask(request, 'history', place)
    const manager = { key: managers[0]?.key ?? '', name: managers[0]?.name ?? '' }
    const oldest = Math.min(...league.seasons)
    for (const { path, shows, isNamed } of [
      { path: `/leagues/espn/${espnLeagueId}/matchups/3`, shows: winner },
      { path: `/leagues/espn/${espnLeagueId}/moves/${trade?.id}`, shows: trade?.best?.name ?? '', isNamed: true },
      { path: `/story/espn/${espnLeagueId}/${season}`, shows: winner },
      { path: `/weekly/espn/${espnLeagueId}/${season}/5`, shows: winner },
      { path: `/recap/espn/${espnLeagueId}/${season}/awards/highest-week`, shows: 'Highest Single Week Score' },
      { path: `/leagues/espn/${espnLeagueId}/history/${manager.key}`, shows: manager.name, isNamed: true },
      { path: `/leagues/espn/${espnLeagueId}/seasons/${oldest}/history/${manager.key}`, shows: manager.name },
    ]) {
      await page.goto(await rendered(request, path))
      await expect(page.locator('main')).toContainText(shows)
      await expect(page).toHaveTitle(new RegExp(name))
      if (isNamed) expect((await page.title()).indexOf(shows)).toBe(0)
      const about = (property: string) => page.locator(`meta[property="og:${property}"]`).getAttribute('content')
      expect(await about('title')).toContain(name)
      // The site's own.
      expect(await about('description')).not.toContain('Advanced analytics')
      const picture = new URL((await about('image')) ?? '')
      expect(picture.origin).toBe(new URL(baseURL ?? '').origin)
      const typeOf = async () => (await request.get(picture.href)).headers()['content-type']
      // A picture that takes longer than the server waits is there for the next reader.
      await expect.poll(typeOf, { timeout: 120_000 }).toBe('image/png')
    }
  })
})

test('Every link of a page that the server renders opens', async ({ request, baseURL }) => {
  const { espnLeagueId, season } = await finishedLeague(request)
  const league = `espn/${espnLeagueId}`
  const dead: string[] = []
  const known = new Set<string>()
  for (const page of [
    `/leagues/${league}/overview`,
    `/leagues/${league}/awards`,
    `/leagues/${league}/moves`,
    `/recap/${league}/${season}`,
    `/story/${league}/${season}`,
    `/weekly/${league}/${season}/5`,
  ]) {
    const html = await (await request.get(await rendered(request, page))).text()
    for (const [, address = ''] of html.matchAll(/ href="([^"]+)"/g)) {
      const { origin, pathname } = new URL(address.replaceAll('&amp;', '&'), baseURL)
      // One address of each kind.
      const kind = pathname.replace(/\d+/g, '0')
      if (origin !== new URL(baseURL ?? '').origin || known.has(kind)) continue
      known.add(kind)
      const status = (await request.head(pathname)).status()
      if (status !== 200) dead.push(`${page} ${pathname} ${status}`)
    }
  }
  expect(dead).toEqual([])
})
