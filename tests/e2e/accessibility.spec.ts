/**
 * WCAG 2.2 AA by axe, keyboard, reduced motion, nothing that scrolls sideways, nothing that jumps while it loads: on two
 * screens in the light theme. Every screen in both themes and widths: accessibility.sweep.spec.ts; contrast of the palette:
 * tests/ui/palette.test.ts.
 */
import { expect, test } from '@playwright/test'
import { asApi } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { expectReachable } from './support/keyboard.ts'
import { expectNoShifts, recordShifts } from './support/layout-shifts.ts'
import { expectNoMotion, expectWhole, open, settled } from './support/page.ts'
import { addressOf, type ScreenName } from './support/routes.ts'

const screens: ScreenName[] = ['overview', 'team week']

test.use({ colorScheme: 'light' })

for (const screen of screens) {
  test(`${screen} fits a desktop and a phone, does not shift while it loads, and has no violations`, async ({
    page,
    request,
  }) => {
    await recordShifts(page)
    await open(page, await addressOf(request, screen))
    await settled(page)
    await expectWhole(page)
    await expectNoShifts(page)
    await expectNoViolations(page)
    await page.setViewportSize({ width: 360, height: 780 })
    // Charts are redrawn for their width.
    await expect(() => expectWhole(page)).toPass()
  })
}

test('an open drawer has no violations', { tag: ['@phone', '@sweep'] }, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'small screens only')
  await open(page, '/analysis')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page)
})

test('an empty home, a league that is loading, being imported or failed have no violations', { tag: '@sweep' }, async ({
  page,
}) => {
  await page.route(/\/api\/v1\/leagues\/(\?|$)/, (route) => route.fulfill(asApi([])))
  await open(page, '/')
  await expect(page.getByText('Ready to Dominate Your Draft?')).toBeVisible()
  await expectNoViolations(page)
  const responses = [
    [{ status: 202, json: { status: 'importing', progress: { step: 'Week 3', done: 3, total: 9 } } }, 'Week 3'],
    [{ status: 500, json: { detail: 'Planned' } }, 'Failed to load league data'],
  ] as const
  for (const [response, text] of responses) {
    await page.route(/\/api\/v1\/leagues\/espn\//, (route) => route.fulfill(response))
    await open(page, '/leagues/espn/101/overview')
    await expect(page.getByText(text).first()).toBeVisible()
    await expectNoViolations(page)
  }
  await page.route(/\/api\/v1\/leagues\/espn\//, () => {})
  await open(page, '/leagues/espn/101/overview')
  await expect(page.locator('.waiting').first()).toBeVisible()
  // The page's heading is the league's name, which is not loaded yet.
  await expectNoViolations(page, { except: ['page-has-heading-one'] })
})

test('the first stop skips to the content, and every stop is seen', async ({ page, request }) => {
  await open(page, await addressOf(request, 'team week'))
  await settled(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await page.reload()
  await settled(page)
  await expectReachable(page)
})

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves on a screen, and skeletons stand still', { tag: '@sweep' }, async ({ page, request }) => {
    const overview = await addressOf(request, 'overview')
    await open(page, overview)
    await settled(page)
    await expectNoMotion(page)
    await page.route(/\/api\/v1\//, () => {})
    await open(page, overview)
    await expect(page.locator('.waiting').first()).toBeVisible()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

test('the theme follows the system, can be switched, and persists', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await open(page, '/')
  const light = await background()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await background()).not.toBe(light)
  const theme = page.getByRole('button', { name: /theme/i })
  await theme.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/)
  const chosen = await page.locator('html').getAttribute('data-theme')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', chosen ?? '')
  expect((await background()) === light).toBe(chosen === 'light')
})
