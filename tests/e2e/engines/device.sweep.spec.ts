/** Leagues that the browser reads from their host and keeps, in Safari's engine and Firefox: on the site of files. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, zipSync } from 'fflate'
import { addressOf } from '../support/routes.ts'
import { espnLeagues, heldLeagues, ownLeagues } from '../support/serve-espn.ts'
import { espnOrigin } from '../support/snapshot-sites.ts'
import type { EngineBrowser, Tab } from './support/browser.ts'
import { savedFile } from './support/saved-file.ts'
import { chooseFiles, expect, openWhole, test, untilChoosable, whole } from './support/test.ts'
import type { WatchedSite } from './support/watched-site.ts'

const at = (files: WatchedSite, league: number, screen = 'overview') =>
  `${files.origin}/leagues/espn/${league}/${screen}`

const textOf = (tab: Tab) => tab.run(() => document.body?.innerText ?? '')
const expectText = (tab: Tab, text: string) => expect.poll(() => textOf(tab), { message: text }).toContain(text)
const standings = 'table[aria-label="League Standings"] tbody tr, table:has(caption) tbody tr'
const saved = 'saved on this device'
const rest = 'Loading the rest of the season from ESPN'

/** From its second response on, those of the league wait for the returned function. */
async function holdResponses(league: number) {
  await fetch(`${espnOrigin}/hold?league=${league}`)
  return () => fetch(`${espnOrigin}/release?league=${league}`)
}

test('a league is read, is here after a reload, and opens all its screens without another request', async ({
  engine,
  tab,
  files,
}) => {
  const league = ownLeagues[engine]
  await openWhole(tab, at(files, league))
  await expectText(tab, saved)
  await tab.reload()
  await expectText(tab, saved)
  await fetch(`${espnOrigin}/asked`)
  for (const [screen, words] of [
    ['draftboard', 'Best Drafters'],
    ['awards', 'Season Superlatives'],
    ['matchups', 'Week 3'],
  ] as const) {
    await openWhole(tab, at(files, league, screen))
    await expectText(tab, words)
  }
  const asked = (await (await fetch(`${espnOrigin}/asked`)).json()) as string[]
  expect(asked.filter((path) => path.includes(String(league)))).toEqual([])
})

test.describe('while a league is read', () => {
  test.describe.configure({ mode: 'serial' })

  test('the reader goes on to another screen, and back', async ({ engine, tab, files }) => {
    const held = heldLeagues[engine]
    const release = await holdResponses(held)
    await tab.open(at(files, held))
    await expectText(tab, rest)
    await tab.run(() => document.querySelector<HTMLElement>('a[href*="/matchups"]')?.click())
    await expect.poll(() => tab.run(() => location.pathname)).toContain('matchups')
    await expectText(tab, rest)
    // What the reader did not wait for.
    files.errors.length = 0
    // The page that was left holds nothing that this one waits for.
    await expect.poll(() => tab.run(heldLocks)).toEqual(['fantasy-leagues:import'])
    await release()
    await expectText(tab, saved)
    await tab.back()
    await expectText(tab, saved)
    await tab.forward()
    await expectText(tab, saved)
  })

  test('a second tab shows what is there, and continues when the first one is closed', async ({
    engine,
    engineBrowser,
    tab,
    files,
  }) => {
    const held = heldLeagues[engine]
    const release = await holdResponses(held)
    await tab.open(at(files, held))
    await expectText(tab, rest)
    const second = await engineBrowser.newTab()
    await second.open(at(files, held))
    await expectText(second, rest)
    await tab.close()
    await release()
    await expectText(second, saved)
  })

  // WebKit opens the second tab behind the first one, where it is hidden.
  test('a tab whose worker the browser has suspended keeps nobody waiting, also in a hidden one', async ({
    engine,
    engineBrowser,
    tab,
    files,
  }) => {
    const held = heldLeagues[engine]
    const release = await holdResponses(held)
    await tab.open(`${files.origin}/device`)
    // It holds the lock of imports, and runs no code.
    await tab.run(
      () => void navigator.locks.request('fantasy-leagues:import', () => new Promise(() => {})).catch(() => {}),
    )
    const second = await engineBrowser.newTab()
    await second.open(at(files, held))
    await expectText(second, rest)
    await release()
    await expectText(second, saved)
  })
})

