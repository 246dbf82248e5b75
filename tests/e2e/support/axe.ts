/** What axe finds on a page, by the rules of WCAG 2.2 AA and its own best practices. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that read colours; all others read elements, their attributes, and where they are. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** In both themes. `except` names rules that are not asked. */
export async function expectNoViolations(page: Page, { except = [] }: { except?: string[] } = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await standsStill(page)
  expect(await violationsOn(page, (axe) => axe.withTags(tags).disableRules(except)), 'light').toEqual([])
  const light = await layoutOf(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await standsStill(page)
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
  // Where nothing but colours changed, the other rules would read what they read before.
  const isSame = (await layoutOf(page)) === light
  const dark = await violationsOn(page, (axe) =>
    isSame ? axe.withRules(colourRules) : axe.withTags(tags).disableRules(except),
  )
  expect(dark, 'dark').toEqual([])
  await page.emulateMedia({ colorScheme: null })
}

/** Waits for all animations that end; what waits for an answer pulses on. */
export async function standsStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.all(ending.map(({ finished }) => finished.catch(() => null)))
  })
}

async function violationsOn(page: Page, choose: (axe: AxeBuilder) => AxeBuilder) {
  // All is in one document, so axe need not put the findings of frames together in a page of its own.
  const axe = choose(new AxeBuilder({ page }).options({ resultTypes: ['violations'] })).setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.slice(0, 4).map(({ html, any }) => `${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
    count: nodes.length,
  }))
}

/** Every element as it is written, with its place and whether it is visible. */
function layoutOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height, element.checkVisibility({ visibilityProperty: true, opacityProperty: true })].join()
    })
    return `${document.documentElement.outerHTML}\n${boxes.join('\n')}`
  })
}
