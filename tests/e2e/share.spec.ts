/** Addresses that are passed on. */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { ask, failWith, finishedLeague } from './support/api.ts'
import { open } from './support/page.ts'

interface Shared {
  title: string
  text?: string
  url: string
}

/** From now on the browser has a share sheet, which records or refuses. */
async function withSharing(page: Page, refusal?: 'AbortError' | 'NotAllowedError') {
  await page.evaluate((name) => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: unknown) => {
        shared.push(data)
        if (name) throw new DOMException('Not now', name)
      },
    })
  }, refusal)
}

function withoutSharing(page: Page) {
  return page.evaluate(() => Object.defineProperty(navigator, 'share', { configurable: true, value: undefined }))
}

function lastShared(page: Page): Promise<Shared | undefined> {
  return page.evaluate(() => (window as unknown as { shared: Shared[] }).shared.at(-1))
}

async function place(request: APIRequestContext) {
  const league = await finishedLeague(request)
  const [team] = await ask(request, 'leagueTeams', { id: league.id })
  if (!team) throw new Error('The league has no team')
  const address = `/leagues/espn/${league.espnLeagueId}`
  return { league, team, address, teamAddress: `${address}/teams/${team.id}` }
}

test('each week of a team and each player has a URL', { tag: '@sweep' }, async ({ page, request, baseURL }) => {
  const { league, team, teamAddress } = await place(request)
  const { matchup, roster } = await ask(request, 'weeklyRoster', { id: team.id, week: 5 })
  const player = roster[0]
  await open(page, `${teamAddress}/roster/week/5`)
  await withSharing(page)
  const address = `${baseURL}${teamAddress}/roster/week/5?season=${league.season}`
  await page.getByRole('button', { name: 'Share this page' }).click()
  await expect
    .poll(() => lastShared(page))
    .toEqual({ title: `Week 5 · ${team.name} · ${league.name} ${league.season}`, url: address })
  await page.getByRole('button', { name: 'Share week 5' }).click()
  const week = await lastShared(page)
  expect(week).toMatchObject({
    title: `${team.name}, week 5`,
    url: address,
  })
  expect(week?.text).toContain(matchup?.opponentName)

  await page.getByRole('listitem').getByRole('button', { name: player?.name }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Share ${player?.name}` })
    .click()
  await expect.poll(async () => (await lastShared(page))?.title).toBe(player?.name)
  const shared = await lastShared(page)
  await page.goto(shared?.url ?? '')
  await expect(page.getByRole('dialog', { name: player?.name })).toBeVisible()
})

test('a league is shared by an address that names the season, an award by one that shows and marks its card', async ({
  page,
  request,
  baseURL,
}) => {
  const { league, address } = await place(request)
  const { superlatives } = await ask(request, 'superlatives', { leagueId: league.id })
  const award = superlatives.at(-1)
  if (!award) throw new Error('The league has no awards')
  await open(page, `${address}/awards`)
  await withSharing(page)
  await page.getByRole('button', { name: 'Share this page' }).click()
  await expect
    .poll(() => lastShared(page))
    .toEqual({
      title: `Awards · ${league.name} · ${league.season}`,
      url: `${baseURL}${address}/seasons/${league.season}/awards`,
    })

  await page.getByRole('button', { name: `Share ${award.award}` }).click()
  await expect.poll(async () => (await lastShared(page))?.text).toContain(award.winner.teamName)
  const shared = await lastShared(page)
  expect(shared?.url).toContain(`/seasons/${league.season}/awards#award-${award.key}`)

  await page.setViewportSize({ width: 360, height: 500 })
  await page.goto('/')
  await open(page, shared?.url ?? '')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: award.award }) })
  await expect(card).toBeInViewport()
  await expect(card).toBeFocused()
  await expect(card).toHaveClass(/ring-accent/)
  await page.evaluate((id) => {
    location.hash = id
  }, `award-${superlatives[0]?.key}`)
  await expect(card).not.toHaveClass(/ring-accent/)
  await expect(page.getByRole('heading', { name: superlatives[0]?.award })).toBeInViewport()
})

