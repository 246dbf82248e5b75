/** A league that nobody opened before, on plain files: the visitor's browser requests it from ESPN, 150 ms per response. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { DomainError } from '../../../src/domain/errors.ts'
import { demoLeagues } from '../../../src/hosts/demo/index.ts'
import { startFakeEspn } from '../../../tests/hosts/espn/fake-espn.ts'
import { browserArguments } from '../browser-arguments.ts'
import { buildSite } from './build.ts'
import { measureEngineAnalytics } from './engine-analytics.ts'
import { inKilobytes, inMilliseconds, type Measure, medianOf } from './measure.ts'
import { throttle } from './measure-pages.ts'
import { serveAsPages } from './serve-as-pages.ts'

/** Not a demo league: those are simulated in the browser, without ESPN. */
const espnLeagueId = 700_900
const latencyMs = 150
const visits = 3
const limits = { desktop: '1.5 s', 'slow phone': '3.5 s' }

/** Builds a site of files into `folder` and opens a league of 12 teams on it, each visit on an empty device. */
export async function measureEngine(folder: string, executablePath: string): Promise<Measure[]> {
  const [demo] = demoLeagues
  if (!demo) return []
  const files: Record<string, unknown> = { ...demo.generate() }
  files['league.json'] = { ...(files['league.json'] as object), id: espnLeagueId }
  const league = { read: async (name: string) => files[name] ?? null }
  const espn = await startFakeEspn({
    leagues: new Map([[`${demo.season}/${espnLeagueId}`, league]]),
    latencyMs,
    isCompressed: true,
  })
  const siteDir = await build(folder, espn.baseUrl)
  const site = await serveAsPages(siteDir)
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  try {
    const measures: Measure[] = [sizeOfWorker(siteDir)]
    for (const device of ['desktop', 'slow phone'] as const) {
      const times: Times[] = []
      for (let visit = 0; visit < visits; visit++) times.push(await openLeague(browser, site.origin, device))
      const median = (figure: keyof Times) => inMilliseconds(medianOf(times.map((time) => time[figure])))
      measures.push(
        { what: `Standings after the click, ${device} (at most ${limits[device]})`, value: median('standings') },
        { what: `Whole season after the click, ${device}`, value: median('whole') },
        { what: `Longest task of the page meanwhile, ${device} (at most 50 ms)`, value: median('longestTask') },
      )
    }
    const requestCount = espn.requests.filter(({ espnLeagueId: id }) => id === espnLeagueId).length
    const league = { host: 'espn', leagueId: String(espnLeagueId), season: demo.season } as const
    const siteUrl = `${site.origin}/leagues/espn/${espnLeagueId}/overview`
    return [
      ...measures,
      { what: 'Requests to ESPN for a season (at most 22)', value: String(requestCount / (2 * visits)) },
      ...(await measureEngineAnalytics(browser, { siteUrl, workerPath: `/_astro/${workerOf(siteDir)}`, league })),
    ]
  } finally {
    await browser.close()
    await site.close()
    await espn.close()
  }
}

async function build(folder: string, espnBaseUrl: string): Promise<string> {
  const siteDir = join(folder, 'site')
  const env = {
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: siteDir,
    PUBLIC_API_BASE_URL: 'none',
    PUBLIC_ESPN_BASE_URL: espnBaseUrl,
  }
  await buildSite(env)
  return siteDir
}

/** What a call waits for: the worker's own file, and those that it imports at once. */
function sizeOfWorker(siteDir: string): Measure {
  const scripts = join(siteDir, '_astro')
  const textOf = (name: string) => readFileSync(join(scripts, name), 'utf8')
  const imported = [...textOf(workerOf(siteDir)).matchAll(/\bimport(?:[^"'()]*from)?\s*["']\.\/([^"']+)["']/g)]
  const files = [workerOf(siteDir), ...imported.map(([, name = '']) => name)]
  const size = files.reduce((sum, name) => sum + brotliCompressSync(textOf(name)).byteLength, 0)
  return { what: 'Worker, brotli (at most 50 kB)', value: `${inKilobytes(size)} in ${files.length} file` }
}

function workerOf(siteDir: string): string {
  const name = readdirSync(join(siteDir, '_astro')).find((file) => /^worker-.*\.js$/.test(file))
  if (!name) throw new DomainError('not-found', `${siteDir} has no worker of the engine.`)
  return name
}

interface Times {
  standings: number
  whole: number
  longestTask: number
}

async function openLeague(browser: Browser, origin: string, device: 'desktop' | 'slow phone'): Promise<Times> {
  const viewport = device === 'desktop' ? { width: 1350, height: 940 } : { width: 412, height: 823 }
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchOpening)
    await page.goto(origin)
    await page.getByLabel('Open a league').fill(String(espnLeagueId))
    if (device === 'slow phone') await throttle(await context.newCDPSession(page))
    const opened = page.waitForEvent('console', {
      predicate: (message) => message.text() === 'opened',
      timeout: 60_000,
    })
    const began = Date.now()
    await page.getByRole('button', { name: 'Open', exact: true }).click({ noWaitAfter: true })
    await opened
    const { standings, whole, longestTask } = await page.evaluate(() => (window as unknown as { seen: Times }).seen)
    return { standings: standings - began, whole: whole - began, longestTask }
  } finally {
    await context.close()
  }
}

/**
 * Runs in each page before its own scripts: on this host a first one leads to the league's. Nothing else looks at the page
 * meanwhile: the script with which Playwright waits for an element is a long task itself.
 */
function watchOpening() {
  const seen = { standings: 0, whole: 0, longestTask: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longestTask = Math.max(seen.longestTask, duration)
  }).observe({ type: 'longtask', buffered: true })
  const look = () => {
    const text = document.querySelector('main')?.textContent ?? ''
    if (seen.standings === 0 && document.querySelector('main tbody tr')) seen.standings = Date.now()
    if (seen.standings > 0 && text.includes('saved on this device')) seen.whole = Date.now()
    if (seen.whole === 0) setTimeout(look, 50)
    // The last tasks are told a moment later.
    else setTimeout(() => console.log('opened'), 500)
  }
  look()
}
