/** Any public league on a static site: the engine in the reader's browser, against an ESPN on another origin. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Download, expect, type Page, test } from '@playwright/test'
import { createSealedLink, writeSealedLink } from '../../../src/contract/sealed-link.ts'
import { sealLeague } from '../../../src/sealed/sealed-league.ts'
import { leagueFileFormat } from '../../../src/service/league-files.ts'
import { buildHostSeason } from '../../build-season.ts'
import { buildEspnLeague } from '../../hosts/espn/build-espn-league.ts'
import { untilCached } from '../support/cached.ts'
import { expectWhole, open, settled, watchForTrouble } from '../support/page.ts'
import { espnLeagues, heldLeagues } from '../support/serve-espn.ts'
import { espnOrigin, snapshotSite } from '../support/snapshot-sites.ts'

const site = snapshotSite.url
const standings = (page: Page) => page.getByRole('table', { name: 'League Standings' })
const overview = (league: number) => `${site}leagues/espn/${league}/overview`

/** Tests share the fake ESPN, so each looks for the requests of its own league. */
async function asksOf(page: Page, league: number): Promise<string[]> {
  const all = (await (await page.request.get(`${espnOrigin}/asked`)).json()) as string[]
  return all.filter((path) => path.includes(String(league)))
}

const oneMoreStep = 'One more step: choose the file that your commissioner sent'

test.describe.configure({ mode: 'serial' })

