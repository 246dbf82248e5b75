/** Recaps of snapshot seasons: pages without islands, on a phone and on a desk, in both themes. */
import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { expectWhole, open, watchForTrouble } from '../support/page.ts'
import { seasonOverOf, snapshotSeasonsOf } from '../support/snapshot-pages.ts'
import { snapshotSite } from '../support/snapshot-sites.ts'

const site = snapshotSite.url

test('recaps are complete on a phone and a desktop, and accessible', { tag: '@sweep' }, async ({ page, request }) => {
  const trouble = watchForTrouble(page)
  const seasons = await snapshotSeasonsOf(request, site)
  // One that runs, one that is over.
  for (const isOver of [false, true]) {
    const snapshot = seasons.find(({ throughWeek }) => (throughWeek === null) === isOver)
    await open(page, `${site}recap/espn/${snapshot?.hostLeagueId}/${snapshot?.season}/`)
    await expect(page.locator('astro-island')).toHaveCount(0)
    // The script that registers the service worker, shows the offline note, forgets what another tab removes, and loads what checks a page that returns.
    expect(await scriptBytes(page)).toBeLessThan(8700)
    await page.locator('details').evaluateAll((all) => {
      for (const details of all) (details as HTMLDetailsElement).open = true
    })
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectWhole(page)
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoViolations(page)
    }
  }
  expect(trouble.found()).toEqual([])
})

/** The size of all scripts that the page has loaded. */
function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return files
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0)
  })
}

test('stories are complete without islands, swiped without a script, and accessible', { tag: '@sweep' }, async ({
  page,
  request,
}) => {
  const over = await seasonOverOf(request, site)
  const story = `${site}story/espn/${over.hostLeagueId}/${over.season}/`
  const trouble = watchForTrouble(page)
  await open(page, `${site}recap/espn/${over.hostLeagueId}/${over.season}/`)
  const ofRecap = await scriptBytes(page)
  await open(page, story)
  await expect(page.locator('astro-island')).toHaveCount(0)
  // Taps and keys have a script of their own, which the first of them loads.
  expect(await scriptBytes(page)).toBe(ofRecap)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectWhole(page)
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoViolations(page)
  }
  await page.getByRole('link', { name: 'Teams', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/story/espn/${over.hostLeagueId}/${over.season}/\\d+/?$`))
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  const shown = await request.get(new URL(new URL(picture ?? '', site).pathname, site).href)
  expect(shown.headers()['content-type']).toContain('image/png')
  expect(trouble.found()).toEqual([])
})

test('the first tap on a story turns its card, and its cards are saved as the build’s pictures', async ({
  page,
  request,
}) => {
  const over = await seasonOverOf(request, site)
  await open(page, `${site}story/espn/${over.hostLeagueId}/${over.season}/`)
  const card = (number: number) => page.locator(`#card-${number}`)
  const { width = 0, height = 0 } = (await card(1).boundingBox()) ?? {}
  await card(1).click({ position: { x: width * 0.8, y: height * 0.2 } })
  await expect(card(2)).toBeInViewport({ ratio: 0.9 })
  for (const [name, size] of [
    ['Share this card', [1080, 1920]],
    ['Save this card as a square picture', [1080, 1080]],
  ] as const) {
    const saved = page.waitForEvent('download')
    const built = page.waitForResponse(/\/og\/story\/.*\.png$/)
    await page.getByRole('button', { name }).click()
    expect((await built).status()).toBe(200)
    const file = await readFile(await (await saved).path())
    // Width and height of a PNG.
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual(size)
  }
})

test('an arrow key is the first that a story handles', { tag: '@sweep' }, async ({ page, request }) => {
  const over = await seasonOverOf(request, site)
  await open(page, `${site}story/espn/${over.hostLeagueId}/${over.season}/`)
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('#card-2')).toBeInViewport({ ratio: 0.9 })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a story has all its cards, and each can be saved', async ({ page, request }) => {
    const over = await seasonOverOf(request, site)
    await page.goto(`${site}story/espn/${over.hostLeagueId}/${over.season}/`)
    await expect(page.getByRole('button', { name: 'Share this card' })).toBeHidden()
    const picture = page.locator('#card-1').getByRole('link', { name: 'Picture', exact: true })
    await expect(picture).toBeVisible()
    const shown = await request.get(new URL((await picture.getAttribute('href')) ?? '', site).href)
    expect(shown.headers()['content-type']).toContain('image/png')
  })
})

test('recaps cost at most 70 kB with their fonts', async ({ request }) => {
  for (const { hostLeagueId, season } of await snapshotSeasonsOf(request, site)) {
    const address = `${site}recap/espn/${hostLeagueId}/${season}/`
    const html = await (await request.get(address)).text()
    const fonts = new Set([...html.matchAll(/url\("?([^")]+\.woff2)/g)].map(([, url = '']) => url))
    const fontBytes = await Promise.all(
      [...fonts].map(async (url) => (await (await request.get(new URL(url, address).href)).body()).byteLength),
    )
    expect(fonts.size).toBe(2)
    const bytes = fontBytes.reduce((sum, one) => sum + one, brotliCompressSync(html).byteLength)
    expect(bytes).toBeLessThanOrEqual(70_000)
  }
})

test('recaps lead to an award, to the league and back to the season', async ({ page, request }) => {
  const over = await seasonOverOf(request, site)
  const recap = `${site}recap/espn/${over.hostLeagueId}/${over.season}/`
  await open(page, recap)
  await expect(page.getByText('Champion', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /Most Consistent/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Most Consistent' })).toBeVisible()
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  const shown = await request.get(new URL(new URL(picture ?? '', site).pathname, site).href)
  expect(shown.headers()['content-type']).toContain('image/png')
  await page.getByRole('link', { name: 'The whole season' }).click()
  await expect(page).toHaveURL(new RegExp(`/recap/espn/${over.hostLeagueId}/${over.season}/?$`))
  await page.getByRole('link', { name: /^Standings/ }).click()
  await expect(page.getByRole('table', { name: 'League Standings' })).toBeVisible()
})
