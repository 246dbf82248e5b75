/** A site of files without a network: snapshot seasons and their recaps open again as they were. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { untilCached } from '../support/cached.ts'
import { expectWhole, fontsLoaded, hydrated, open, settled, watchForTrouble } from '../support/page.ts'
import { espnLeagues } from '../support/serve-espn.ts'
import { seasonOverOf } from '../support/snapshot-pages.ts'
import { espnOrigin, snapshotSite } from '../support/snapshot-sites.ts'

test.use({ serviceWorkers: 'allow' })

const standings = (page: Page) => page.getByRole('table', { name: 'League Standings' })
const rows = (page: Page) => standings(page).locator('tbody tr')
const updating = (page: Page) => page.getByText(/^As of .* ET\. Updating…$/)
const overviewOf = (league: number) => `${site}leagues/espn/${league}/overview`

/** What the device has saved of the engine's responses, by URL; `rename`: with another name of the league. */
async function savedOfEngine(page: Page, rename?: { from: string; to: string }): Promise<string[]> {
  return page.evaluate(async (names) => {
    const [name] = (await caches.keys()).filter((one) => one.endsWith(' engine'))
    if (!name) return []
    const cache = await caches.open(name)
    for (const request of names ? await cache.keys() : []) {
      const response = await cache.match(request)
      const json = (await response?.text())?.replaceAll(JSON.stringify(names?.from), JSON.stringify(names?.to))
      await cache.put(request, new Response(json, response))
    }
    return (await cache.keys()).map(({ url }) => url)
  }, rename)
}

/** Messages to the engine wait, so that it responds to nothing, until the page calls `releaseEngine`. */
function holdEngine() {
  const { postMessage } = Worker.prototype
  const held: (() => void)[] = []
  Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
    held.push(() => Reflect.apply(postMessage, this, message))
  }
  const releaseEngine = () => {
    Worker.prototype.postMessage = postMessage
    for (const send of held.splice(0)) send()
  }
  Object.assign(window, { releaseEngine })
}

const savedNote = (page: Page) => page.getByText('You’re offline. Showing the version saved on')

const site = snapshotSite.url

test('a site of files opens a season again, also pages that were reached inside the app, and a recap', async ({
  page,
  context,
  request,
}) => {
  const season = await seasonOverOf(request, site)
  const overview = `${site}leagues/espn/${season.hostLeagueId}/overview/`
  const recap = `${site}recap/espn/${season.hostLeagueId}/${season.season}/`
  await page.goto(recap)
  await untilCached(page)
  await open(page, overview)
  await untilCached(page)
  await page.getByRole('table', { name: 'League Standings' }).locator('tbody tr').nth(1).click()
  await expect(page).toHaveURL(/\/teams\//)
  await hydrated(page)
  await page.getByRole('button', { name: 'Week 5', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Week 5 Roster' })).toBeVisible()
  await untilCached(page)
  const week = page.url()
  await page.getByRole('button', { name: 'Week 6', exact: true }).click()
  await context.setOffline(true)

  const trouble = watchForTrouble(page)
  for (const [address, words] of [
    [week, 'Week 5 Roster'],
    [overview, 'League Standings'],
    [recap, 'Champion'],
  ] as const) {
    await page.goto(address)
    await settled(page)
    await expect(page.locator('main')).toContainText(words)
    await expect(savedNote(page)).toBeVisible()
    await expectWhole(page)
  }
  await page.goto(`${site}leagues/espn/424242/overview`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page isn’t saved for offline')
  await page.getByRole('link', { name: /Week 5$/ }).click()
  await expect(page.getByRole('heading', { name: 'Week 5 Roster' })).toBeVisible()
  await page.goto(site)
  await expect(page.getByRole('link', { name: season.name }).first()).toBeVisible()
  expect(trouble.found(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)).toEqual([])
})

test('a second visit shows what the engine responded before, until it responds again, and nothing after its removal', async ({
  page,
  context,
}) => {
  const overview = overviewOf(espnLeagues.running)
  await open(page, overview)
  await expect(page.getByText(/From ESPN, .+, saved on this device\./)).toBeVisible()
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await untilCached(page)
  await expect.poll(() => savedOfEngine(page).then((urls) => urls.join())).toMatch(/standings/)
  await savedOfEngine(page, { from: name, to: 'As It Was Named' })

  await test.step('the rows are there without the engine', async () => {
    const visit = await context.newPage()
    await visit.addInitScript(holdEngine)
    await visit.goto(overview)
    await expect(rows(visit).first()).toBeVisible()
    await expect(visit.getByRole('heading', { level: 1 })).toHaveText('As It Was Named')
    await expect(updating(visit)).toBeVisible()
    await fontsLoaded(visit)
    const box = await rows(visit).first().boundingBox()
    await visit.evaluate(() => (window as unknown as { releaseEngine: () => void }).releaseEngine())
    await expect(visit.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(updating(visit)).toBeHidden()
    expect((await rows(visit).first().boundingBox())?.y).toBe(box?.y)
    await visit.close()
  })

  await test.step('removing the league from this device removes them, and the page that “Back” would show from memory', async () => {
    const left = await context.newPage()
    await left.goto(overview)
    await expect(rows(left).first()).toBeVisible()
    await page.goto(`${site}device`)
    await page.getByRole('button', { name: new RegExp(`^Remove ${name}`) }).click()
    await expect(page.getByText('No leagues yet')).toBeVisible()
    await expect.poll(() => savedOfEngine(page)).toEqual([])
    // Playwright's browser has no such cache.
    const loaded = left.waitForEvent('load')
    const shown = await left.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      return document.body.textContent
    })
    expect(shown).toBe('')
    await loaded
  })
})

test('a private league that is refused shows nothing that was saved of it', async ({ page, context }) => {
  const member = await context.newPage()
  await open(page, `${site}private`)
  const script = (await page.locator('pre[data-host=ESPN]').textContent()) ?? ''
  await member.goto(`${espnOrigin}/football/league?leagueId=${espnLeagues.private}&seasonId=2025`)
  const [file] = await Promise.all([member.waitForEvent('download'), member.evaluate(script)])
  await page.getByLabel('Choose a file').setInputFiles({
    name: file.suggestedFilename(),
    mimeType: 'application/gzip',
    buffer: readFileSync(await file.path()),
  })
  await expect(page.getByRole('heading', { name: 'Loaded' })).toBeVisible()
  await page.goto(overviewOf(espnLeagues.private))
  await expect(rows(page).first()).toBeVisible()
  await untilCached(page)
  await expect.poll(() => savedOfEngine(page).then((urls) => urls.join())).toMatch(/standings/)

  // The browser drops the league, and with it that it came from a file: ESPN is asked.
  await page.goto(`${site}measures`)
  await page.evaluate(async () => {
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
  const visit = await context.newPage()
  await visit.goto(overviewOf(espnLeagues.private))
  await expect(visit.getByRole('alert')).toContainText('This league is private')
  await expect(rows(visit)).toHaveCount(0)
  await expect.poll(() => savedOfEngine(visit)).toEqual([])
})