test('a league of ESPN opens by its id on a plain host, and its screens, and stays on the device', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await open(page, site)
  await page.getByLabel('Open a league').fill(String(espnLeagues.finished))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(standings(page)).toBeVisible()
  await expect(page.getByText(/From ESPN, .+, saved on this device\./)).toBeVisible()
  await expectWhole(page)
  expect((await asksOf(page, espnLeagues.finished)).length).toBeLessThanOrEqual(6)

  const [recap] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Make a recap page' }).click(),
  ])
  const file = readFileSync(await recap.path(), 'utf8')
  expect([recap.suggestedFilename(), file.match(/<script|src="/g)]).toEqual(['the-small-league-recap-2025.html', null])
  expect(file).toContain('Champion')

  for (const [address, words] of [
    ['draftboard', 'Best Drafters'],
    ['awards', 'Season Superlatives'],
  ] as const) {
    await open(page, `${site}leagues/espn/${espnLeagues.finished}/${address}`)
    await expect(page.locator('main')).toContainText(words)
    await expectWhole(page)
  }
  await open(page, overview(espnLeagues.finished))
  await standings(page).locator('tbody tr').first().click()
  await expect(page).toHaveURL(/\/teams\//)
  await expect(page.getByText(/From ESPN, .+, saved on this device\./)).toBeVisible()
  await expectWhole(page)
  expect(await asksOf(page, espnLeagues.finished)).toEqual([])

  await open(page, `${site}device`)
  await expect(page.getByRole('link', { name: 'The Small League' })).toBeVisible()
  await page.getByRole('button', { name: /^Remove The Small League/ }).click()
  await expect(page.getByText('No leagues yet')).toBeVisible()
  // Nothing of it stays, whatever remembered it.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .not.toMatch(new RegExp(`${espnLeagues.finished}|The Small League`))
  expect(trouble.found(/404 \(Not Found\)/)).toEqual([])
})

test('the engine connects where its page may, and a link’s file of another site has a worker of its own', async ({
  page,
}) => {
  const sites: string[] = []
  const link = createSealedLink()
  const season = buildHostSeason({ host: 'espn', leagueId: '471190', leagueNumber: 471190, name: 'The Sealed League' })
  const sealedAt = '2025-11-24T10:00:00.000Z'
  const seasons = [{ asOf: null, season }]
  const bytes = await sealLeague({ sealedAt, seasons, joined: [], book: null, pictures: {} }, link)
  const elsewhere = createServer((request, response) => {
    sites.push(request.url ?? '')
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end(bytes)
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, 'localhost', resolve))
  const foreign = `http://localhost:${(elsewhere.address() as AddressInfo).port}`

  await open(page, overview(espnLeagues.finished))
  await expect(standings(page)).toBeVisible()
  const [engine] = page.workers()
  const connect = (address: string) =>
    engine?.evaluate(
      (url) =>
        fetch(url, { mode: 'no-cors' }).then(
          () => 'sent',
          () => 'refused',
        ),
      address,
    )
  expect(await connect(`${espnOrigin}/asked`)).toBe('sent')
  expect(await connect(`${foreign}/leak`)).toBe('refused')

  await page.goto(`${site}open#${writeSealedLink({ ...link, address: `${foreign}/league.bin` })}`)
  await expect(standings(page)).toBeVisible()
  await expect(page.getByText('The Sealed League').first()).toBeVisible()
  expect(sites).toEqual(['/league.bin'])
  elsewhere.closeAllConnections()
  elsewhere.close()
})

test('a link into a league opens it for anyone', async ({ page }) => {
  await open(page, overview(espnLeagues.running))
  await expect(standings(page)).toBeVisible()
  await expect(page.getByText(/, saved on this device\.$/)).toBeVisible()
})

test('recap and stories open on a plain host with the engine, and say what there is not', { tag: '@sweep' }, async ({
  page,
}) => {
  await openSeason(page, `espn/${espnLeagues.finished}/2025`)
  await page.goto(`${site}story/espn/${espnLeagues.finished}/2025/9`)
  await expect(page.getByRole('heading', { name: 'No such team' })).toBeVisible()
  await page.goto(`${site}story/espn/${espnLeagues.finished}/2010`)
  await expect(page.getByRole('heading', { name: 'Failed to load league data' })).toBeVisible()
  await page.goto(`${site}story/espn/${espnLeagues.running}/2025`)
  await expect(page.getByText('The story of 2025 starts after week 7.')).toBeVisible()
})

/** Opens the recap of a finished season, its story, and the story of its first team. */
async function openSeason(page: Page, season: string): Promise<void> {
  await page.goto(`${site}recap/${season}`)
  await expect(page.getByText('Champion', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'The story of the season' }).click()
  await expect(page.locator('#card-1')).toContainText('Champion')
  await expect(page).toHaveURL(`${site}story/${season}`)
  await page.getByRole('link', { name: 'Teams', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/story/${season}/\\d+$`))
  await expect(page.locator('#card-1')).toBeVisible()
}

test('the live board of a running league opens with the engine, which is asked again every minute', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.clock.install()
  await open(page, `${site}leagues/espn/105/live`)
  await expect(page.getByRole('heading', { name: 'Week 11, live' })).toBeVisible()
  await expect(page.locator('main article').first()).toBeVisible()
  const age = page.getByText(/updated (just now|\d+ s ago) · refreshes every minute/)
  await expect(age).toBeVisible()
  await page.clock.runFor(120_000)
  // Without a new response it would be two minutes.
  await expect(age).toBeVisible()
  await expectWhole(page)
})

test('a private league opens with the file that its member saved at ESPN', async ({ page, context }) => {
  await open(page, overview(espnLeagues.private))
  await expect(page.getByRole('alert')).toContainText('This league is private')
  await expect(page.getByRole('link', { name: 'Open from a file' })).toBeVisible()
  await open(page, site)
  await page.getByRole('link', { name: 'Private league, or Yahoo?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open a private league')
  const script = (await page.locator('pre[data-host=ESPN]').textContent()) ?? ''

  const member = await context.newPage()
  await member.goto(`${espnOrigin}/football/league?leagueId=${espnLeagues.private}&seasonId=2025`)
  const [download] = await Promise.all([member.waitForEvent('download'), member.evaluate(script)])
  expect(download.suggestedFilename()).toBe(`league-${espnLeagues.private}-2025.json.gz`)
  await page.getByLabel('Choose a file').setInputFiles(
    await download.path().then((path) => ({
      name: download.suggestedFilename(),
      mimeType: 'application/gzip',
      buffer: readFileSync(path),
    })),
  )
  await expect(page.getByRole('heading', { name: 'Loaded' })).toBeFocused()
  await page.getByRole('region', { name: 'Your league' }).getByRole('link', { name: 'Open the league' }).first().click()
  await expect(standings(page)).toBeVisible()
  await expect(page.getByText(/From a file, .+, saved only on this device\./)).toBeVisible()
})

test('a member shares the private league with others by one link and one file', async ({ page, context, browser }) => {
  const member = await context.newPage()
  await open(page, `${site}private`)
  const script = (await page.locator('pre[data-host=ESPN]').textContent()) ?? ''
  await member.goto(`${espnOrigin}/football/league?leagueId=${espnLeagues.private}&seasonId=2025`)
  const [saved] = await Promise.all([member.waitForEvent('download'), member.evaluate(script)])
  await page.getByLabel('Choose a file').setInputFiles(await fileOf(saved))
  const choices = page.getByRole('region', { name: 'Your league' })
  for (const choice of ['Publish with this site', 'Send file and link', 'Keep it on this device'])
    await expect(choices.getByRole('heading', { name: choice })).toBeVisible()
  await choices.getByRole('link', { name: 'Open the league' }).first().click()
  await expect(standings(page)).toBeVisible()
  // Its address opens nothing for others, so the share button has the same choices.
  await page.getByRole('button', { name: 'Share this page' }).click()
  await expect(page).toHaveURL(`${site}device?share=espn/${espnLeagues.private}`)
  await page.getByRole('button', { name: /as a file and a link$/ }).click()
  const link = await page.getByRole('textbox', { name: 'The link for your league' }).inputValue()
  const [sealed] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the file' }).click(),
  ])

  const other = await browser.newContext()
  const asked: string[] = []
  other.on('request', (request) => asked.push(request.url()))
  const reader = await other.newPage()
  const trouble = watchForTrouble(reader)
  await reader.goto(link)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(oneMoreStep)
  await expect(reader.getByRole('alert')).toHaveCount(0)
  await expect(reader).toHaveURL(`${site}open`)
  await reader.getByLabel('Choose a file').setInputFiles({ ...(await fileOf(sealed)), name: 'renamed (1).bin' })
  await expect(standings(reader)).toBeVisible()
  await expect(reader.getByText(/^From an encrypted file as of week \d+, .+, saved on this device\.$/)).toBeVisible()
  const key = link.split('.').at(-1) ?? link
  await reader.goto(link)
  await expect(standings(reader)).toBeVisible()
  await openSeason(reader, `espn/${espnLeagues.private}/2025`)
  await open(reader, `${site}device`)
  await expect(reader.getByText(/2025 · [1-9][\d.]* kB · From an encrypted file/)).toBeVisible()
  await reader.getByRole('button', { name: /with your league$/ }).click()
  await expect(reader.getByRole('textbox', { name: 'The link for your league' })).toHaveValue(link)
  // A stranger's link for the same league, and another one in the same tab.
  const forged = writeSealedLink({ ...createSealedLink(), file: link.split('#')[1]?.slice(0, 22) ?? '' })
  await reader.route('**/sealed/*.bin', (route) => route.fulfill({ status: 404 }))
  await reader.goto(`${site}open#${forged}`)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(oneMoreStep)
  const recorded = await reader.evaluate(() => JSON.stringify([performance.getEntries(), location.href]))
  expect(recorded).not.toContain(forged.split('.')[1])
  expect(trouble.found(/404 \(Not Found\)/)).toEqual([])
  expect(asked.filter((url) => url.includes(key) || url.startsWith(espnOrigin))).toEqual([])
  await other.close()
})

test('a league that another tab removes leaves nothing, and its host is not asked by a tab that still shows it', async ({
  page,
  context,
}) => {
  const espnLeagueId = 471191
  const answers = buildEspnLeague({ espnLeagueId, season: 2025 })
  const text = JSON.stringify({ format: leagueFileFormat, version: 1, answers })
  await open(page, `${site}private`)
  const file = { name: 'league.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByLabel('Choose a file').setInputFiles(file)
  await expect(page.getByRole('heading', { name: 'Loaded' })).toBeFocused()

  const other = await context.newPage()
  await open(other, overview(espnLeagueId))
  await other.getByRole('button', { name: /^Which team is yours/ }).click()
  await other.getByRole('dialog').getByRole('listitem').getByRole('button').nth(1).press('Enter')
  await expect(other.getByRole('region', { name: 'Your team' })).toBeVisible()
  await open(other, `${site}leagues/espn/${espnLeagueId}/awards`)
  await expect(other.locator('main')).toContainText('Season Superlatives')

  await open(page, `${site}device`)
  await page.getByRole('button', { name: /^Remove The Small League/ }).click()
  await expect(page.getByText('No leagues yet')).toBeVisible()
  await expect(other.getByText('Another tab removed this league from this device.')).toBeVisible()
  const left = () => other.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(left).not.toMatch(new RegExp(`${espnLeagueId}|The Small League`))

  await asksOf(other, espnLeagueId)
  for (const leave of [() => other.reload(), () => other.goBack()]) {
    await leave()
    await expect(other.getByRole('alert')).toContainText('This league was removed from this device')
  }
  expect(await asksOf(other, espnLeagueId)).toEqual([])
  expect(await left()).not.toMatch(new RegExp(`${espnLeagueId}|The Small League`))

  // Whoever names it anew wants it from ESPN, which does not have it.
  await open(other, site)
  await other.getByLabel('Open a league').fill(String(espnLeagueId))
  await other.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other.getByRole('alert')).toContainText(`No ESPN league ${espnLeagueId} found`)
})

async function fileOf(download: Download) {
  const buffer = readFileSync(await download.path())
  return { name: download.suggestedFilename(), mimeType: 'application/octet-stream', buffer }
}

test('a tab killed during an import loses nothing: another one follows it and continues', { tag: '@sweep' }, async ({
  page,
  context,
}) => {
  await open(page, overview(espnLeagues.held))
  await expect(standings(page)).toBeVisible()
  await expect(page.getByText('Loading the rest of the season from ESPN')).toBeVisible()
  const follower = await context.newPage()
  await open(follower, overview(espnLeagues.held))
  await expect(standings(follower)).toBeVisible()
  await page.close()
  await context.request.get(`${espnOrigin}/release`)
  await expect(follower.getByText(/From ESPN, .+, saved on this device\./)).toBeVisible()
  const asked = await asksOf(follower, espnLeagues.held)
  // At most the two requests in flight are repeated.
  expect(asked.length - new Set(asked).size).toBeLessThanOrEqual(2)
})

test('a league that one tab removes is not back in another one, and the removal names the league that it waits for', {
  tag: '@sweep',
}, async ({ page, context }) => {
  const held = heldLeagues.chromium
  await context.request.get(`${espnOrigin}/hold?league=${held}`)
  await open(page, overview(espnLeagues.finished))
  await expect(page.getByText(/From ESPN, .+, saved on this device\./)).toBeVisible()
  const device = await context.newPage()
  await open(device, `${site}device`)
  const removed = device.getByRole('listitem').filter({ has: device.locator(`a[href*="${espnLeagues.finished}"]`) })
  await expect(removed).toBeVisible()
  const loading = await context.newPage()
  await open(loading, overview(held))
  await expect(loading.getByText('Loading the rest of the season from ESPN')).toBeVisible()
  await asksOf(page, espnLeagues.finished)

  await removed.getByRole('button', { name: /^Remove / }).click()
  await expect(removed.getByRole('status')).toHaveText('This starts once The Small League has loaded.')
  await context.request.get(`${espnOrigin}/release?league=${held}`)
  await expect(removed).toHaveCount(0)
  await expect(page.getByRole('note')).toHaveText('Another tab removed this league from this device.')
  await expect(standings(page)).toBeVisible()
  await expect(loading.getByText(/From ESPN, .+, saved on this device\./)).toBeVisible()
  await device.reload()
  await expect(device.locator(`a[href*="${held}"]`)).toBeVisible()
  await expect(removed).toHaveCount(0)
  expect(await asksOf(page, espnLeagues.finished)).toEqual([])
})

test('a draft board and a history are shown while the rest of the season is read', { tag: '@sweep' }, async ({
  page,
  context,
}) => {
  const held = heldLeagues.chromium
  await context.request.get(`${espnOrigin}/hold?league=${held}&after=2`)
  await open(page, `${site}leagues/espn/${held}/draftboard`)
  await expect(page.getByText('Points and grades follow once the whole season is loaded.')).toBeVisible()
  await expect(page.locator('main article').first()).toBeVisible()
  await open(page, `${site}leagues/espn/${held}/history`)
  await expect(page.getByRole('heading', { name: 'One season: 2025' })).toBeVisible()
  await expect(page.getByText('Loading the rest of the season from ESPN')).toBeVisible()

  await context.request.get(`${espnOrigin}/release?league=${held}`)
  await expect(page.getByText(/From ESPN, .+, saved on this device\./)).toBeVisible()
  await open(page, `${site}leagues/espn/${held}/draftboard`)
  await expect(page.getByRole('heading', { name: 'Best Drafters' })).toBeVisible()
})

test('a league that does not fit on the device opens for the visit with a note', { tag: '@sweep' }, async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(site).origin, quotaSize: 1 })
  await open(page, overview(espnLeagues.finished))
  await expect(standings(page)).toBeVisible()
  await expect(page.getByText('This device is out of space')).toBeVisible()
  await open(page, `${site}leagues/espn/${espnLeagues.finished}/awards`)
  await expect(page.locator('main')).toContainText('Season Superlatives')
})

