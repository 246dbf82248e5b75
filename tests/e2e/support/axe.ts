/** Axe's findings on a page, by the rules of WCAG 2.2 AA and its own best practices. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { Result } from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** In the theme that the page has. `except` names rules that are not checked. */
export async function expectNoViolations(page: Page, { except = [] }: { except?: string[] } = {}): Promise<void> {
  await animationsEnded(page)
  // Through the protocol, because the page's policy forbids foreign scripts.
  await page.evaluate(readFileSync(script, 'utf8'))
  const violations = await page.evaluate(
    async ({ tags, except }) => {
      const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Result[] }> } }
      const { violations } = await axe.run({
        runOnly: { type: 'tag', values: tags },
        rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
      })
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.slice(0, 4).map(({ html, any }) => `${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
        count: nodes.length,
      }))
    },
    { tags, except },
  )
  expect(violations).toEqual([])
}

/** Waits for all finite animations; skeletons pulse on, and what moves with the scroll position never ends. */
export async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    return Promise.all(ending.map(({ finished }) => finished.catch(() => null)))
  })
}
