/** Measures the cost of pages on a slow phone in headless Chromium: paints, blocking, bytes, and the response time of a tap. */
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { browserArguments } from '../browser-arguments.ts'
import { medianOf } from './measure.ts'

/** A visible element that matches the selector and has the text; an empty text matches any. */
interface Sight {
  within: string
  text: string
}

/** A control by role and name, and the element that appears after a tap on it. */
export interface Tap {
  role: 'button' | 'link'
  /** The whole name, or a pattern. */
  name: string | RegExp
  shows: Sight
}

export interface PageVisit {
  path: string
  /** The first row of the page's main content. */
  content: Sight
  /** A control of the page that needs its scripts. */
  tap?: Tap
  /** A link to another page. */
  nextScreen?: Tap
  /**
   * The reader was here before: the page, its files and its responses are saved. The line of the service worker is not throttled, so
   * fresh responses arrive early.
   */
  isReturn?: true
  /** What the browser has in its `localStorage` before. */
  stored?: Readonly<Record<string, string>>
}

/** Times in milliseconds. A tap is null if the visit has none, `Infinity` without a response. */
export interface PageFigures {
  firstPaint: number
  largestPaint: number
  content: number
  /** Time beyond 50 ms of each task after the first paint, until the tap. */
  blocking: number
  /** Transferred until the tap, in kB of 1000 bytes. */
  scriptKilobytes: number
  requests: number
  layoutShift: number
  /** From the tap until its effect is painted. */
  tap: number | null
  nextScreen: number | null
}

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const restMs = 3000
const contentDeadlineMs = 60_000
const tapDeadlineMs = 10_000

/** Medians of several visits. Pages alternate, so that other load on the machine affects all of them. */
export async function measurePages<Visit extends PageVisit>(
  base: string,
  visits: readonly Visit[],
  { executablePath, runs }: { executablePath: string; runs: number },
): Promise<{ visit: Visit; figures: PageFigures }[]> {
  const measured = visits.map((visit) => ({ visit, loads: [] as PageFigures[] }))
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  try {
    for (let run = 0; run < runs; run++) {
      for (const { visit, loads } of measured) {
        const figures = await visitPage(browser, base, visit)
        const { nextScreen } = visit
        const next = nextScreen ? await visitPage(browser, base, { ...visit, tap: nextScreen }) : null
        loads.push({ ...figures, nextScreen: next?.tap ?? null })
      }
    }
  } finally {
    await browser.close()
  }
  return measured.map(({ visit, loads }) => ({ visit, figures: medianFigures(loads) }))
}

async function visitPage(browser: Browser, base: string, visit: PageVisit): Promise<PageFigures> {
  const { path, content, tap, isReturn, stored = {} } = visit
  const context = await browser.newContext({ ...phone, serviceWorkers: isReturn ? 'allow' : 'block' })
  try {
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, stored)
    if (isReturn) await visitBefore(context, base, visit)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const traffic = await countTraffic(session)
    await throttle(session)
    const events = {
      content: Promise.withResolvers<number>(),
      tapped: Promise.withResolvers<number>(),
      answered: Promise.withResolvers<number>(),
    }
    await page.exposeFunction('report', (event: keyof typeof events, at: number) => events[event].resolve(at))
    await page.addInitScript(watchPage, { content, shows: tap?.shows ?? null })
    await page.goto(new URL(path, base).href)
    const contentAt = await within(events.content.promise, contentDeadlineMs)
    if (contentAt === Infinity) throw new Error(`${path} did not show "${content.text}" within ${content.within}`)
    await wait(restMs)
    const figures = {
      ...(await page.evaluate(() => (window as unknown as { readFigures: () => PaintFigures }).readFigures())),
      content: contentAt,
      scriptKilobytes: traffic.scriptBytes / 1000,
      requests: traffic.requests,
      tap: null,
      nextScreen: null,
    }
    if (!tap) return figures
    await tapOn(page, tap)
    const tappedAt = await within(events.tapped.promise, tapDeadlineMs)
    if (tappedAt === Infinity) throw new Error(`${path} did not notice the tap on "${tap.name}"`)
    return { ...figures, tap: (await within(events.answered.promise, tapDeadlineMs)) - tappedAt }
  } finally {
    await context.close()
  }
}

