/** What axe finds on a page, by the rules of WCAG 2.2 AA and its own best practices. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { ContextObject, Result, RunOptions } from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that read colours; all others read elements, their attributes, and where they are. */
const colourRules = ['color-contrast', 'link-in-text-block']
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What the functions below leave in a page. */
interface Marks {
  axe: { run(context: ContextObject | Document, options: RunOptions): Promise<{ violations: Result[] }> }
  layout?: string
}

/** In both themes. `except` names rules that are not asked. */
export async function expectNoViolations(page: Page, { except = [] }: { except?: string[] } = {}): Promise<void> {
  const others = [...except, ...colourRules]
  await page.emulateMedia({ colorScheme: 'light' })
  await standsStill(page)
  expect(await violationsOn(page, { except: others }), 'light').toEqual([])
  expect(await violationsOn(page, { colours: true }), 'light').toEqual([])
  await isLaidOutAsBefore(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await standsStill(page)
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
  // Where nothing but colours changed, the other rules would read what they read before.
  if (!(await isLaidOutAsBefore(page))) expect(await violationsOn(page, { except: others }), 'dark').toEqual([])
  expect(await violationsOn(page, { colours: true }), 'dark').toEqual([])
  await page.emulateMedia({ colorScheme: null })
}

/** Waits for all animations that end; what waits for an answer pulses on. */
export async function standsStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.all(ending.map(({ finished }) => finished.catch(() => null)))
  })
}

/** All rules but `except` on the whole page; or those that read colours, on texts that differ in theirs. */
async function violationsOn(page: Page, { except = [], colours = false }: { except?: string[]; colours?: boolean }) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  const runOnly: RunOptions['runOnly'] = colours ? { type: 'rule', values: colourRules } : { type: 'tag', values: tags }
  const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]))
  const options: RunOptions = { runOnly, rules, resultTypes: ['violations'] }
  const include = colours ? await page.evaluateHandle(textsThatDiffer) : null
  return page.evaluate(
    async ([include, options]) => {
      if (include?.length === 0) return []
      const { axe } = window as unknown as Marks
      const { violations } = await axe.run(include ? { include } : document, options)
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.slice(0, 4).map(({ html, any }) => `${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
        count: nodes.length,
      }))
    },
    [include, options] as const,
  )
}

/**
 * Axe looks for what lies below every text: most of its time. Rows of a table or cards of a list have the same colours, one
 * inside the other. Of all texts and controls that agree in these and in their font: the first and the last.
 */
function textsThatDiffer(): Element[] {
  const looks = new Map<Element, string>()
  const lookOf = (element: Element): string => {
    const known = looks.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element)
    const around = element.parentElement ? lookOf(element.parentElement) : ''
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ')
    const look = own === 'rgba(0, 0, 0, 0) none 1 none normal' ? around : `${around} > ${own}`
    looks.set(element, look)
    return look
  }
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const texts = [...document.querySelectorAll('body *')].filter(
    (element) =>
      (hasText(element) || element.matches('a[href], button, input, select, textarea')) && element.checkVisibility(),
  )
  const alike = Map.groupBy(texts, (element) => {
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element)
    return [lookOf(element), element.tagName, color, fontSize, fontWeight, textShadow, textDecorationLine].join()
  })
  return [...alike.values()].flatMap((some) => [...new Set([some[0], some.at(-1)] as Element[])])
}

/** Whether every element is written, placed and visible as at the call before in this document. */
function isLaidOutAsBefore(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const marks = window as unknown as Marks
    const boxes = [...document.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height, element.checkVisibility({ visibilityProperty: true, opacityProperty: true })].join()
    })
    const before = marks.layout
    marks.layout = `${document.documentElement.outerHTML}\n${boxes.join('\n')}`
    return marks.layout === before
  })
}
