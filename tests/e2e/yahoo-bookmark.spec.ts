/** The bookmark on Yahoo's page, against a strict Yahoo: it reads a league, and hands it to the page that it opens. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { fileImportPath } from '../../src/contract/file-import.ts'
import { yahooPagesUrl } from '../../src/contract/hand-over.ts'
import { buildYahooLeague, key, leagueId } from '../hosts/yahoo/build-yahoo-league.ts'
import { type FakeYahoo, fakeYahoo, listOfLeagues, yahooCookie } from '../hosts/yahoo/respond-as-yahoo.ts'
import { asApi } from './support/api.ts'
import { open } from './support/page.ts'

/** Yahoo's pages and its read host, which the browser holds to CORS and cookies. */
async function serveYahoo(context: BrowserContext, yahoo: FakeYahoo, { isSignedIn = true } = {}): Promise<void> {
  const [name = '', value = ''] = yahooCookie.split('=')
  if (isSignedIn)
    await context.addCookies([{ name, value, domain: '.yahoo.com', path: '/', secure: true, httpOnly: true }])
  await context.route('https://*.fantasysports.yahoo.com/**', async (route) => {
    const request = route.request()
    if (!request.url().startsWith('https://pub-api-ro.'))
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Yahoo</title><h1>Fantasy</h1>' })
    const { headers, ...response } = yahoo.respond({ url: request.url(), headers: request.headers() })
    // The test's browser would allow everybody where a response allows nobody.
    await route.fulfill({ ...response, headers: { 'access-control-allow-origin': 'null', ...headers } })
  })
}

/** The bookmark of the site's page, as text. */
async function readBookmark(page: Page): Promise<string> {
  await open(page, '/private')
  const read = async () =>
    decodeURIComponent((await page.locator('[data-bookmarklet=Yahoo]').getAttribute('href')) ?? '')
  // The page's script fills in its address.
  await expect.poll(async () => (await read()).includes('/private"')).toBe(true)
  return (await read()).replace(/^javascript:void /, '')
}

/** A member's tab at Yahoo, whose time passes only where a test says so. */
async function openYahoo(context: BrowserContext, bookmark: string, origin = yahooPagesUrl): Promise<Page> {
  const member = await context.newPage()
  await member.clock.install()
  await member.goto(`${origin}/f1`)
  await click(member, bookmark)
  return member
}

/** A click on the bookmark. */
const click = (member: Page, bookmark: string) =>
  member.evaluate((script) => {
    new Function(`void ${script}`)()
  }, bookmark)

/** Lets time pass until the box says so. */
async function passUntil(member: Page, words: RegExp, step = 1000): Promise<void> {
  await expect(async () => {
    await member.clock.runFor(step)
    expect(await member.getByRole('status').textContent()).toMatch(words)
  }).toPass({ intervals: [10] })
}

const button = (member: Page, name: string | RegExp) => member.getByRole('button', { name })
const answersOf = () => ({ ...listOfLeagues(), ...buildYahooLeague() })

test('a member’s league is read at Yahoo through a refusal, opens on this site, and no secret comes with it', async ({
  page,
  context,
}) => {
  await context.route(`**${fileImportPath}`, (route) =>
    route.fulfill({ status: 405, ...asApi({ detail: 'Read-only.' }) }),
  )
  const yahoo = fakeYahoo(answersOf(), { most: 9 })
  await serveYahoo(context, yahoo)
  const member = await openYahoo(context, await readBookmark(page))
  await passUntil(member, /Which league\? 1 of other kinds/)
  await button(member, 'The Small League: 2023–2024').click()
  await button(member, /^2024/).click()
  // Its refusal has no CORS headers, so the page cannot read it.
  await passUntil(member, /isn’t answering.*leave this page open/)
  yahoo.now += 900_000
  await passUntil(member, /all here/, 5000)
  const [opened] = await Promise.all([member.waitForEvent('popup'), button(member, /^Open it at localhost/).click()])
  await expect(opened.getByRole('heading', { name: 'Loaded' })).toBeVisible()
  await expect(opened.getByRole('region', { name: 'Your league' })).toContainText('The Small League, 2024.')
  await expect(member.getByRole('status')).toContainText('The Small League is open at localhost')
  await opened.getByRole('link', { name: 'Open the league' }).first().click()
  await expect(opened).toHaveURL(new RegExp(`/leagues/yahoo/${leagueId}`))
  await expect(opened.getByRole('table', { name: 'League Standings' })).toBeVisible()
  const kept = await member.evaluate(async () => (await caches.keys()).length)
  expect(kept).toBe(0)
  expect(yahoo.asked.filter((path) => path.startsWith(`league/${key}/`)).length).toBeGreaterThan(10)
})

