/** Opened pages work offline, with a note. */
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { projectFolder } from '../../scripts/lib/run-tool.ts'
import { ask, finishedLeague, runningLeague } from './support/api.ts'
import { untilCached } from './support/cached.ts'
import { deploySite } from './support/deployed-site.ts'
import { holdCalls } from './support/held-calls.ts'
import { expectWhole, fontsLoaded, open, settled, watchForTrouble } from './support/page.ts'

test.use({ serviceWorkers: 'allow' })

const note = (page: Page) => page.getByRole('status').filter({ hasText: /You’re offline|isn’t responding/ })

/** Opens URLs one after the other, each until it is cached. */
async function openAndKeep(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await open(page, address)
    await settled(page)
    await untilCached(page)
  }
}

async function openOffline(page: Page, address: string) {
  await page.goto(address)
  await settled(page)
  await expect(note(page)).toContainText('You’re offline.')
}

/** URLs of all saved responses. */
async function savedCalls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.endsWith(' responses'))
    return (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat().map(({ url }) => url)
  })
}

async function goOffline(context: BrowserContext) {
  await context.setOffline(true)
}

test('home, a league, a team and its week open again, with their time of saving; unopened pages say so', {
  tag: '@sweep',
}, async ({ page, context, request }) => {
  const league = await finishedLeague(request)
  const other = await runningLeague(request)
  const { standings } = await ask(request, 'standings', { leagueId: league.id, season: league.season })
  const overview = `/leagues/espn/${league.espnLeagueId}/overview`
  const week = `/leagues/espn/${league.espnLeagueId}/teams/${standings[0]?.teamId}/roster/week/3`
  const events: string[] = []
  context.on('request', (sent) => events.push(new URL(sent.url()).pathname))
  const held = await holdCalls(page, /\/api\/v1\/leagues\/(\?|$)/)
  await page.goto('/')
  await held.arrived(/leagues/)
  await page.waitForFunction(() => document.readyState === 'complete')
  events.push('the list of leagues')
  await held.release(/leagues/)
  await page.unrouteAll()
  await openAndKeep(page, ['/', week, overview])
  // A worker's hundred files come after what the page shows.
  expect(events.indexOf('/sw.js')).toBeGreaterThan(events.indexOf('the list of leagues'))
  await expect(note(page)).toBeHidden()
  await page.getByRole('link', { name: 'Awards', exact: true }).click()
  await expect(page.getByText(/awards celebrating the best from/)).toBeVisible()
  await untilCached(page)
  await goOffline(context)
  const trouble = watchForTrouble(page)

  await test.step('a page that was reached inside the app opens again by its own address', async () => {
    await page.reload()
    await settled(page)
    await expect(page.getByText(/awards celebrating the best from/)).toBeVisible()
    await expect(note(page)).toContainText('Showing the version saved on')
  })
  await openOffline(page, week)
  await expect(page.getByRole('heading', { name: 'Week 3 Roster' })).toBeVisible()
  await expect(note(page)).toContainText('Showing the version saved on')
  await openOffline(page, overview)
  await expect(page.getByRole('table', { name: 'League Standings' }).locator('tbody tr')).toHaveCount(standings.length)
  await openOffline(page, '/')
  await expect(page.getByRole('region', { name: 'Your Leagues' }).getByRole('listitem').first()).toBeVisible()
  await expectWhole(page)

  await test.step('an unopened league explains what happened and lists opened pages', async () => {
    await page.goto(`/leagues/espn/${other.espnLeagueId}/overview`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page isn’t saved for offline')
    await expectWhole(page)
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', /\/$/)
    await page.getByRole('link', { name: new RegExp(`Overview · ${league.name.trim()}`) }).click()
    await settled(page)
    await expect(page.getByRole('table', { name: 'League Standings' })).toBeVisible()
  })
  expect(trouble.found(/Failed to load resource|net::ERR/)).toEqual([])
})

test('on a host without rewrite rules a directly linked page opens again, as any screen of its league does', {
  tag: '@sweep',
}, async ({ page, request, baseURL }) => {
  const site = await deploySite({ folder: join(projectFolder, 'dist') }, baseURL ?? '')
  const league = await finishedLeague(request)
  const other = await runningLeague(request)
  const overview = `${site.url}/leagues/espn/${league.espnLeagueId}/overview`
  await openAndKeep(page, [overview])

  await test.step('the worker responds in place of the page that leads to the shell, and back works', async () => {
    site.asked.length = 0
    await page.getByRole('link', { name: 'Awards', exact: true }).click()
    await expect(page.getByText(/awards celebrating the best from/)).toBeVisible()
    expect(site.asked.filter((path) => path.includes('/_/'))).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(overview)
  })

  site.isDown = true
  await page.goto(overview)
  await settled(page)
  await expect(page.getByRole('table', { name: 'League Standings' })).toBeVisible()
  await expect(note(page)).toContainText('The site isn’t responding. Showing the version saved on')
  // The overview has requested the draft, and not the moves.
  for (const [screen, text] of [
    ['draftboard', 'Best Drafters'],
    ['moves', 'Can’t reach the server.'],
  ] as const) {
    await page.goto(overview.replace('overview', screen))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(league.name.trim())
    await expect(page.getByText(text)).toBeVisible()
  }
  await page.goto(overview.replace(String(league.espnLeagueId), String(other.espnLeagueId)))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page isn’t saved for offline')
  await site.close()
})

test('a second visit to a story and a recap shows what the first one saved, and then replaces it', async ({
  page,
  request,
  baseURL,
}) => {
  const site = await deploySite({ folder: join(projectFolder, 'dist') }, baseURL ?? '')
  const { name, espnLeagueId, season } = await finishedLeague(request)
  const updating = page.getByText(/^As of .* ET\. Updating…$/)
  for (const path of [`/story/espn/${espnLeagueId}/${season}`, `/recap/espn/${espnLeagueId}/${season}`]) {
    site.rewrite = (json) => json
    site.apiReleased = Promise.resolve()
    await openAndKeep(page, [site.url + path])
    await expect(updating).toBeHidden()
    const { promise, resolve: release } = Promise.withResolvers<void>()
    site.apiReleased = promise
    site.rewrite = (json) => json.replaceAll(JSON.stringify(name), '"The Renamed League"')
    await page.goto(site.url + path)
    await expect(page.locator('main')).toContainText(name.trim())
    await expect(updating).toBeVisible()
    release()
    await expect(page.locator('main')).toContainText('The Renamed League')
    await expect(updating).toBeHidden()
  }
  await site.close()
})

test('a second visit shows what the first one saved before any response arrives, and then replaces it', async ({
  page,
  request,
  baseURL,
}) => {
  const site = await deploySite({ folder: join(projectFolder, 'dist') }, baseURL ?? '')
  const { name, espnLeagueId } = await finishedLeague(request)
  const overview = `${site.url}/leagues/espn/${espnLeagueId}/overview`
  const rows = page.getByRole('table', { name: 'League Standings' }).locator('tbody tr')
  const updating = page.getByText(/^As of .* ET\. Updating…$/)
  await openAndKeep(page, [overview])
  await expect(updating).toBeHidden()
  const { promise, resolve: release } = Promise.withResolvers<void>()
  site.apiReleased = promise
  site.rewrite = (json) => json.replaceAll(JSON.stringify(name), '"The Renamed League"')
  site.asked.length = 0

  await test.step('the page and its rows come from the device', async () => {
    await page.goto(overview)
    await expect(rows.first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim())
    await expect(updating).toBeVisible()
    await expect.poll(() => site.asked.some((path) => path.startsWith('/api/v1/analytics/standings'))).toBe(true)
  })

  await test.step('responses replace it where it is, and the note goes', async () => {
    await fontsLoaded(page)
    const box = await rows.first().boundingBox()
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Renamed League')
    await expect(updating).toBeHidden()
    expect((await rows.first().boundingBox())?.y).toBe(box?.y)
  })

  await test.step('other JSON in place of a response neither replaces it nor what is saved', async () => {
    for (const body of ['{"error": "Bad gateway"}', '{}', '[]']) {
      site.foreign = body
      await page.reload()
      await expect(note(page)).toContainText('The site isn’t responding. Showing the version saved on')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Renamed League')
      await expect(rows.first()).toBeVisible()
    }
    site.foreign = null
  })

  await test.step('a refusal removes it', async () => {
    site.refusal = { status: 404, detail: 'League not found' }
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('League not found')
    await expect(rows).toHaveCount(0)
    await expect.poll(() => savedCalls(page)).toEqual([])
  })
  await site.close()
})

test('when the network is back the line disappears and failed requests are repeated', { tag: '@sweep' }, async ({
  page,
  context,
  request,
}) => {
  const league = await finishedLeague(request)
  const [team] = await ask(request, 'leagueTeams', { id: league.id })
  await openAndKeep(page, [`/leagues/espn/${league.espnLeagueId}/teams/${team?.id}/roster/week/3`])
  await goOffline(context)
  await expect(note(page)).toContainText('You’re offline.')
  await page.getByRole('button', { name: 'Week 9', exact: true }).click()
  await expect(page.getByText('Can’t reach the server.')).toBeVisible()
  await context.setOffline(false)
  await expect(note(page)).toBeHidden()
  await settled(page)
  await expect(page.getByRole('heading', { name: 'Week 9 Roster' })).toBeVisible()
})

test('responses to requests with a token are not cached', { tag: '@sweep' }, async ({ page, request }) => {
  const league = await finishedLeague(request)
  await page.addInitScript(() => localStorage.setItem('auth_token', 'of-a-reader'))
  await openAndKeep(page, [`/leagues/espn/${league.espnLeagueId}/overview`])
  await page.reload()
  await settled(page)
  expect(await savedCalls(page)).toEqual([])
})
