/** Layout shifts while a page loads. */
import { expect, type Page } from '@playwright/test'

/** The largest sum of layout shifts that a reader does not notice. */
const mostShift = 0.02

/** To be called before the page is opened: notes every layout shift that no input explains. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; nodes: string[] }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 160) : ''))
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, nodes })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    // A placeholder is painted before its response is requested.
    const request = window.fetch.bind(window)
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    window.fetch = (...parameters) => painted().then(() => request(...parameters))
  })
}

export async function expectNoShifts(page: Page): Promise<void> {
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; nodes: string[] }[] }).shifts,
  )
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(total, JSON.stringify(shifts, null, 1)).toBeLessThan(mostShift)
}