/** In the page: each lock, as often as it is held or wanted. */
async function heldLocks(): Promise<string[]> {
  const { held = [], pending = [] } = await navigator.locks.query()
  return [...held, ...pending].map(({ name }) => String(name))
}

test('a league from a file by picker, by drop and in a zip', async ({
  engine,
  engineBrowser,
  tab,
  files,
  downloads,
}) => {
  const file = await saveAtEspn(engineBrowser, tab, files, downloads)
  await openFromFile(tab, files, file)

  const zip = join(downloads, 'league.zip')
  writeFileSync(zip, zipSync({ 'league.json': gunzipSync(readFileSync(file)) }))
  await openFromFile(tab, files, zip)

  // WebKit gives no files to the events of scripts.
  if (engine === 'webkit') return
  await openWhole(tab, `${files.origin}/private`)
  await untilChoosable(tab)
  await tab.run(dropFile, readFileSync(file).toString('base64'))
  await openLoaded(tab)
})

/** In the page: what a reader drops. */
function dropFile(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([bytes], 'league.json.gz', { type: 'application/gzip' }))
  const area = document.querySelector('input[type=file]')?.closest('section')
  for (const type of ['dragenter', 'dragover', 'drop'])
    area?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
}

async function openFromFile(tab: Tab, files: WatchedSite, file: string): Promise<void> {
  await openWhole(tab, `${files.origin}/private`)
  await chooseFiles(tab, file)
  await openLoaded(tab)
}

/** The league whose file was read. */
async function openLoaded(tab: Tab): Promise<void> {
  await expectText(tab, 'Who should see it?')
  await tab.run(() => document.querySelector<HTMLAnchorElement>('section[aria-label="Your league"] a')?.click())
  // Between them is its age, which a busy machine makes a minute.
  await expectText(tab, 'From a file, ')
  await expectText(tab, ', saved only on this device.')
}

/** The file that a member saves at ESPN with our script. */
async function saveAtEspn(browser: EngineBrowser, tab: Tab, files: WatchedSite, downloads: string): Promise<string> {
  await openWhole(tab, `${files.origin}/private`)
  const script = await tab.run(() => document.querySelector('pre')?.textContent ?? '')
  const member = await browser.newTab()
  await member.open(`${espnOrigin}/football/league?leagueId=${espnLeagues.private}&seasonId=2025`)
  await member.run(runScript, script)
  const file = await savedFile(downloads, /\.json\.gz$/)
  await member.close()
  return file
}

/** In the page: as from the console. */
function runScript(code: string): void {
  document.body.append(Object.assign(document.createElement('script'), { textContent: code }))
}

test('a sealed league is made, and opens by its link for somebody else', async ({
  engineBrowser,
  tab,
  files,
  downloads,
}) => {
  const file = await saveAtEspn(engineBrowser, tab, files, downloads)
  await openFromFile(tab, files, file)
  await openWhole(tab, `${files.origin}/device`)
  await expect.poll(() => tab.run(clickButton, 'with your league')).toBe(true)
  await expect.poll(() => tab.run(clickButton, 'as a file and a link')).toBe(true)
  const linkOf = () =>
    tab.run(
      () =>
        [...document.querySelectorAll<HTMLInputElement>('input, textarea')].find(({ value }) => value.includes('#'))
          ?.value ?? '',
    )
  await expect.poll(linkOf).toContain('/open')
  const link = await linkOf()
  await tab.run(clickButton, 'Save the file')
  const sealed = await savedFile(downloads, /^(?!league-)/)

  // No page: its engine would hold the database open.
  await tab.open(`${files.origin}/favicon.svg`)
  await tab.run(async () => {
    await new Promise((resolve, reject) => {
      Object.assign(indexedDB.deleteDatabase('fantasy-leagues'), { onsuccess: resolve, onerror: reject })
    })
    for (const name of await caches.keys()) await caches.delete(name)
  })
  const other = await engineBrowser.newTab()
  await tab.close()
  await other.open(link)
  await expectText(other, 'One more step')
  expect(await other.run(() => location.hash)).toBe('')
  await chooseFiles(other, sealed)
  await expectText(other, 'From an encrypted file as of week 3, ')
  await expectText(other, ', saved on this device.')
})

