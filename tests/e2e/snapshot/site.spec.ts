/** A site of files: snapshots, no API. Below a path of its host; the sweeps have it at the root. */

import { brotliCompressSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { matchRoute, shellPath } from '../../../src/contract/routes.ts'
import { seasonFolder } from '../../../src/contract/snapshot.ts'
import { asApi } from '../support/api.ts'
import { expectWhole, hydrated, open, settled, watchForTrouble } from '../support/page.ts'
import {
  inOneLine,
  pagesOf,
  readSnapshot,
  seasonOverOf,
  snapshotSeasonsOf,
  standingsOf,
  writtenIn,
} from '../support/snapshot-pages.ts'
import { snapshotSite } from '../support/snapshot-sites.ts'

const site = snapshotSite.url

test('shows every screen of its season without asking twice or elsewhere', async ({ page, request }) => {
  const trouble = watchForTrouble(page)
  const asked: string[] = []
  page.on('request', (one) => asked.push(one.url()))
  for (const { path, words } of await pagesOf(request, site, await seasonOverOf(request, site))) {
    await open(page, site + path)
    await settled(page)
    // The responses behind the page are read once, to hydrate it.
    const files = (await askedBy(page)).filter((url) => /\/snapshot\/.*\/(leagues|analytics|teams)/.test(url))
    expect(files).toEqual([...new Set(files)])
    for (const word of words) await expect(page.locator('main')).toContainText(word)
    await expectWhole(page)
  }
  expect(asked.filter((url) => !url.startsWith(site))).toEqual([])
  expect(asked.filter((url) => /\/api\//.test(url))).toEqual([])
  expect(trouble.found()).toEqual([])
})

test('leads on from an address without a screen or a week, and keeps its query', async ({ page, request }) => {
  const season = await seasonOverOf(request, site)
  const league = `leagues/${season.host}/${season.hostLeagueId}`
  const { standings } = await standingsOf(request, site, season)
  await page.goto(`${site}${league}/teams/${standings[0]?.teamId}?sort=name`)
  await expect(page).toHaveURL(/\/roster\/week\/\d+\?sort=name$/)
  await page.goto(`${site}${league}?sort=rank`)
  await expect(page).toHaveURL(/\/overview\?sort=rank$/)
})

test('leads from league to team, week, matchup and player by its files alone', async ({ page, request }) => {
  const trouble = watchForTrouble(page)
  const asked: string[] = []
  page.on('request', (one) => asked.push(one.url()))
  await open(page, site)
  const season = await seasonOverOf(request, site)
  await page.getByRole('link').filter({ hasText: season.name }).first().click()
  await page.getByRole('link', { name: 'Draft Board', exact: true }).click()
  await expect(page.getByText(/total picks across/)).toBeVisible()
  await page.getByRole('link', { name: 'Awards', exact: true }).click()
  await expect(page.getByText(/awards celebrating the best from/)).toBeVisible()
  await page.getByRole('link', { name: 'Overview', exact: true }).click()
  await expect(page).toHaveURL(/overview/)
  await hydrated(page)
  await page.getByRole('table', { name: 'League Standings' }).locator('tbody tr').nth(1).click()
  await expect(page.getByRole('heading', { name: 'Week 14 Roster' })).toBeVisible()
  await hydrated(page)
  await page.getByRole('button', { name: 'Week 5', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Week 5 Roster' })).toBeVisible()
  await page
    .getByRole('button', { name: /profile|Round/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('Total points')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Performance', exact: true }).click()
  await expect(page).toHaveURL(/performance/)
  await hydrated(page)
  await page.getByRole('table').locator('tbody tr').nth(2).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await settled(page)
  // The only question to a server that may be there: its list of leagues.
  const listed = new URL('/api/v1/leagues/', site).href
  expect(asked.filter((url) => !url.startsWith(site) && url !== listed)).toEqual([])
  expect(trouble.found(/404/)).toEqual([])
})

test('reports a league that neither it nor ESPN has as not found', async ({ page }) => {
  await page.goto(`${site}leagues/espn/987654/overview`)
  await expect(page.getByText('Failed to load league data')).toBeVisible()
  await expect(page.getByText(/No ESPN league 987654 found/)).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(site)
})

test('has all words of its pages in their HTML', async ({ request }) => {
  for (const { path, words } of await pagesOf(request, site, await seasonOverOf(request, site))) {
    const written = await writtenIn(request, site + path)
    for (const word of words) {
      if (typeof word === 'string') expect(written, path).toContain(inOneLine(word))
      else expect(written, path).toMatch(word)
    }
  }
})

test('has small embeds without a script, and a calendar', async ({ request }) => {
  const { hostLeagueId: leagueId } = await seasonOverOf(request, site)
  for (const embed of ['standings', 'week']) {
    const html = await (await request.get(`${site}embed/espn/${leagueId}/${embed}/`)).text()
    expect(html).toContain('<footer>')
    expect(html).not.toContain('<script')
    expect(html.length).toBeLessThan(30_000)
  }
  const calendar = await (await request.get(`${site}leagues/espn/${leagueId}/calendar.ics`)).text()
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('its links work', async ({ page, request }) => {
    const season = await seasonOverOf(request, site)
    await page.goto(site)
    await page.getByRole('link').filter({ hasText: season.name }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(season.name)
    await page.getByRole('link', { name: 'Awards', exact: true }).click()
    await expect(page.locator('main')).toContainText('Highest Single Week Score')
  })
})

test('a page has its week in sight on a phone', { tag: '@sweep' }, async ({ page, request }) => {
  const { hostLeagueId: leagueId } = await seasonOverOf(request, site)
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, `${site}leagues/espn/${leagueId}/matchups/14/`)
  await expect(page.getByRole('button', { name: 'Week 14', exact: true })).toBeInViewport({ ratio: 1 })
})

test('a page is complete if its scripts do not run', async ({ page, request }) => {
  const { hostLeagueId: leagueId } = await seasonOverOf(request, site)
  // As script-blocking add-ons do: the browser still reports scripting as enabled.
  await page.route(`${site}leagues/**`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': "script-src 'none'" },
    })
  })
  await page.goto(`${site}leagues/espn/${leagueId}/overview/`)
  await expect(page.getByRole('heading', { name: 'League Summary' })).toBeVisible()
})

test('a season in progress shows its time of saving, and a server’s newer data', async ({ page, request }) => {
  const running = (await snapshotSeasonsOf(request, site)).find(({ throughWeek }) => throughWeek !== null)
  if (!running) throw new Error(`${site} has no season in progress`)
  const saved = await standingsOf(request, site, running)
  const standings = saved.standings.map((row, index) => (index > 0 ? row : { ...row, teamName: 'Renamed since' }))
  await page.route(/\/api\/v1\/analytics\/standings/, (route) => route.fulfill(asApi({ ...saved, standings })))
  const league = await readSnapshot<object>(request, site, `${seasonFolder(running)}/leagues/espn.json`)
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const hourLater = new Date(Date.parse(running.takenAt) + 3_600_000).toISOString()
  await page.route(/\/api\/v1\/leagues\/espn\/\d+(\?|$)/, async (route) => {
    await promise
    await route.fulfill(asApi({ ...league, asOf: hourLater }))
  })
  const trouble = watchForTrouble(page)
  await open(page, `${site}leagues/espn/${running.hostLeagueId}/overview/`)
  await expect(page.getByRole('note')).toContainText(`after week ${running.throughWeek}`)
  // The note stays where it is, so that nothing moves.
  release()
  await expect(page.getByRole('note')).toContainText('Updated since this page was saved: as of ')
  await expect(page.getByRole('table', { name: 'League Standings' })).toContainText('Renamed since')
  // The host has no API for the other calls. The draft's failure in the background is logged.
  expect(trouble.found(/404|Failed to load draft analysis/)).toEqual([])
})

test('a page ends with the same words and the same tree, rendered from its snapshot or filled by its shell', {
  tag: '@sweep',
}, async ({ page, request }) => {
  const pages = await pagesOf(request, site, await seasonOverOf(request, site))
  const kinds = new Map(pages.flatMap(({ path }) => (matchRoute(path) ? [[matchRoute(path)?.name, path]] : [])))
  // Only the pages of a snapshot's recap lead to pages of its awards.
  kinds.delete('recap')
  expect(kinds.size).toBeGreaterThan(8)
  const filled = await page.context().newPage()
  for (const [name, path] of kinds) {
    if (!name) throw new Error(`${path} is no route`)
    const address = encodeURIComponent(new URL(path, site).pathname)
    await open(filled, `${site}${shellPath(name).slice(1)}/?asked=${address}`)
    await settled(filled)
    await expect(filled).toHaveURL(new URL(path, site).href)
    await open(page, site + path)
    // Both are read again and again: either may still wait for the responses behind its last lines.
    await expect(async () => expect(await seen(page), path).toEqual(await seen(filled))).toPass({ timeout: 40_000 })
  }
})

/** Requests of this document only: the previous one may still send some. */
function askedBy(page: Page): Promise<string[]> {
  return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
}

/** Content for readers: the title, the text, and the accessibility tree. */
async function seen(page: Page) {
  const main = page.locator('main')
  return {
    title: await page.title(),
    words: (await main.allInnerTexts()).join('\n').split('\n'),
    tree: (await main.ariaSnapshot()).split('\n'),
  }
}

/** Kilobytes of scripts, as compressed by a host, and requests for them, before a league's page shows its rows. Only downward. */
const firstScripts = [
  { screen: 'overview', kilobytes: 133, files: 8 },
  { screen: 'matchups/_', kilobytes: 136, files: 9 },
  { screen: 'awards', kilobytes: 130, files: 8 },
  { screen: 'draftboard', kilobytes: 136, files: 9 },
  { screen: 'history', kilobytes: 138, files: 10 },
  { screen: 'moves', kilobytes: 134, files: 10 },
  { screen: 'lab', kilobytes: 140, files: 8 },
  { screen: 'forecast', kilobytes: 144, files: 11 },
  { screen: 'managers', kilobytes: 133, files: 10 },
  { screen: 'teams/_/roster/seasonoverview', kilobytes: 134, files: 8 },
  { screen: 'teams/_/roster/week/_', kilobytes: 145, files: 13 },
]

for (const { screen, kilobytes, files } of firstScripts) {
  test(`${screen} loads at most ${kilobytes} kB of scripts at first, in ${files} files`, async ({ request }) => {
    const html = await (await request.get(`${site}leagues/_/_/${screen}/`)).text()
    const links = html.match(/<link rel="modulepreload"[^>]*>/g) ?? []
    const paths = links.map((link) => /href="([^"]*)"/.exec(link)?.[1] ?? '')
    const bodies = await Promise.all(paths.map(async (path) => (await request.get(new URL(path, site).href)).body()))
    const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).byteLength, 0)
    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes / 1000).toBeLessThanOrEqual(kilobytes)
    expect(new Set(paths).size).toBeLessThanOrEqual(files)
  })
}

/** Scripts of a page, with those of what its HTML has below the first screen. Only downward. */
const allScripts = [
  { screen: 'overview', files: 12 },
  { screen: 'matchups', files: 14 },
  { screen: 'awards', files: 8 },
  { screen: 'draftboard', files: 11 },
  { screen: 'history', files: 13 },
  { screen: 'moves', files: 13 },
]

for (const { screen, files } of allScripts) {
  test(`a published page of ${screen} is hydrated by at most ${files} scripts`, async ({ page, request }) => {
    const { hostLeagueId: leagueId } = await seasonOverOf(request, site)
    await open(page, `${site}leagues/espn/${leagueId}/${screen}/`)
    const scripts = (await askedBy(page)).filter((url) => url.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(5)
    expect(new Set(scripts).size).toBeLessThanOrEqual(files)
  })
}
