/** Addresses that are passed on. */
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ask, finishedLeague } from './support/api.ts'
import { test } from './support/kept-page.ts'
import { open } from './support/page.ts'

interface Shared {
  title: string
  text?: string
  url: string
}

/** A browser that shares: what it was given, or a refusal. */
async function withSharing(page: Page, refusal?: 'AbortError' | 'NotAllowedError') {
  await page.addInitScript((name) => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', {
      value: async (data: unknown) => {
        if (name) throw new DOMException('Not now', name)
        shared.push(data)
      },
    })
  }, refusal)
}

function withoutSharing(page: Page) {
  return page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }))
}

function lastShared(page: Page): Promise<Shared | undefined> {
  return page.evaluate(() => (window as unknown as { shared: Shared[] }).shared.at(-1))
}

async function place(request: APIRequestContext) {
  const league = await finishedLeague(request)
  const [team] = await ask(request, 'leagueTeams', { id: league.id })
  if (!team) throw new Error('The league has no team')
  const address = `/leagues/espn/${league.espn_league_id}`
  return { league, team, address, teamAddress: `${address}/teams/${team.id}` }
}

test('a league is shared by an address that names the season', async ({ page, request, baseURL }) => {
  const { league, address } = await place(request)
  await withSharing(page)
  await open(page, `${address}/draftboard`)
  await page.getByRole('button', { name: 'Share this page' }).click()
  await expect
    .poll(() => lastShared(page))
    .toEqual({
      title: `Draft Board · ${league.name} · ${league.season}`,
      url: `${baseURL}${address}/seasons/${league.season}/draftboard`,
    })
})

test('each week of a team has an address of its own', async ({ page, request, baseURL }) => {
  const { league, team, teamAddress } = await place(request)
  const { matchup } = await ask(request, 'weeklyRoster', { id: team.id, week: 5 })
  await withSharing(page)
  await open(page, `${teamAddress}/roster/week/5`)
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
  expect(week?.text).toContain(matchup?.opponent_name)
})

test('a player is shared by the address that opens his profile', async ({ page, request }) => {
  const { team, teamAddress } = await place(request)
  const { roster } = await ask(request, 'weeklyRoster', { id: team.id, week: 5 })
  const player = roster[0]
  await withSharing(page)
  await open(page, `${teamAddress}/roster/week/5?player=${player?.player_id}`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Share ${player?.name}` })
    .click()
  const shared = await lastShared(page)
  expect(shared?.title).toBe(player?.name)
  await page.goto(shared?.url ?? '')
  await expect(page.getByRole('dialog', { name: player?.name })).toBeVisible()
})

test('an award is shared by an address that shows and marks its card', async ({ page, request }) => {
  const { league, address } = await place(request)
  const { superlatives } = await ask(request, 'superlatives', { league_id: league.id })
  const award = superlatives.at(-1)
  if (!award) throw new Error('The league has no awards')
  await withSharing(page)
  await open(page, `${address}/awards`)
  await page.getByRole('button', { name: `Share ${award.award}` }).click()
  await expect.poll(async () => (await lastShared(page))?.text).toContain(award.winner.team_name)
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

test('the link is copied where the browser shares nothing', async ({ page, request, context, baseURL }) => {
  const { league, address } = await place(request)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await withoutSharing(page)
  await open(page, `${address}/overview`)
  const share = page.getByRole('button', { name: 'Share this page' })
  await share.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}${address}/seasons/${league.season}/overview`,
  )
  await expect(page.getByText('Link copied')).toHaveCount(0)
})

test('a refusal is no news', async ({ page, request }) => {
  const { address } = await place(request)
  await withSharing(page, 'AbortError')
  await open(page, `${address}/overview`)
  await page.getByRole('button', { name: 'Share this page' }).click()
  await page.getByRole('link', { name: 'Awards' }).click()
  await expect(page.getByRole('heading', { name: 'Season Superlatives' })).toBeVisible()
  await expect(page.getByText(/Link copied|Copy this link/)).toHaveCount(0)
})

test('a link that cannot be copied is shown to be copied by hand', async ({ page, request, baseURL }) => {
  const { league, address } = await place(request)
  await withSharing(page, 'NotAllowedError')
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, `${address}/overview`)
  await page.getByRole('button', { name: 'Share this page' }).click()
  const field = page.getByRole('textbox', { name: 'Link' })
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport({ ratio: 1 })
  await expect(field).toHaveValue(`${baseURL}${address}/seasons/${league.season}/overview`)
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('/overview')
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
})

test('a thumb finds each control', async ({ page, request }) => {
  const { address, teamAddress } = await place(request)
  await page.setViewportSize({ width: 360, height: 780 })
  for (const path of [`${address}/overview`, `${address}/awards`, `${teamAddress}/roster/week/5`]) {
    await open(page, path)
    const controls = page.getByRole('button', { name: /^(Share|Download) / })
    await expect(controls.nth(2)).toBeVisible()
    for (const control of await controls.all()) {
      // A button's own height, or that of the area around it which takes a tap for it.
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
