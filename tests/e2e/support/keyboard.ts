/** A page by keyboard. */
import { expect, type Page } from '@playwright/test'

const mostStops = 40

interface Stop {
  name: string
  isVisible: boolean
  hasRing: boolean
  tabIndex: number
}

/** Walks through the page with Tab: every stop is visible and shows its focus, and none has a positive tabindex. */
export async function expectReachable(page: Page): Promise<void> {
  const stops: Stop[] = []
  while (stops.length < mostStops) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readFocused)
    if (!stop) break
    stops.push(stop)
  }
  expect(stops.length).toBeGreaterThan(1)
  for (const { name, isVisible, hasRing } of stops) {
    expect(isVisible, `${name} is in sight`).toBe(true)
    expect(hasRing, `${name} shows that it is focused`).toBe(true)
  }
  expect(stops.filter(({ tabIndex }) => tabIndex > 0)).toEqual([])
}

/** Runs in the page. Null if nothing or the previous element is focused. */
function readFocused(): Stop | null {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement || focused instanceof SVGElement) || focused === document.body) return null
  if (focused.dataset.walked) return null
  focused.dataset.walked = 'true'
  const { width, height, top, left, bottom, right } = focused.getBoundingClientRect()
  const onTop = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).slice(0, 3)
  // A radio button's own box can be hidden below its label: then the label shows the focus.
  // A button that takes taps for its whole card has the ring around that, on its `::after`.
  const rings = [focused, focused.closest('label'), focused.parentElement].flatMap((element) =>
    element ? [getComputedStyle(element), getComputedStyle(element, '::after')] : [],
  )
  return {
    name: `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent ?? ''}`.trim().slice(0, 80),
    isVisible:
      width > 0 &&
      height > 0 &&
      bottom > 0 &&
      top < innerHeight &&
      (onTop.some((element) => element.contains(focused) || focused.contains(element)) || height > innerHeight),
    hasRing: rings.some(({ outlineStyle, outlineWidth, boxShadow }) => {
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    }),
    tabIndex: focused.tabIndex,
  }
}