test('it can be stopped, goes on where it was after a new visit, and saves a file where no page opens', async ({
  page,
  context,
}) => {
  const yahoo = fakeYahoo(answersOf())
  await serveYahoo(context, yahoo)
  const bookmark = await readBookmark(page)
  const member = await openYahoo(context, bookmark)
  const choose = async () => {
    await passUntil(member, /Which league/)
    await button(member, 'The Small League: 2023–2024').click()
    await button(member, /^2024/).click()
  }
  await choose()
  await passUntil(member, /2024: ([4-9]|1\d) of/)
  await button(member, 'Stop').click()
  await passUntil(member, /^Stopped/)
  const before = yahoo.asked.length
  await member.reload()
  await click(member, bookmark)
  await choose()
  await passUntil(member, /all here/, 5000)
  const again = yahoo.asked.slice(before).filter((path) => yahoo.asked.slice(0, before).includes(path))
  expect(again.filter((path) => path.startsWith('league/'))).toEqual([])

  await member.evaluate(() => {
    window.open = () => null
  })
  const [saved] = await Promise.all([member.waitForEvent('download'), button(member, /^Open it at/).click()])
  expect(saved.suggestedFilename()).toBe('league-yahoo-4711-2024.json.gz')
  const text = gunzipSync(readFileSync(await saved.path())).toString()
  expect(JSON.parse(text)).toMatchObject({ version: 1, host: 'yahoo', savedAt: expect.stringMatching(/^20.*Z$/) })
  expect(text).not.toMatch(/PLANTED|GUID/i)
})

test('what it has read of one league stays while another one is saved', async ({ page, context }) => {
  const other = '414.l.4711'
  const answers = JSON.stringify(buildYahooLeague({ league: { season: 2022, renew: null, renewed: '423_77' } }))
    .replaceAll(key, other)
    .replaceAll('449.p.', '414.p.')
    .replaceAll('game/449/', 'game/414/')
  const yahoo = fakeYahoo({ ...answersOf(), ...JSON.parse(answers) })
  await serveYahoo(context, yahoo)
  const bookmark = await readBookmark(page)
  const member = await openYahoo(context, bookmark)
  await passUntil(member, /Which league/)
  await button(member, 'Another League: 2022').click()
  await passUntil(member, /2022: ([4-9]|1\d) of/)
  await button(member, 'Stop').click()
  await passUntil(member, /^Stopped/)
  await button(member, 'Other leagues').click()
  await passUntil(member, /Which league/)
  await button(member, 'The Small League: 2023–2024').click()
  await button(member, /^2024/).click()
  await passUntil(member, /all here/, 5000)
  await Promise.all([member.waitForEvent('download'), button(member, 'Save it as a file').click()])
  await passUntil(member, /^Saved as/)

  await member.reload()
  await click(member, bookmark)
  await passUntil(member, /Which league/)
  await button(member, 'Another League: 2022').click()
  await passUntil(member, /2022: all here/, 5000)
  const ofOther = yahoo.asked.filter((path) => path.startsWith(`league/${other}/`))
  expect(new Set(ofOther).size).toBe(ofOther.length)
})

test('all seasons of a league are read in one run, handed over, and are one league with one history', async ({
  page,
  context,
}) => {
  await context.route(`**${fileImportPath}`, (route) =>
    route.fulfill({ status: 405, ...asApi({ detail: 'Read-only.' }) }),
  )
  const older = JSON.stringify(buildYahooLeague({ league: { season: 2023, renew: null, renewed: '449_4711' } }))
    .replaceAll(key, '423.l.815')
    .replaceAll('449.p.', '423.p.')
    .replaceAll('game/449/', 'game/423/')
  const yahoo = fakeYahoo({ ...answersOf(), ...JSON.parse(older) })
  await serveYahoo(context, yahoo)
  const member = await openYahoo(context, await readBookmark(page))
  await passUntil(member, /Which league/)
  await button(member, 'The Small League: 2023–2024').click()
  await button(member, /^All 2 seasons/).click()
  await passUntil(member, /The Small League, 2023, 2024: all here/, 5000)
  const [opened] = await Promise.all([member.waitForEvent('popup'), button(member, /^Open it at localhost/).click()])
  await expect(opened.getByRole('region', { name: 'Your league' })).toContainText('The Small League, 2024, 2023.')
  await expect(member.getByRole('status')).toContainText('The Small League is open at localhost')
  // Of each season everything once.
  const ofLeague = yahoo.asked.filter((path) => path.startsWith('league/'))
  expect(new Set(ofLeague).size).toBe(ofLeague.length)
  for (const one of [key, '423.l.815']) expect(ofLeague).toContain(`league/${one}/standings`)
  await open(opened, `/leagues/yahoo/${leagueId}/history`)
  const titles = opened.getByRole('table', { name: /All-time/ }).first()
  await expect(titles).toContainText('Manager 1')
  await expect(opened.getByText('2 seasons: 2023, 2024')).toBeVisible()
})

test('it says in words where it can’t read', async ({ page, context }) => {
  const yahoo = fakeYahoo(answersOf())
  await serveYahoo(context, yahoo, { isSignedIn: false })
  const bookmark = await readBookmark(page)
  const member = await openYahoo(context, bookmark)
  await passUntil(member, /Sign in to Yahoo, then click the bookmark again/)
  yahoo.isSignIn = true
  await click(member, bookmark)
  await passUntil(member, /another page in place of your league/)
  const elsewhere = await openYahoo(context, bookmark, 'https://baseball.fantasysports.yahoo.com')
  await passUntil(elsewhere, /Open https:\/\/football\.fantasysports\.yahoo\.com first/)
})

test('a phone says in one sight that it takes a computer, and shows the script without growing wider @phone', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'phone', 'A desk has room for all of it')
  await open(page, '/private#yahoo')
  await expect(page.getByText('Do this on a computer, or ask one member who has one.')).toBeInViewport()
  await expect(page.locator('#yahoo')).toBeInViewport()
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
  })
  await expect(page.locator('pre[data-host=Yahoo]')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
