/** Every screen in Safari's engine and Firefox, on a desk and as wide as a phone: as in Chromium, without an error, and fits. */
import { brokenText } from '../../support/broken-text.ts'
import { settled } from '../support/page.ts'
import { addressOf, everyScreen } from '../support/routes.ts'
import { expect, openWhole, test, whole } from './support/test.ts'

const perTest = 8
const desk = { width: 1280, height: 900 }
/** A4 within its margins, upright. */
const paper = { width: 718, height: 1000 }
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
      await page.setViewportSize(paper)
      await page.emulateMedia({ media: 'print' })
      await tab.resize(paper.width, paper.height)
      await tab.run(applyPrintRules)
      await whole(tab)
      await expect.soft
        .poll(async () => differences(await tab.run(readShown), await page.evaluate(readShown)), {
          message: `${screen} on paper`,
        })
        .toEqual([])
      await expect.soft.poll(() => tab.run(findTooWide), { message: `${screen} on paper` }).toEqual([])
      await expect.soft.poll(() => tab.run(findOverlaps), { message: `${screen} on paper` }).toEqual([])
      await page.emulateMedia({ media: null })
      await page.setViewportSize(desk)
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

/** In the page: the rules for paper apply, which the drivers of these engines cannot ask for. */
function applyPrintRules(): void {
  const apply = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) rule.media.mediaText = rule.media.mediaText.replace(/\bprint\b/g, 'all')
      if ('cssRules' in rule) apply(rule.cssRules as CSSRuleList)
    }
  }
  for (const { cssRules } of document.styleSheets) apply(cssRules)
}

/** In the page: texts that are to be seen, in order. */
function readShown(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    const text = textContent?.replace(/\s+/g, ' ').trim()
    if (
      text &&
      !parentElement?.closest('script, style, pre, svg') &&
      parentElement?.checkVisibility({ visibilityProperty: true })
    )
      texts.push(text.slice(0, 200))
  }
  return texts
}

/** In the page: pairs of texts that cover each other. Those of charts may touch, and lines of a heading. */
function findOverlaps(): string[] {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const lines: { text: string; box: DOMRect }[] = []
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    const text = textContent?.trim() ?? ''
    const isShown = parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!text || !isShown || parentElement?.closest('svg, figure, .sr-only, dialog')) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    for (const box of range.getClientRects()) if (box.width > 1) lines.push({ text, box })
  }
  lines.sort((a, b) => a.box.top - b.box.top)
  const pairs: string[] = []
  lines.forEach(({ text, box }, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top > box.bottom - 4) break
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const height = Math.min(box.bottom, other.box.bottom) - other.box.top
      if (text !== other.text && width > 4 && height > 4)
        pairs.push(`${text.slice(0, 60)} | ${other.text.slice(0, 60)}`)
    }
  })
  return pairs.slice(0, 5)
}

function differences(ours: readonly string[], chromium: readonly string[]): string[] {
  const at = ours.findIndex((text, index) => text !== chromium[index])
  if (at === -1 && ours.length === chromium.length) return []
  const from = at === -1 ? ours.length : at
  return [`here: ${ours.slice(from, from + 4).join(' | ')}`, `Chromium: ${chromium.slice(from, from + 4).join(' | ')}`]
}
