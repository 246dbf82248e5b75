/** Firefox by WebDriver BiDi, and Chromium, both driven by Puppeteer. */
import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core'
import { type EngineBrowser, middleOf, type Tab } from './browser.ts'

/** `downloads`: folder for what pages save. */
export async function launchByPuppeteer(options: LaunchOptions, downloads: string): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    ...options,
    headless: true,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.download.always_ask_before_handling_new_types': false,
      'browser.helperApps.neverAsk.saveToDisk':
        'text/csv,image/svg+xml,image/png,application/gzip,application/octet-stream',
    },
  })
  return {
    newTab: async () => openTab(await browser.newPage()),
    hasEnded: async () => !browser.connected,
    close: () => browser.close(),
  }
}

function openTab(page: Page): Tab {
  async function run<A extends unknown[], R>(script: (...values: A) => R | Promise<R>, ...values: A): Promise<R> {
    for (let attempts = 0; ; attempts++) {
      try {
        return (await page.evaluate(script as never, ...(values as unknown as never[]))) as R
      } catch (cause) {
        // A script that a navigation interrupts runs again in the next page.
        if (attempts === 3 || !/context|navigat|no such frame|Actor|realm/i.test(String(cause))) throw cause
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
  }
  return {
    run,
    async open(address) {
      await page.bringToFront()
      await page.goto(address)
    },
    async click(selector) {
      const { x, y } = await run(middleOf, selector)
      await page.mouse.click(x, y)
    },
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    tapAt: ({ x, y }) => page.touchscreen.tap(x, y),
    async paste() {
      await page.keyboard.down('Control')
      await page.keyboard.press('v')
      await page.keyboard.up('Control')
    },
    press: (key) => page.keyboard.press(key),
    async choose(selector, paths) {
      const input = await page.$(selector)
      await (input as unknown as { uploadFile(...paths: string[]): Promise<void> }).uploadFile(...paths)
    },
    // Puppeteer waits for a document that Firefox does not report within a page.
    back: () => run(() => history.back()),
    forward: () => run(() => history.forward()),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => page.close(),
  }
}