test('a league shared before its responses arrive is shared with its season, too, and once', { tag: '@sweep' }, async ({
  page,
  request,
  baseURL,
}) => {
  const { league, address } = await place(request)
  const responses = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await responses.promise
    await route.fallback()
  })
  await open(page, `${address}/overview`)
  await withSharing(page)
  const share = page.getByRole('button', { name: 'Share this page' })
  await share.dblclick()
  await expect(share).toHaveAttribute('aria-busy', 'true')
  await expect(share).toHaveCSS('opacity', '0.5')
  responses.resolve()
  await expect
    .poll(async () => (await lastShared(page))?.url)
    .toBe(`${baseURL}${address}/seasons/${league.season}/overview`)
  expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared.length)).toBe(1)
  await expect(share).not.toHaveAttribute('aria-busy')
})

test('a league that turns out to be private after it was shared is named so', { tag: '@sweep' }, async ({
  page,
  request,
}) => {
  const { league, address } = await place(request)
  const responses = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await responses.promise
    await route.fallback()
  })
  await page.route(/\/api\/v1\/leagues\/espn\/\d+(\?|$)/, async (route) => {
    await responses.promise
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), is_private: true } })
  })
  await page.clock.install()
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, `${address}/overview`)
  await withSharing(page)
  await page.getByRole('button', { name: 'Share this page' }).click()
  await page.clock.runFor(3000)
  await expect.poll(async () => (await lastShared(page))?.url).toContain(`${address}/overview`)
  responses.resolve()
  const note = page.getByText('This league is private. The link you shared won’t open it for others.')
  await expect(note).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'Share it another way' }).click()
  await expect(page).toHaveURL(new RegExp(`/device\\?share=espn/${league.espnLeagueId}$`))
})

test('a league that fails to load is shared at once', { tag: '@sweep' }, async ({ page, request }) => {
  const { address, teamAddress } = await place(request)
  await page.clock.install()
  await failWith(page, /\/api\//, 500)
  for (const path of [`${address}/overview`, `${teamAddress}/roster/week/5`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Failed to load' })).toBeVisible()
    await withSharing(page)
    // Nothing that is shared only after a time is shared now.
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
    await page.getByRole('button', { name: 'Share this page' }).click()
    await expect.poll(async () => (await lastShared(page))?.url).toContain(path)
    await page.clock.resume()
  }
})

test('if the browser shares nothing, or refuses, the link is copied or shown', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const { league, address } = await place(request)
  const link = `${baseURL}${address}/seasons/${league.season}/overview`
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `${address}/overview`)
  const share = page.getByRole('button', { name: 'Share this page' })
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await test.step('the link is copied if the browser shares nothing', async () => {
    await withoutSharing(page)
    await share.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
    expect(await copied()).toBe(link)
    await expect(page.getByText('Link copied')).toHaveCount(0)
  })
  await test.step('a refusal is no news', async () => {
    await withSharing(page, 'AbortError')
    await page.evaluate(() => navigator.clipboard.writeText('what was copied before'))
    await share.click()
    await expect.poll(() => lastShared(page)).toMatchObject({ url: link })
    expect(await copied()).toBe('what was copied before')
    await expect(page.getByText(/Link copied|Copy this link/)).toHaveCount(0)
  })
  await test.step('a link that cannot be copied is shown to be copied by hand', async () => {
    await withSharing(page, 'NotAllowedError')
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.setViewportSize({ width: 360, height: 780 })
    await share.click()
    const field = page.getByRole('textbox', { name: 'Link' })
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport({ ratio: 1 })
    await expect(field).toHaveValue(link)
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('/overview')
    await page.keyboard.press('Escape')
    await expect(field).toHaveCount(0)
  })
})

test('a thumb finds each control', { tag: '@sweep' }, async ({ page, request }) => {
  const { address, teamAddress } = await place(request)
  await page.setViewportSize({ width: 360, height: 780 })
  for (const path of [`${address}/overview`, `${address}/awards`, `${teamAddress}/roster/week/5`]) {
    await open(page, path)
    const controls = page.getByRole('button', { name: /^(Share|Download) / })
    await expect(controls.nth(2)).toBeVisible()
    for (const control of await controls.all()) {
      // A button's height, or that of its enlarged tap area.
      const height = await control.evaluate((button) =>
        Math.max(
          button.getBoundingClientRect().height,
          Number.parseFloat(getComputedStyle(button, '::after').height) || 0,
        ),
      )
      expect(height, (await control.getAttribute('aria-label')) ?? '').toBeGreaterThanOrEqual(44)
    }
  }
})
