/**
 * Playwright's `test` with a page that a worker keeps from test to test. A new page is a new process that compiles every
 * script again: two thirds of the time of most tests. Between tests it loses all that a test could have left in it; where
 * only a new page undoes what a test did, or the test failed, it is closed and the next test has another. Tests about
 * service workers, the network or pages without scripts take Playwright's own.
 */
import { type BrowserContext, type Page, test as plain, type TestInfo } from '@playwright/test'

type Use = TestInfo['project']['use']

interface KeptPage {
  page: Page
  /** True once a test did what only a new page undoes. */
  isSpent: boolean
}

/** Opens the worker's page where there is none. */
interface Keeper {
  take(): Promise<KeptPage>
  throwAway(): Promise<void>
}

export const test = plain.extend<object, { keeper: Keeper }>({
  keeper: [
    async ({ browser }, use, { project }) => {
      let kept: KeptPage | null = null
      const { baseURL, viewport, userAgent, deviceScaleFactor, isMobile, hasTouch, serviceWorkers } = project.use
      const options = { baseURL, viewport, userAgent, deviceScaleFactor, isMobile, hasTouch, serviceWorkers }
      const throwAway = async () => {
        await kept?.page.context().close()
        kept = null
      }
      const take = async () => {
        kept ??= await openPage(await browser.newContext(options))
        return kept
      }
      await use({ take, throwAway })
      await throwAway()
    },
    { scope: 'worker' },
  ],
  page: async ({ keeper }, use, info) => {
    const kept = await keeper.take()
    await use(kept.page)
    if (info.status === 'passed' && !kept.isSpent) await clear(kept, info.project.use)
    else await keeper.throwAway()
  },
  context: async ({ page }, use) => use(page.context()),
})

async function openPage(context: BrowserContext): Promise<KeptPage> {
  const page = await context.newPage()
  const kept = { page, isSpent: false }
  const spend = (target: object, name: string) => {
    const original = Reflect.get(target, name) as (...args: unknown[]) => unknown
    Object.assign(target, {
      [name]: (...args: unknown[]) => {
        kept.isSpent = true
        return original.apply(target, args)
      },
    })
  }
  for (const name of ['addInitScript', 'exposeFunction', 'exposeBinding']) spend(page, name)
  for (const name of ['install', 'setFixedTime', 'setSystemTime']) spend(page.clock, name)
  for (const name of ['addInitScript', 'grantPermissions', 'setOffline', 'setExtraHTTPHeaders']) spend(context, name)
  return kept
}

const events = [
  ...['console', 'dialog', 'download', 'framenavigated', 'pageerror', 'popup'],
  ...['request', 'requestfailed', 'requestfinished', 'response'],
] as 'console'[]

/** Leaves the page as a new one is: no routes, listeners, storage, history or emulation, and no other pages beside it. */
async function clear({ page }: KeptPage, { baseURL: origin = '', viewport }: Use): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of events) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null })
  if (viewport) await page.setViewportSize(viewport)
  await page.mouse.move(-1, -1)
  // A document of the same site, so that the process stays, and without scripts that could keep something once more.
  await page.goto(`${origin}/healthz`)
  await page.evaluate(() => sessionStorage.clear())
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Page.resetNavigationHistory')
  // A second session of a page would undo what the first one emulates.
  await session.detach()
}