test('failures have clear messages', { tag: '@sweep' }, async ({ page, context }) => {
  for (const [league, words] of [
    [471199, 'No ESPN league 471199 found'],
    [espnLeagues.refused, 'ESPN blocked this request'],
    [espnLeagues.refused, 'This browser can’t read ESPN’s responses'],
  ] as const) {
    // ESPN's public responses show whether only this one is refused.
    if (words.includes('can’t read')) await context.route(/proTeamSchedules_wl/, (route) => route.abort())
    await open(page, overview(league))
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  }
  await open(page, `${site}private`)
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{') })
  await expect(page.getByRole('alert')).toContainText('a.json is incomplete or not valid JSON')
  await page.route(/worker-[\w-]+\.js/, (route) => route.abort())
  await open(page, overview(espnLeagues.finished))
  await expect(page.getByRole('alert')).toContainText('Couldn’t load the league importer')
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a league of this device opens with all its screens, and another one explains why not', {
    tag: '@sweep',
  }, async ({ page, context }) => {
    await open(page, overview(espnLeagues.finished))
    await expect(page.getByText(/, saved on this device\.$/)).toBeVisible()
    await untilCached(page)
    await context.setOffline(true)
    await page.goto(overview(espnLeagues.finished))
    await settled(page)
    await expect(standings(page)).toBeVisible()
    await page.goto(`${site}leagues/espn/${espnLeagues.finished}/awards`)
    await expect(page.locator('main')).toContainText('Season Superlatives')
    await page.goto(overview(espnLeagues.running))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page isn’t saved for offline')
  })
})
