/** Every screen in Safari's engine and Firefox, on a desk and as wide as a phone: as in Chromium, without an error, and fits. */
import { brokenText } from '../../support/broken-text.ts'
import { settled } from '../support/page.ts'
import { addressOf, everyScreen } from '../support/routes.ts'
import { expect, openWhole, test, whole } from './support/test.ts'

const perTest = 8
for (let start = 0; start < everyScreen.length; start += perTest) {
  const screens = everyScreen.slice(start, start + perTest)
  test(`screens as in Chromium: ${screens.join(', ')}`, async ({ tab, site, page, request }) => {
    for (const screen of screens) {
      const address = site.origin + (await addressOf(request, screen))
      await page.goto(address)
      if (screen !== 'unknown address') await settled(page)
      await tab.resize(1280, 860)
      await openWhole(tab, address)
      await expect.soft
        .poll(async () => differences(await tab.run(readText), await page.evaluate(readText)), { message: screen })
        .toEqual([])
      expect
        .soft(
          (await tab.run(readText)).filter((text) => brokenText.test(text)),
          screen,
        )
        .toEqual([])
      for (const width of [1280, 390]) {
        await tab.resize(width, 860)
        await whole(tab)
        await expect.soft.poll(() => tab.run(findTooWide), { message: `${screen}, ${width} px` }).toEqual([])
      }
    }
  })
}

/** In the page: what reaches beyond its side. */
function findTooWide(): string[] {
  const root = document.scrollingElement ?? document.documentElement
  if (root.scrollWidth <= root.clientWidth) return []
  const wide = [...document.querySelectorAll('main *')].filter(
    (element) =>
      element.getBoundingClientRect().right > root.clientWidth + 1 &&
      !element.closest('.overflow-x-auto, .sr-only, dialog'),
  )
  return [`${root.scrollWidth} px`, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 160))]
}

/** In the page: its texts, in order. Those in charts depend on the widths of letters. */
function readText(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('script, style, noscript, pre, svg')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  const texts: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim()
    if (text) texts.push(text.slice(0, 200))
  }
  return texts
}

function differences(ours: readonly string[], chromium: readonly string[]): string[] {
  const at = ours.findIndex((text, index) => text !== chromium[index])
  if (at === -1 && ours.length === chromium.length) return []
  const from = at === -1 ? ours.length : at
  return [`here: ${ours.slice(from, from + 4).join(' | ')}`, `Chromium: ${chromium.slice(from, from + 4).join(' | ')}`]
}
