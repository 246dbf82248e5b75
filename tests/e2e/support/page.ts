/** Invariants of any page, for any server; and errors behind a page. */
import { expect, type Page } from '@playwright/test'
import { brokenText } from './api.ts'
import { islandsOnTheirOwn } from './islands.ts'

/** Opens an address and waits until its islands are hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

/**
 * Waits until the islands of the page are hydrated, after a click that led to it and once its URL is current. Earlier clicks would be lost.
 */
export async function hydrated(page: Page): Promise<void> {
  // Of a document that has only begun to arrive there are no islands yet that could be waited for.
  await page.waitForLoadState()
  await expect(page.locator(`${islandsOnTheirOwn}[ssr]`)).toHaveCount(0)
  const unhydrated = page.locator('html:not([data-hydrated]) astro-island[props*=snapshot]')
  await expect(unhydrated).toHaveCount(0)
}

/** Waits until the fonts are loaded: until then texts and the content below may move. */
export async function fontsLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

/** Waits until nothing on the page is loading, and the dialog in the URL, if any, is open. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main').first()).toBeVisible()
  if (/[?&](player|matchup)=/.test(page.url())) await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('.waiting')).toHaveCount(0)
  // Sections below the first screen.
  await expect(page.locator('main .min-h-dvh:empty')).toHaveCount(0)
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  await expect(page.getByText(/^Loading.*\.\.\.$/)).toHaveCount(0)
}

export interface Trouble {
  /** Console errors and uncaught errors, without those that match `allow`. */
  found(allow?: RegExp): string[]
}

/** To be called before the page is opened. */
export function watchForTrouble(page: Page): Trouble {
  const said: string[] = []
  page.on('console', (message) => {
    // The tests block service workers themselves (`serviceWorkers` in playwright.config.ts).
    if (message.text().includes('registration blocked by Playwright')) return
    if (message.type() === 'error' || message.type() === 'warning')
      said.push(`${page.url()} ${message.text() || JSON.stringify(message.location())}`)
  })
  page.on('pageerror', (error) => said.push(`${page.url()} ${error.stack || `${error.name}: ${error.message}`}`))
  return { found: (allow = /(?!)/) => said.filter((text) => !allow.test(text)) }
}

/** The page is not wider than its viewport. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(beyond)).toBe(0)
}

/** Something is shown, all of it is words and figures, none of it was taken for markup, and it fits the screen. */
export async function expectWhole(page: Page): Promise<void> {
  const { content, broken, injected, overflow, narrow } = await page.evaluate((pattern) => {
    const isBroken = (text: string | null) => text !== null && new RegExp(pattern).test(text)
    const main = document.querySelector('main')
    const attributes = [
      'aria-label',
      'title',
      'alt',
      'placeholder',
      'href',
      'aria-description',
      'd',
      'transform',
      'points',
    ]
    const broken: string[] = []
    for (const element of document.querySelectorAll('body *:not(script, style, pre)')) {
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      const text = own.map(({ textContent }) => textContent).join('')
      if (isBroken(text)) broken.push(text)
      for (const name of attributes) {
        if (isBroken(element.getAttribute(name)))
          broken.push(`${element.tagName} ${name}="${element.getAttribute(name)}"`)
      }
    }
    const root = document.scrollingElement ?? document.documentElement
    const wide = [...document.querySelectorAll('main *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 0 && right > root.clientWidth + 1 && !element.closest('.overflow-x-auto, .sr-only, dialog')
    })
    // A column that the others leave no room.
    const narrow = [...document.querySelectorAll<HTMLElement>('main :is(td, th)')].filter(
      (cell) => cell.checkVisibility() && cell.innerText.trim().length > 3 && cell.clientWidth < 20,
    )
    return {
      narrow: narrow.slice(0, 3).map(({ innerText }) => innerText),
      content: (main?.textContent ?? '').trim().length,
      broken,
      // The rules of a book have their own emphasis.
      injected: document.querySelectorAll('main img[src="x"], main em:not(.italic), main u').length,
      overflow:
        root.scrollWidth > root.clientWidth
          ? `${root.scrollWidth} > ${root.clientWidth}: ${wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 160))}`
          : '',
    }
  }, brokenText.source)
  expect(broken).toEqual([])
  expect(content).toBeGreaterThan(10)
  expect(injected).toBe(0)
  expect(overflow).toBe('')
  expect(narrow).toEqual([])
  expect(await page.title()).not.toMatch(/^taken$|^1$|NaN|undefined|null/)
}

/** With reduced motion nothing moves; call it with reduced motion emulated. */
export async function expectNoMotion(page: Page): Promise<void> {
  const moving = await page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time)))
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationName, animationDuration, transitionDuration, transitionProperty } = getComputedStyle(element)
        const animates = animationName !== 'none' && seconds(animationDuration) > 0.01
        return animates || (transitionProperty !== 'none' && seconds(transitionDuration) > 0.01)
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })
  expect(moving.slice(0, 5)).toEqual([])
}
