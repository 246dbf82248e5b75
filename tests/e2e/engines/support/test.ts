/** A test in Safari's engine or Firefox: a browser of its own, and sites that report the errors of their pages. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { browserArguments } from '../../../../scripts/lib/browser-arguments.ts'
import { installedBrowser } from '../../../../scripts/lib/find-browser.ts'
import { type EngineName, findFirefox } from '../../../../scripts/lib/find-engines.ts'
import { islandsOnTheirOwn } from '../../support/islands.ts'
import { snapshotSite } from '../../support/snapshot-sites.ts'
import { type EngineBrowser, middleOf, type Tab } from './browser.ts'
import { launchByPuppeteer } from './puppeteer.ts'
import { type WatchedSite, watchSite } from './watched-site.ts'
import { launchWebKit } from './webkit.ts'

export interface EngineOptions {
  /** Of the project; `chromium` only compares. */
  engine: EngineName | 'chromium'
}

interface Fixtures extends EngineOptions {
  /** Folder for what pages save. */
  downloads: string
  engineBrowser: EngineBrowser
  tab: Tab
  /** The server's site with the demo leagues. */
  site: WatchedSite
  /** The site of files. */
  files: WatchedSite
}

export const test = base.extend<Fixtures>({
  engine: ['webkit', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  async downloads({}, use) {
    const folder = mkdtempSync(join(tmpdir(), 'downloads-'))
    await use(folder)
    rmSync(folder, { recursive: true, force: true })
  },
  /** A browser that ends by itself, as Debian’s WebKit does at times, gives its test a second run. */
  async engineBrowser({ engine, downloads }, use, { project, testId, retry }) {
    const note = join(project.outputDir, `${testId}.ended`)
    if (retry > 0 && !existsSync(note)) throw new Error('The first run failed, and its browser did not end by itself.')
    const browser = await launch(engine, downloads)
    await use(browser)
    if (await browser.hasEnded()) writeFileSync(note, '')
    await browser.close()
  },
  async tab({ engineBrowser }, use) {
    const tab = await engineBrowser.newTab()
    await tab.resize(1280, 860)
    await use(tab)
  },
  async site({ baseURL }, use) {
    await withWatched(baseURL ?? '', use)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  async files({}, use) {
    await withWatched(new URL(snapshotSite.url).origin, use)
  },
})

async function withWatched(target: string, use: (site: WatchedSite) => Promise<void>): Promise<void> {
  const site = await watchSite(target)
  await use(site)
  await site.close()
  expect(site.errors, 'errors of the pages').toEqual([])
}

function launch(engine: Fixtures['engine'], downloads: string): Promise<EngineBrowser> {
  if (engine === 'webkit') return launchWebKit(downloads)
  const firefox = engine === 'firefox' ? findFirefox() : null
  return firefox
    ? launchByPuppeteer({ browser: 'firefox', executablePath: firefox }, downloads)
    : launchByPuppeteer({ executablePath: installedBrowser() ?? undefined, args: browserArguments }, downloads)
}

/** Opens an address and waits until the page is hydrated and shows everything. */
export async function openWhole(tab: Tab, address: string): Promise<void> {
  await tab.open(address)
  await whole(tab)
}

/** Waits until the page is hydrated and nothing on it is loading. */
export async function whole(tab: Tab): Promise<void> {
  await expect.poll(() => tab.run(findWaiting, `${islandsOnTheirOwn}[ssr]`)).toBe('')
}

/** In the page: what is still to come. */
function findWaiting(unhydrated: string): string {
  if (document.readyState !== 'complete') return document.readyState
  if (!document.querySelector('main')) return 'no content'
  const island = document.querySelector(unhydrated)
  if (island) return `island ${island.getAttribute('component-export')}`
  if (document.querySelector('html:not([data-hydrated]) astro-island[props*=snapshot]')) return 'not hydrated'
  const waiting = document.querySelector('.waiting')
  if (waiting) return `waiting: ${waiting.textContent}`
  if (document.querySelector('main .min-h-dvh:empty')) return 'sections below the first screen'
  // Until they are loaded, texts and the content below may move.
  if (document.fonts.status === 'loading') return 'fonts'
  const loading = /Loading[^.]*\.\.\./.exec(document.body.innerText)
  if (loading) return loading[0]
  const isDialog = /[?&](player|matchup)=/.test(location.search)
  return isDialog && !document.querySelector('dialog[open], [role=dialog]') ? 'no dialog' : ''
}

/** Taps with a finger on the middle of the first such element that is shown. */
export async function tap(tab: Tab, selector: string): Promise<void> {
  await tab.tapAt(await tab.run(middleOf, selector))
}

/** Chooses files in the input of a page. */
export async function chooseFiles(tab: Tab, ...paths: string[]): Promise<void> {
  await untilChoosable(tab)
  await tab.choose('input[type=file]', paths)
}

/** Waits until the input for files is hydrated, which may be once it comes into view. */
export async function untilChoosable(tab: Tab): Promise<void> {
  const isReady = () =>
    tab.run(() => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]')
      input?.labels?.[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
      return input !== null && !input.closest('astro-island[ssr]')
    })
  await expect.poll(isReady).toBe(true)
}

export { expect }