/** The first visit installs the worker, which saves what the second one requests. */
async function visitBefore(context: BrowserContext, base: string, { path, content }: PageVisit): Promise<void> {
  for (let visits = 0; visits < 2; visits++) {
    const page = await context.newPage()
    await page.goto(new URL(path, base).href)
    await page.locator(content.within, { hasText: content.text }).first().waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await wait(restMs)
    await page.close()
  }
}

/** Taps by coordinates: Playwright's own `tap` would inspect the page while it responds. */
async function tapOn(page: Page, { role, name, shows }: Tap): Promise<void> {
  const shown = page.locator(shows.within, { hasText: shows.text }).filter({ visible: true })
  if ((await shown.count()) > 0) throw new Error(`${page.url()} shows "${shows.text}" before the tap on "${name}"`)
  const control = page.getByRole(role, { name, exact: true }).first()
  if (!(await control.isVisible())) await page.evaluate(openFolds)
  // At an edge of the screen the bars or the question for the reader's team would cover it.
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await control.boundingBox()
  if (!box) throw new Error(`There is no ${role} "${name}" to tap on ${page.url()}`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** Phones fold what is below the second screen. */
function openFolds() {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details.fold')) fold.open = true
}

const within = (time: Promise<number>, deadlineMs: number) =>
  Promise.race([time, wait(deadlineMs, Infinity, { ref: false })])

async function countTraffic(session: CDPSession): Promise<{ requests: number; scriptBytes: number }> {
  const traffic = { requests: 0, scriptBytes: 0 }
  const scripts = new Set<string>()
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) traffic.requests += 1
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength
  })
  await session.send('Network.enable')
  return traffic
}

/** 150 ms of latency, 1.6 Mbit/s down, a processor four times slower. */
async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

type PaintFigures = Pick<PageFigures, 'firstPaint' | 'largestPaint' | 'blocking' | 'layoutShift'>

/** Runs in every document before its own scripts. A tap is reported in epoch milliseconds, because it may load another document. */
function watchPage({ content, shows }: { content: Sight; shows: Sight | null }) {
  const { report } = window as unknown as { report: (event: string, at: number) => void }
  const figures: PaintFigures = { firstPaint: 0, largestPaint: 0, blocking: 0, layoutShift: 0 }
  const tasks: PerformanceEntry[] = []
  const observe = (type: string, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    figures.largestPaint = startTime
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) figures.layoutShift += value
  })
  observe('longtask', (entry) => tasks.push(entry))
  const readFigures = (): PaintFigures => {
    const spans = tasks.map(({ startTime, duration }) => Math.min(duration, startTime + duration - figures.firstPaint))
    return { ...figures, blocking: spans.reduce((sum, span) => sum + Math.max(0, span - 50), 0) }
  }
  Object.assign(window, { readFigures })

  const isVisible = ({ within, text }: Sight) =>
    [...document.querySelectorAll(within)].some(
      (element) => element.textContent?.includes(text) && element.checkVisibility({ visibilityProperty: true }),
    )
  /**
   * Looks after changes of the document only: looking at every frame would cost the page more than its own work. A frame callback runs
   * before its paint, a timer set in it after.
   */
  const whenPainted = (sight: Sight, then: (at: number) => void) => {
    const look = () => {
      if (!isVisible(sight)) return
      changes.disconnect()
      requestAnimationFrame(() => setTimeout(() => then(performance.timeOrigin + performance.now())))
    }
    const changes = new MutationObserver(look)
    changes.observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
    look()
  }
  whenPainted(content, (at) => report('content', at - performance.timeOrigin))
  if (!shows) return
  const awaitPaint = () => whenPainted(shows, (at) => report('answered', at))
  if (sessionStorage.getItem('bench-tapped')) awaitPaint()
  const onTap = ({ timeStamp }: Event) => {
    sessionStorage.setItem('bench-tapped', 'yes')
    report('tapped', performance.timeOrigin + timeStamp)
    awaitPaint()
  }
  addEventListener('pointerdown', onTap, { capture: true, once: true })
}

function medianFigures(loads: readonly PageFigures[]): PageFigures {
  const [first] = loads
  if (!first) throw new Error('Nothing was measured')
  const keys = Object.keys(first) as (keyof PageFigures)[]
  const medianOfKey = (key: keyof PageFigures) =>
    first[key] === null ? null : medianOf(loads.map((figures) => figures[key] ?? Infinity))
  return Object.fromEntries(keys.map((key) => [key, medianOfKey(key)])) as unknown as PageFigures
}