/** In the page: false where there is no such button yet. */
function clickButton(name: string): boolean {
  const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent
  const button = [...document.querySelectorAll('button')].find((one) => nameOf(one)?.includes(name))
  button?.click()
  return button !== undefined
}

const without = (...names: string[]) => names.map((name) => `delete self.${name};`).join('')
/** As in a browser that knows no modules in workers. */
const withoutModules = `{
  const { Worker } = self
  self.Worker = class extends Worker { constructor(url, { name } = {}) { super(url, { name }) } }
}`

const unsupported = [
  ['ReadableStream', without('ReadableStream')],
  ['CompressionStream', without('CompressionStream')],
  ['DecompressionStream', without('DecompressionStream')],
  ['structuredClone', without('structuredClone')],
  ['BroadcastChannel', without('BroadcastChannel')],
  ['module workers', without('Worker')],
  ['module workers', withoutModules],
] as const

test('a browser that cannot read leagues says in one sentence what it lacks', async ({ tab, files }) => {
  for (const [missing, code] of unsupported) {
    files.beforePages = code
    await tab.open(at(files, espnLeagues.finished))
    await expectText(tab, `This browser can’t load leagues on its own (it has no ${missing}). Use a current Safari,`)
  }
})

test('a browser that cannot start workers says so where a season is replayed', async ({ tab, site, request }) => {
  site.beforePages = withoutModules
  await tab.open(site.origin + (await addressOf(request, 'rule lab, with rules')))
  await expectText(tab, 'This browser can’t replay seasons (it has no module workers). Use a current Safari,')
})

test('a browser without locks, or with neither cookies nor caches, shows leagues all the same', async ({
  tab,
  files,
}) => {
  files.beforeWorkers = 'Object.defineProperty(navigator, "locks", { value: undefined });'
  await openWhole(tab, at(files, espnLeagues.finished))
  await expectText(tab, saved)
  files.beforeWorkers = ''
  files.beforePages = `
    for (const name of ['localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(self, name, { get() { throw new DOMException('refused', 'SecurityError') } });
    delete Navigator.prototype.serviceWorker;`
  await openWhole(tab, at(files, espnLeagues.finished))
  await expectText(tab, saved)
})

for (const [how, code] of [
  ['without storage', 'Object.defineProperty(self, "indexedDB", { value: undefined });'],
  ['that refuses storage', 'IDBFactory.prototype.open = () => { throw new DOMException("refused", "SecurityError") };'],
] as const)
  test(`a browser ${how} shows a league for the visit and says so`, async ({ tab, files }) => {
    files.beforeWorkers = code
    await tab.open(at(files, espnLeagues.finished))
    await expectText(tab, 'This browser doesn’t allow saving')
    await expect.poll(() => tab.run((rows) => document.querySelectorAll(rows).length, standings)).toBeGreaterThan(0)
  })

test('a league that does not fit on the device opens for the visit with a note', async ({ tab, files }) => {
  files.beforeWorkers = `
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (value, key) {
      if (String(key).startsWith('seasons:')) throw new DOMException('full', 'QuotaExceededError')
      return put.call(this, value, key)
    };`
  await tab.open(at(files, espnLeagues.finished))
  await expectText(tab, 'This device is out of space')
  await expect.poll(() => tab.run((rows) => document.querySelectorAll(rows).length, standings)).toBeGreaterThan(0)
})

test('opened pages and leagues work without a network after one visit', async ({ tab, files }) => {
  await openWhole(tab, at(files, espnLeagues.finished))
  await expectText(tab, saved)
  await expect.poll(() => tab.run(isCached)).toBe(true)
  files.isDown = true
  await tab.open(at(files, espnLeagues.finished))
  await whole(tab)
  await expectText(tab, 'League Standings')
  await tab.open(at(files, espnLeagues.finished, 'awards'))
  await expectText(tab, 'Season Superlatives')
  files.errors.length = 0
})

/** In the page: whether the service worker has what it shows. */
async function isCached(): Promise<boolean> {
  const names = await caches.keys()
  const opened = names.find((name) => name.endsWith(' opened'))
  const build = names.find((name) => name.endsWith(' build'))
  if (!navigator.serviceWorker.controller || !opened || !build) return false
  const addresses = (await (await caches.open(opened)).keys()).map(({ url }) => new URL(url).pathname)
  return addresses.includes(location.pathname.replace(/\/+$/, ''))
}
