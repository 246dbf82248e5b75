/**
 * Measures each route of the built site in headless Chromium: bytes by kind as transferred, requests, paints, blocking
 * time and layout shift; unthrottled on a desktop, and on a phone at 150 ms, 1.6 Mbit/s and a CPU four times slower.
 */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { browserArguments } from '../browser-arguments.ts'

export interface RouteFigures {
  route: string
  mode: 'unthrottled' | 'throttled'
  /** Kilobytes as transferred. */
  javascript: number
  css: number
  fonts: number
  data: number
  requests: number
  /** Milliseconds. */
  firstPaint: number
  largestPaint: number
  blockingTime: number
  longestTask: number
  layoutShift: number
  /** Milliseconds until what the address is for is there, where that was named. */
  shown: number
  /** Elements of the document. */
  nodes: number
}

/** A path, and what it is for: the selector of something that only its data brings. */
export type Route = string | { path: string; mark: string }

type Mode = RouteFigures['mode']

const quietMilliseconds = 700

export interface MeasureOptions {
  modes?: readonly Mode[]
  runs?: number
}

/**
 * Medians of several cold loads of each address, which take turns: what the machine does meanwhile meets all of them.
 * `routes` maps a name to an address.
 */
export async function measureRoutes(
  base: string,
  routes: Readonly<Record<string, Route>>,
  executablePath: string | undefined,
  { modes = ['unthrottled', 'throttled'], runs = 3 }: MeasureOptions = {},
): Promise<RouteFigures[]> {
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  try {
    const kinds = Object.entries(routes).flatMap(([route, address]) => modes.map((mode) => ({ route, address, mode })))
    const loads = kinds.map((): RouteFigures[] => [])
    for (let run = 0; run < runs; run += 1) {
      for (const [index, { route, address, mode }] of kinds.entries()) {
        const { path, mark } = typeof address === 'string' ? { path: address, mark: null } : address
        loads[index]?.push(await loadOnce(browser, { route, url: new URL(path, base).href, mark, mode }))
      }
    }
    return loads.map(medianOf)
  } finally {
    await browser.close()
  }
}

interface Load {
  route: string
  url: string
  mark: string | null
  mode: Mode
}

async function loadOnce(browser: Browser, { route, url, mark, mode }: Load): Promise<RouteFigures> {
  const context = await browser.newContext({ viewport: viewports[mode], serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const bytes = await countBytes(session)
    if (mode === 'throttled') await throttle(session)
    await page.addInitScript(watchPaints, mark)
    await page.goto(url, { waitUntil: 'load' })
    await untilQuiet(page)
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
    const blocking = seen.tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0)
    return {
      route,
      mode,
      javascript: bytes.script / 1000,
      css: bytes.stylesheet / 1000,
      fonts: bytes.font / 1000,
      data: bytes.fetch / 1000,
      requests: bytes.requests,
      firstPaint: seen.firstPaint,
      largestPaint: seen.largestPaint,
      blockingTime: blocking,
      longestTask: Math.max(0, ...seen.tasks),
      layoutShift: seen.layoutShift,
      shown: seen.shown,
      nodes: await page.evaluate(() => document.querySelectorAll('*').length),
    }
  } finally {
    await context.close()
  }
}

async function countBytes(session: CDPSession) {
  const bytes = { script: 0, stylesheet: 0, font: 0, fetch: 0, document: 0, other: 0, requests: 0 }
  const kinds = new Map<string, keyof typeof bytes>()
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (request.url.startsWith('data:')) return
    const kind = type === 'XHR' ? 'fetch' : (type?.toLowerCase() ?? 'other')
    kinds.set(requestId, kind in bytes ? (kind as keyof typeof bytes) : 'other')
    bytes.requests += 1
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) kinds.set(requestId, 'script')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) bytes[kind] += encodedDataLength
  })
  await session.send('Network.enable')
  return bytes
}

export const viewports = { throttled: { width: 412, height: 823 }, unthrottled: { width: 1350, height: 940 } } as const

/** 150 ms, 1.6 Mbit/s, a processor four times slower. */
export async function throttle(session: CDPSession) {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

interface Seen {
  firstPaint: number
  largestPaint: number
  layoutShift: number
  tasks: number[]
  shown: number
}

/** Runs in the page before its own scripts. */
function watchPaints(mark: string | null) {
  const seen = { firstPaint: 0, largestPaint: 0, layoutShift: 0, tasks: [] as number[], shown: 0 }
  Object.assign(window, { seen })
  const watch = (type: string, tell: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime
  })
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) seen.layoutShift += shift.value
  })
  watch('longtask', (entry) => seen.tasks.push(entry.duration))
  const look = () => {
    if (mark === null || document.querySelector(mark)?.getClientRects().length) seen.shown = performance.now()
    else requestAnimationFrame(look)
  }
  look()
}

/** Waits until no request has ended for a while. */
async function untilQuiet(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)), quietMilliseconds)
}

function medianOf(loads: RouteFigures[]): RouteFigures {
  const [first] = loads
  if (!first) throw new Error('Nothing was measured')
  const medians = Object.entries(first).map(([key, value]) => {
    if (typeof value !== 'number') return [key, value]
    const values = loads.map((load) => Number(load[key as keyof RouteFigures])).sort((a, b) => a - b)
    return [key, values[Math.floor(values.length / 2)]]
  })
  return Object.fromEntries(medians) as RouteFigures
}
