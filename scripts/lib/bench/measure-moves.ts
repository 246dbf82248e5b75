/** How long it takes from the click on a link until the next screen is there. */
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserArguments } from '../browser-arguments.ts'
import { medianOf } from './measure.ts'
import { throttle, viewports } from './measure-routes.ts'

export interface Move {
  from: string
  /** The link that is clicked. */
  link: string
  /** What the next screen has once its data is there. */
  mark: string
}

/** Median milliseconds of each move on a screen that is there and quiet: a first visit, then the way back and again. */
export async function measureMoves(
  base: string,
  moves: Readonly<Record<string, Move>>,
  executablePath: string,
  { mode, runs = 5 }: { mode: keyof typeof viewports; runs?: number },
): Promise<{ what: string; first: number; again: number }[]> {
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  try {
    const found = Object.entries(moves).map(([what, move]) => ({
      what,
      move,
      first: [] as number[],
      again: [] as number[],
    }))
    for (let run = 0; run < runs; run += 1) {
      for (const { move, first, again } of found) {
        const times = await moveTwice(browser, base, move, mode)
        first.push(times.first)
        again.push(times.again)
      }
    }
    return found.map(({ what, first, again }) => ({ what, first: medianOf(first), again: medianOf(again) }))
  } finally {
    await browser.close()
  }
}

async function moveTwice(browser: Browser, base: string, move: Move, mode: keyof typeof viewports) {
  const context = await browser.newContext({ viewport: viewports[mode], serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    if (mode === 'throttled') await throttle(await context.newCDPSession(page))
    await page.addInitScript(watchMark, move)
    await page.goto(new URL(move.from, base).href, { waitUntil: 'networkidle' })
    const first = await clickAndWait(page, move)
    await page.waitForLoadState('networkidle')
    await page.goto(new URL(move.from, base).href, { waitUntil: 'networkidle' })
    return { first, again: await clickAndWait(page, move) }
  } finally {
    await context.close()
  }
}

async function clickAndWait(page: Page, { link }: Move): Promise<number> {
  const clicked = await page.evaluate((selector) => {
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0)
    const now = Date.now()
    shown?.click()
    return shown ? now : null
  }, link)
  if (clicked === null) throw new Error(`No link to click: ${link}`)
  await page.waitForFunction(() => (window as unknown as Marked).markedAt !== undefined)
  return (await page.evaluate(() => (window as unknown as Marked).markedAt ?? 0)) - clicked
}

interface Marked {
  /** Milliseconds since 1970. */
  markedAt?: number
}

/** Runs in every document before its own scripts. */
function watchMark({ from, mark }: Move) {
  const isThere = () => document.querySelector(mark)?.getClientRects().length
  const look = () => {
    if (!location.pathname.startsWith(from) && isThere()) Object.assign(window, { markedAt: Date.now() })
    else requestAnimationFrame(look)
  }
  look()
}
